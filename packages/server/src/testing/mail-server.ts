// A small mail server: takes every mail and remembers it, or says no, or is away.
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

export interface Received {
  to: string
  subject: string
  text: string
}

export interface MailServer {
  url: string
  mails: Received[]
  /** What it answers to a recipient: 250, or a refusal. */
  answer: string
  /** Takes no connections for now, and then again. */
  down(): Promise<void>
  up(): Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const open = new Set<Socket>()
  const mails: Received[] = []
  const make = (): Server =>
    createServer((socket) => {
      open.add(socket)
      socket.on('close', () => open.delete(socket))
      socket.on('error', () => undefined)
      converse(socket, here)
    })
  let server = make()
  await listen(server, 0)
  const { port } = server.address() as AddressInfo // a TCP server
  const here: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    answer: '250 OK',
    async down() {
      for (const socket of open) socket.destroy()
      await new Promise((done) => server.close(done))
    },
    async up() {
      server = make()
      await listen(server, port)
    },
  }
  return here
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((done) => server.listen(port, '127.0.0.1', done))

/** The words of SMTP (RFC 5321), as far as a mail needs them. */
function converse(socket: Socket, server: MailServer): void {
  let to = ''
  let data: string[] | null = null
  let rest = ''
  const say = (line: string) => socket.write(`${line}\r\n`)
  const hear = (line: string): void => {
    if (data) {
      if (line !== '.') data.push(line)
      else {
        server.mails.push(readMail(to, data))
        data = null
        say('250 OK')
      }
      return
    }
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'RCPT') {
      to = /<(.*)>/.exec(line)?.[1] ?? ''
      say(server.answer)
    } else if (verb === 'DATA') {
      data = []
      say('354 go on')
    } else if (verb === 'QUIT') socket.end('221 bye\r\n')
    else say(verb === 'EHLO' ? '250 SIZE 1000000' : '250 OK')
  }
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) hear(line)
  })
  say('220 here')
}

function readMail(to: string, lines: readonly string[]): Received {
  const end = lines.indexOf('')
  const head = lines
    .slice(0, end)
    .join('\n')
    .replaceAll(/\n[ \t]/g, ' ')
  const body = lines.slice(end + 1).join('\n')
  const subject = /^Subject: (.*)$/m.exec(head)?.[1] ?? ''
  const isQuoted = /^Content-Transfer-Encoding: quoted-printable$/im.test(head)
  return { to, subject: decodeWords(subject), text: isQuoted ? decodeQuoted(body.replaceAll('=\n', '')) : body }
}

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString()

/** RFC 2047. */
const decodeWords = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?(Q|B)\?(.*?)\?=/gi, (_, how: string, word: string) =>
      how.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : decodeQuoted(word.replaceAll('_', ' ')),
    )
