// Do these herds fit into these pens, and which herds can be kept? For any number of kinds: a herd is a list with the
// number of animals of each kind, and the pens come as what matters about them.

/** What pens hold, sorted by what may live together. */
export interface Places {
  /** Pens for one kind each: how many there are, what each holds and for which kinds. */
  pens: number
  readonly holds: number[]
  readonly kinds: number[]
  /** The sum of what they hold. */
  held: number
  /** Single places for any animal. */
  loose: number
  /** Single places for some kinds only. */
  picky: number
  readonly pickyHolds: number[]
  readonly pickyKinds: number[]
}

export const noPlaces = (): Places => ({
  pens: 0,
  holds: [],
  kinds: [],
  held: 0,
  loose: 0,
  picky: 0,
  pickyHolds: [],
  pickyKinds: [],
})

export function clear(at: Places): void {
  at.pens = 0
  at.held = 0
  at.loose = 0
  at.picky = 0
}

/** A pen whose kinds mix is so many single places; one that holds 1 animal is one. */
export function addPen(at: Places, holds: number, kinds: number, mixed: boolean): void {
  if (holds <= 0) return
  if (!mixed && holds > 1) {
    at.holds[at.pens] = holds
    at.kinds[at.pens++] = kinds
    at.held += holds
  } else if (kinds === -1) at.loose += holds
  else {
    at.pickyHolds[at.picky] = holds
    at.pickyKinds[at.picky++] = kinds
  }
}

/** All that the answer to "which herds can be kept here?" depends on. */
export function questionOf(at: Places, herd: readonly number[]): number[] {
  const out = herd.slice()
  out.push(at.loose, at.pens)
  for (let i = 0; i < at.pens; i++) out.push(at.holds[i], at.kinds[i])
  for (let i = 0; i < at.picky; i++) out.push(at.pickyHolds[i], at.pickyKinds[i])
  return out
}

/** Single places for at least one of these kinds. */
function singles(at: Places, kinds: number): number {
  let out = at.loose
  for (let i = 0; i < at.picky; i++) if ((at.pickyKinds[i] & kinds) !== 0) out += at.pickyHolds[i]
  return out
}

/** Do these animals find single places? They do if for every choice of kinds there are enough (Hall's theorem). */
export function fitSingly(at: Places, herd: readonly number[]): boolean {
  let homeless = 0
  for (let k = 0; k < herd.length; k++) if (herd[k] > 0) homeless += herd[k]
  if (homeless <= at.loose) return true
  if (at.picky === 0) return false
  for (let kinds = 1; kinds < 1 << herd.length; kinds++) {
    let animals = 0
    for (let k = 0; k < herd.length; k++) if ((kinds >> k) & 1 && herd[k] > 0) animals += herd[k]
    if (animals > singles(at, kinds)) return false
  }
  return true
}

/** Do all these animals fit? The herd is worked on and comes back as it was. */
export const fitIn = (at: Places, herd: number[]): boolean => fitFrom(at, 0, at.held, herd)

/** Tries every kind in every pen, from the i-th on; these hold `held`, and `rest` are the animals that need a place. */
function fitFrom(at: Places, i: number, held: number, rest: number[]): boolean {
  if (fitSingly(at, rest)) return true
  if (i === at.pens) return false
  let homeless = 0
  for (let k = 0; k < rest.length; k++) if (rest[k] > 0) homeless += rest[k]
  if (homeless > held + singles(at, -1)) return false
  const holds = at.holds[i]
  let used = false
  for (let k = 0; k < rest.length; k++) {
    if (rest[k] <= 0 || ((at.kinds[i] >> k) & 1) === 0) continue
    used = true
    rest[k] -= holds
    const ok = fitFrom(at, i + 1, held - holds, rest)
    rest[k] += holds
    if (ok) return true
  }
  return !used && fitFrom(at, i + 1, held - holds, rest)
}

/** The only kind of which there are animals; -1: there are several, or none. */
function onlyKind(herd: readonly number[]): number {
  let only = -1
  for (let k = 0; k < herd.length; k++) {
    if (herd[k] === 0) continue
    if (only >= 0) return -1
    only = k
  }
  return only
}

/** Places for animals of this kind, if there are no others. */
function roomFor(at: Places, kind: number): number {
  let room = singles(at, 1 << kind)
  for (let i = 0; i < at.pens; i++) if ((at.kinds[i] >> kind) & 1) room += at.holds[i]
  return room
}

/** The largest herds that can be kept of these animals: none of them can hold one more without losing another. */
export function largestHerds(at: Places, herd: readonly number[]): number[][] {
  const only = onlyKind(herd)
  if (only < 0) return largestMixedHerds(at, herd)
  const kept = herd.slice()
  kept[only] = Math.min(herd[only], roomFor(at, only))
  return [kept]
}

function largestMixedHerds(at: Places, herd: readonly number[]): number[][] {
  const KINDS = herd.length
  const herds: number[][] = []
  const room = herd.map(() => 0)
  const single = herd.map(() => 0)
  const share = (k: number, homeless: number) => {
    if (k === KINDS) {
      const kept = herd.map((n, kind) => Math.min(n, room[kind]) + single[kind])
      if (!herds.some((other) => isWithin(kept, other))) herds.push(kept)
      return
    }
    const here = Math.max(0, herd[k] - room[k])
    const later = homeless - here
    // Places that no later kind could take stay empty otherwise, and such a herd is never among the largest.
    const least = at.picky === 0 ? Math.min(here, Math.max(0, at.loose - taken(single, k) - later)) : 0
    for (let n = least; n <= here; n++) {
      single[k] = n
      if (!fitSingly(at, single)) break
      share(k + 1, later)
    }
    single[k] = 0
  }
  const assign = (i: number) => {
    if (i === at.pens) {
      let homeless = 0
      for (let k = 0; k < KINDS; k++) homeless += Math.max(0, herd[k] - room[k])
      share(0, homeless)
      return
    }
    let used = false
    for (let k = 0; k < KINDS; k++) {
      // A pen for a kind that is housed already holds nothing.
      if (room[k] >= herd[k] || ((at.kinds[i] >> k) & 1) === 0) continue
      used = true
      room[k] += at.holds[i]
      assign(i + 1)
      room[k] -= at.holds[i]
    }
    if (!used) assign(i + 1)
  }
  assign(0)
  return herds.filter((kept) => !herds.some((other) => other !== kept && isWithin(kept, other)))
}

/** Has the other herd at least as many of every kind? */
const isWithin = (herd: readonly number[], other: readonly number[]): boolean => {
  for (let k = 0; k < herd.length; k++) if (herd[k] > other[k]) return false
  return true
}

const taken = (single: readonly number[], before: number): number => {
  let n = 0
  for (let k = 0; k < before; k++) n += single[k]
  return n
}
