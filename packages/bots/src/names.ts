import { at } from '@furrow/engine'

/** Bots go by plants of the field, the same in every language. */
const NAMES = ['Avena', 'Bellis', 'Carex', 'Daucus', 'Secale', 'Vicia']

/** The name of the bot that comes at this place. */
export const botName = (place: number): string => at(NAMES, place % NAMES.length)
