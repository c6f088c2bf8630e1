/** Something compulsory cannot be carried out: no offered move may lead here. */
export class Stranded extends Error {
  constructor(about: string) {
    super(`Nothing can be done on ${about}, though something has to be.`)
  }
}
