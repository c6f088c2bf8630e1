/** « de Bellis », « d’Avena » */
export const de = (name: string): string => (/^[aeiouyhéèêâîôû]/i.test(name) ? `d’${name}` : `de ${name}`)
