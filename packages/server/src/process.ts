// What every program of the server does: tell people something, and run until it is asked to stop.

export function untilStopped(): Promise<null> {
  return new Promise((done) => {
    process.once('SIGINT', () => done(null))
    process.once('SIGTERM', () => done(null))
  })
}

export function say(text: string, code: number): number {
  console.log(text)
  return code
}

export function complain(sentence: string, code: number): number {
  console.error(sentence)
  return code
}
