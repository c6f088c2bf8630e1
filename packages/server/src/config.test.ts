import { describe, expect, test } from 'vitest'
import { readConfig, serveLine } from './config.ts'

describe('the command line of the server', () => {
  test('says nothing: this machine only, port 8300 or the next free one', () => {
    expect(readConfig([])).toMatchObject({ config: { host: '127.0.0.1', port: 8300, portIsChosen: false } })
  })

  test.each([[['--port', '9000', '--host', '0.0.0.0']], [['--host=0.0.0.0', '--port=9000']]])('%j', (args) => {
    expect(readConfig(args)).toMatchObject({ config: { host: '0.0.0.0', port: 9000, portIsChosen: true } })
  })

  test.each([
    ...['nonsense', 'furrow.example', 'https://club.example/furrow', 'https://a.example,'].map(
      (given): [string[], string] => [
        ['--origin', given],
        `--origin needs addresses such as https://furrow.example, without a path, with commas between them, not "${given}".`,
      ],
    ),
    [['--prot', '9000'], 'furrow serve has no option --prot; see furrow serve --help.'],
    [['9000'], 'furrow serve does not know what to do with "9000".'],
    [['--port', 'high'], '--port needs a whole number from 0 to 65535, not "high".'],
    [['--port', '65536'], '--port needs a whole number from 0 to 65535, not "65536".'],
    [['--port=-1'], '--port needs a whole number from 0 to 65535, not "-1".'],
    [['--port', '80.5'], '--port needs a whole number from 0 to 65535, not "80.5".'],
    [['--port'], '--port needs a whole number from 0 to 65535.'],
    [['--host='], '--host needs a value, not "".'],
  ])('%j is refused in one sentence', (args, refusal) => {
    expect(readConfig(args)).toEqual({ refusal })
  })

  test('the environment says the same, and flags win', () => {
    const env = { PORT: '9000', FURROW_HOST: '0.0.0.0', DATABASE_URL: 'postgres://a@b/c', FURROW_SECRET: 'x' }
    const config = { host: '0.0.0.0', databaseUrl: 'postgres://a@b/c', secret: 'x' }
    expect(readConfig([], env)).toMatchObject({ config: { ...config, port: 9000, portIsChosen: true } })
    expect(readConfig(['--port', '9001'], env)).toMatchObject({ config: { ...config, port: 9001 } })
    expect(readConfig([], { PORT: 'high' })).toEqual({
      refusal: 'PORT needs a whole number from 0 to 65535, not "high".',
    })
    expect(readConfig(['--log', 'loud'])).toEqual({
      refusal: '--log needs debug, info, warn, error or silent, not "loud".',
    })
  })

  test('the help names every option and variable', () => {
    const told = readConfig(['--help'])
    for (const [name, { env }] of Object.entries(serveLine.options))
      expect('help' in told && told.help).toMatch(new RegExp(`--${name} .*\\[${env}\\]`))
  })
})
