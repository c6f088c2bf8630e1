// The first script to run: it asks for what this address shows while what every page needs is still on its way. Where it is wrong, or
// does not come, everything is asked for when it is needed. Built by early.ts, which puts the files in place of the name below.
{
  /** Which of the files each screen needs, by language; '' is what every screen needs. */
  const { FILES, SCREENS } = __FILES__

  const kept = (name) => {
    try {
      return JSON.parse(localStorage.getItem(`furrow.${name}`)) ?? {}
    } catch {
      return {}
    }
  }
  const spoken = [kept('settings').language, ...navigator.languages.map((tag) => tag.slice(0, 2))]
  const language = spoken.find((each) => SCREENS[''][each]) ?? 'en'

  const base = new URL('../', document.currentScript.src)
  // Links that are given away have no #, and there a table is one of the server.
  const inside = location.hash.slice(2) || location.pathname.slice(base.pathname.length).replace(/^table\//, 'room/')
  const [page, game] = inside.split('/')
  const screen = page === 'table' && kept(`game.${game}`).game === 'express' ? 'dice' : page

  const ask = (number) => {
    const file = FILES[number]
    const link = document.createElement('link')
    const isStyle = file.endsWith('.css')
    link.rel = isStyle ? 'preload' : 'modulepreload'
    if (isStyle) link.as = 'style'
    link.crossOrigin = ''
    link.href = new URL(file, base)
    document.head.append(link)
  }
  for (const each of ['', SCREENS[screen] ? screen : 'start']) SCREENS[each][language].forEach(ask)
}
