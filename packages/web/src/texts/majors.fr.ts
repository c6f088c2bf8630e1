import type { majors as en } from './majors.en.ts'
import type { Entry, Words } from './shape.ts'

const fireplace: Entry = {
  name: 'Foyer',
  does: 'À tout moment : chaque légume, mouton ou sanglier donne 2 repas, chaque bœuf 3. En cuisant du pain, chaque céréale donne 2 repas.',
}
const hearth: Entry = {
  name: 'Four\u00adneau',
  does: 'À tout moment : chaque mouton donne 2 repas, chaque légume ou sanglier 3, chaque bœuf 4. En cuisant du pain, chaque céréale donne 3 repas. On peut rendre un Foyer au lieu de payer l’argile.',
}
const well: Entry = {
  name: 'Puits',
  does: 'Place 1 repas sur chacune des 5 cases Tour suivantes ; vous le recevez au début de ces tours.',
}
const clayOven: Entry = {
  name: 'Four en argile',
  does: 'En cuisant du pain, 1 céréale donne 5 repas. À la construction, vous pouvez aussitôt cuire du pain.',
}
const stoneOven: Entry = {
  name: 'Four en pierre',
  does: 'En cuisant du pain, jusqu’à 2 céréales donnent 4 repas chacune. À la construction, vous pouvez aussitôt cuire du pain.',
}
const joinery: Entry = {
  name: 'Menui\u00adserie',
  does: 'Une fois par récolte : 1 bois devient 2 repas. En fin de partie, 3, 5 ou 7 bois valent 1, 2 ou 3 points.',
}
const pottery: Entry = {
  name: 'Poterie',
  does: 'Une fois par récolte : 1 argile devient 2 repas. En fin de partie, 3, 5 ou 7 argiles valent 1, 2 ou 3 points.',
}
const basketmaker: Entry = {
  name: 'Vannerie',
  does: 'Une fois par récolte : 1 roseau devient 3 repas. En fin de partie, 2, 4 ou 5 roseaux valent 1, 2 ou 3 points.',
}

export const majors: Words<typeof en> = {
  'fireplace-2': fireplace,
  'fireplace-3': fireplace,
  'fireplace-4': fireplace,
  'cooking-hearth-4': hearth,
  'cooking-hearth-5': hearth,
  'cooking-hearth-6': hearth,
  well,
  'well-b': well,
  'clay-oven': clayOven,
  'clay-oven-b': clayOven,
  'stone-oven': stoneOven,
  'stone-oven-b': stoneOven,
  joinery,
  'joinery-b': joinery,
  pottery,
  'pottery-b': pottery,
  'basketmakers-workshop': basketmaker,
  'basketmakers-workshop-b': basketmaker,
}
