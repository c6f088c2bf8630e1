/** Something the caller can put right: told in one line on stderr, without a stack. */
export class Complaint extends Error {
  /** 2: the command line or a file is wrong. 1: the work was done, or begun, and went wrong. */
  readonly exitCode: number
  constructor(sentence: string, exitCode: 1 | 2 = 2) {
    super(sentence)
    this.exitCode = exitCode
  }
}

/** A program or module that plays has failed: its own affair, and no sign of a broken game. */
export class GuestFailed extends Complaint {}
