import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

describe('the command line of the server', () => {
  test('says nothing: this machine only, port 8300 or the next free one', () => {
    expect(readConfig([])).toMatchObject({ config: { host: '127.0.0.1', port: 8300, portIsChosen: false } })
  })

  test.each([[['--port', '9000', '--host', '0.0.0.0']], [['--host=0.0.0.0', '--port=9000']]])('%j', (args) => {
    expect(readConfig(args)).toMatchObject({ config: { host: '0.0.0.0', port: 9000, portIsChosen: true } })
  })

  test.each([
    [['--prot', '9000'], 'There is no option --prot. Try --help.'],
    [['9000'], 'There is no option 9000. Try --help.'],
    [['--port', 'high'], "--port must be a number from 0 to 65535, not 'high'."],
    [['--port', '65536'], "--port must be a number from 0 to 65535, not '65536'."],
    [['--port=-1'], "--port must be a number from 0 to 65535, not '-1'."],
    [['--port', '80.5'], "--port must be a number from 0 to 65535, not '80.5'."],
    [['--port'], '--port needs a value.'],
    [['--host='], '--host needs a value.'],
  ])('%j is refused in one sentence', (args, refusal) => {
    expect(readConfig(args)).toEqual({ refusal })
  })

  test('--help wins over what follows it', () => {
    expect(readConfig(['--help', '--nonsense'])).toEqual({ help: true })
  })
})
