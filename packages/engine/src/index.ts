// All entries at once, for programs that play every game. A page or a bot of one game takes that game's entry.
export * from './entries/agricola.ts'
export * from './entries/core.ts'
export * from './entries/express.ts'
