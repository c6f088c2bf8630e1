// What mails say, in the reader's language.

export interface Letter {
  subject: string
  text: string
}

interface Letters {
  password(site: string, name: string, link: string): Letter
  confirm(site: string, name: string, link: string): Letter
  turn(site: string, name: string, others: readonly string[], link: string, unsubscribe: string): Letter
}

const en: Letters = {
  password: (site, name, link) => ({
    subject: `${site}: a new password for ${name}`,
    text: `Hello ${name},

somebody, most likely you, asked for a way to set a new password. This link does it once, within an hour:

${link}

If it was not you, there is nothing to do: your password stays as it is.
`,
  }),
  confirm: (site, name, link) => ({
    subject: `${site}: is this your address?`,
    text: `Hello ${name},

to get mail from ${site} at this address, open this link within a day:

${link}

If you did not ask for this, there is nothing to do: you get no further mail.
`,
  }),
  turn: (site, name, others, link, unsubscribe) => ({
    subject: `${site}: it is your turn`,
    text: `Hello ${name},

it is your turn${others.length === 0 ? '' : ` in the game with ${others.join(', ')}`}:

${link}

You get no further mail about this game before you have looked at it.
No mail about turns any more: ${unsubscribe}
`,
  }),
}

const fr: Letters = {
  password: (site, name, link) => ({
    subject: `${site} : un nouveau mot de passe pour ${name}`,
    text: `Bonjour ${name},

quelqu’un, sans doute vous, a demandé à choisir un nouveau mot de passe. Ce lien le permet une seule fois, pendant une heure :

${link}

Si ce n’était pas vous, il n’y a rien à faire : votre mot de passe ne change pas.
`,
  }),
  confirm: (site, name, link) => ({
    subject: `${site} : est-ce bien votre adresse ?`,
    text: `Bonjour ${name},

pour recevoir les messages de ${site} à cette adresse, ouvrez ce lien dans les 24 heures :

${link}

Si vous n’avez rien demandé, il n’y a rien à faire : vous ne recevrez plus de message.
`,
  }),
  turn: (site, name, others, link, unsubscribe) => ({
    subject: `${site} : c’est à vous de jouer`,
    text: `Bonjour ${name},

c’est à vous de jouer${others.length === 0 ? '' : ` dans la partie avec ${others.join(', ')}`} :

${link}

Vous ne recevrez pas d’autre message sur cette partie avant d’y être passé.
Ne plus recevoir de message quand c’est votre tour : ${unsubscribe}
`,
  }),
}

export const lettersIn = (language: string): Letters => (language === 'fr' ? fr : en)
