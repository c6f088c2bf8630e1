/** The goods that stand on the farm. */
export const ANIMALS = ['sheep', 'boar', 'cattle', 'horse'] as const
