export const cardFiles: readonly import('./card.ts').Card[] = []
