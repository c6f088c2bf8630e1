/** The named moments at which cards act; docs/GLOSSARY.md defines each in a sentence. */
export type Window =
  | 'before-use'
  | 'after-use'
  | 'after-improvement'
  | 'end-of-turn'
  | 'round-start'
  | 'before-work'
  | 'returning-home'
  | 'harvest-start'
  | 'field-phase'
  | 'after-feeding'
  | 'harvest-end'
  | 'before-scoring'
