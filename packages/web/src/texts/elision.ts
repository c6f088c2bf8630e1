/** « de Bellis », « d’Avena » */
export const deQui = (name: string): string => (/^[aeiouyhéèêâîôû]/i.test(name) ? `d’${name}` : `de ${name}`)
