/** A word by number, as far as a language tells numbers apart: English and French have two forms, others up to six. */
export type Forms = { readonly [F in Exclude<Intl.LDMLPluralRule, 'other'>]?: string } & { readonly other: string }

type Chooser = (n: number, forms: Forms) => string

const chooser = (language: string, type: Intl.PluralRuleType): Chooser => {
  const rules = new Intl.PluralRules(language, { type })
  return (n, forms) => forms[rules.select(Math.abs(n))] ?? forms.other
}

/** Chooses among forms by how many there are: 1 sheaf, 2 sheaves. */
export const pluralsOf = (language: string): Chooser => chooser(language, 'cardinal')

/** Chooses among forms by place: 1st, 2nd, 3rd. */
export const ordinalsOf = (language: string): Chooser => chooser(language, 'ordinal')
