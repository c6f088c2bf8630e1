// What addresses and accounts may still do, where one process serves everything.
import { Limiter, type Rate } from '../wire/limits.ts'

export class Budgets {
  readonly #limiters = new Map<string, Limiter>()

  spend(key: string, rate: Rate, cost: number): boolean {
    const name = `${rate.burst} ${rate.perSecond}`
    const limiter = this.#limiters.get(name) ?? new Limiter(rate)
    this.#limiters.set(name, limiter)
    return limiter.allows(key, Date.now(), cost)
  }
}
