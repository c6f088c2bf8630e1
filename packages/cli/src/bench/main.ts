// npm run bench -- [what] [--json]: measures speed.
import { cpus } from 'node:os'
import { at } from '@furrow/engine/core'
import { flag, readOptions, text, whole } from '@furrow/server/options'
import { Complaint } from '../complaint.ts'
import { boxNamed, mustPlay } from '../games.ts'
import { botsOption, cardsOption, gameOption, moorOption, playersOption, seedOption } from '../options.ts'
import { simulate } from '../run/simulate.ts'
import { markdown } from '../show/columns.ts'
import { type Compared, compareEngines } from './against.ts'
import { measureBots } from './bots.ts'
import { type EngineFigures, measureEngine, titleOf } from './engine.ts'
import { type FarmFigures, measureFarms } from './farms.ts'
import { type Measured, measure, yardstick } from './measure.ts'
import { profile } from './profile.ts'

const line = {
  name: 'npm run bench -- [what]',
  summary: `What to measure:

  engine   games a second and microseconds a call, for 1 to 6 players, with and without cards (this, if nothing is said)
  bots     milliseconds a move and points of each bot against itself, and wins against the next easier one
  farms    one bot among its like at one table of Agricola: points and their spread, harvests in which somebody fell ill
           or begged, milliseconds of processor time an answer
  profile  where the time goes in simulated games: the functions that take most of it
  web      the page in a real browser: size, paint, long tasks
  server   a load of real tables on a real server; it has options of its own (npm run bench -- server --help)`,
  options: {
    game: gameOption,
    json: flag('prints one JSON object'),
    games: whole('bots: how many games each; farms, profile: how many games in all', 1, 1_000_000, null),
    bots: botsOption([]),
    players: playersOption(2),
    cards: cardsOption,
    moor: moorOption,
    seed: seedOption('farms'),
    against: text('FOLDER', 'engine: beside that of another checkout, games of both in turns', null),
  },
  more: `Without --bots all bots are measured, random plays the profile and farmer the farms. --players and --cards are for the
profile and the farms, --moor and --seed for the farms: game number i has the seed TEXT/i.`,
}

async function run(args: readonly string[]): Promise<number> {
  if (args[0] === 'server') return (await import('@furrow/server')).benchServer(args.slice(1))
  const [first = 'engine', ...rest] = args[0]?.startsWith('-') ? ['engine', ...args] : args
  const told = readOptions(rest, line)
  if ('refusal' in told) throw new Complaint(told.refusal)
  if ('help' in told) {
    console.log(told.help)
    return 0
  }
  const { values } = told
  const what = (['engine', 'bots', 'farms', 'profile'] as const).find((known) => known === first)
  if (what === undefined) throw new Complaint(`There is nothing to measure called "${first}".`)
  const { json, game, games } = values
  const box = boxNamed(game)
  mustPlay(box, values.bots)
  const about = { node: process.version, cpu: cpus()[0]?.model.trim() ?? 'unknown', cores: cpus().length }
  const print = (figures: object, lines: readonly string[]) =>
    console.log(json ? JSON.stringify({ what, ...about, ...figures }) : lines.join('\n'))

  if (what === 'engine' && values.against !== null) {
    const rows = await compareEngines(values.against, box.benchSetups)
    print({ against: rows }, againstLines(rows))
  } else if (what === 'engine') {
    const stick = measure({ units: 1, slices: 1, run: yardstick }, 50, 0.2)
    const setups = box.benchSetups.map((setup) => measureEngine(box.game, setup))
    print({ yardstick: stick, setups: setups.map(engineJson) }, engineLines(stick, setups))
  } else if (what === 'bots') {
    const figures = await measureBots(box, values.bots.length > 0 ? values.bots : Object.keys(box.bots), games ?? 10)
    print({ bots: figures }, botLines(figures))
  } else if (what === 'farms') {
    const { players, cards, moor, seed } = values
    if (game !== 'agricola') throw new Complaint('Farms are measured in agricola alone.')
    const setup = box.setup({ players, cards, tile: false, deal: 'deal', moor, more: {} })
    const figures = await measureFarms(setup, values.bots[0] ?? 'farmer', seed, games ?? 30)
    print(figures, farmLines(figures))
  } else {
    const { players, cards } = values
    const bots = values.bots.length > 0 ? values.bots : ['random']
    const setups = [box.setup({ players, cards, tile: false, deal: 'deal', moor: 0, more: {} })]
    const usual = { milliseconds: 1000, extras: false, middle: false, check: false, every: 1, cards: false }
    const plan = { game, setups, bots, seed: 'profile', ...usual }
    await simulate({ ...plan, seed: 'warm' }, 0, 20)
    const spent = await profile(() => simulate(plan, 0, games ?? (bots.every((bot) => bot === 'random') ? 3000 : 20)))
    const most = spent.filter(({ name }) => name !== '(idle)').slice(0, 30)
    print({ functions: most }, profileLines(most))
  }
  return 0
}

const micro = (seconds: number): string => (seconds * 1e6).toFixed(seconds < 1e-5 ? 2 : 1)
const rate = (seconds: number, many = 1): string => (many / seconds).toFixed(0)

function engineLines(stick: Measured, setups: readonly EngineFigures[]): string[] {
  const games = setups.map(({ setup, game, decisions }) => [
    titleOf(setup),
    rate(game.undisturbed),
    rate(game.best),
    rate(game.median),
    rate(game.undisturbed, decisions),
    decisions.toFixed(0),
    game.perYardstick.toFixed(2),
  ])
  const names = Object.keys(setups[0]?.calls ?? {})
  const perCall = (figure: (measured: Measured) => string) =>
    setups.map(({ setup, calls }) => [titleOf(setup), ...names.map((name) => figure(at(calls, name)))])
  return [
    'Uniformly random games on one core, again and again. "Undisturbed" counts every few milliseconds of them at their',
    'best, "best" and "median" are whole runs by the clock. All but these two are undisturbed times.',
    `The yardstick takes ${(stick.undisturbed * 1000).toFixed(2)} ms here.`,
    '',
    ...markdown([
      ['games/s', 'undisturbed', 'best', 'median', 'decisions/s', 'decisions/game', 'games/yardstick'],
      ...games,
    ]),
    '',
    ...markdown([['µs a call', ...names], ...perCall(({ undisturbed }) => micro(undisturbed))]),
    '',
    ...markdown([['calls/yardstick', ...names], ...perCall(({ perYardstick }) => perYardstick.toFixed(0))]),
  ]
}

const againstLines = (rows: readonly Compared[]): string[] =>
  markdown([
    ['games/s', 'there', 'here', 'ratio'],
    ...rows.map(({ title, before, now }) =>
      before === null ? [title, '–', rate(now), '–'] : [title, rate(before), rate(now), (before / now).toFixed(2)],
    ),
  ])

const engineJson = ({ setup, game, decisions, calls }: EngineFigures): object => {
  const perCall = (figure: (measured: Measured) => number) =>
    Object.fromEntries(Object.entries(calls).map(([name, measured]) => [name, figure(measured)]))
  return {
    setup,
    gamesPerSecond: { undisturbed: 1 / game.undisturbed, best: 1 / game.best, median: 1 / game.median },
    decisionsPerSecond: decisions / game.undisturbed,
    decisionsPerGame: decisions,
    gamesPerYardstick: game.perYardstick,
    microseconds: perCall(({ undisturbed }) => undisturbed * 1e6),
    callsPerYardstick: perCall(({ perYardstick }) => perYardstick),
  }
}

const botLines = (figures: Awaited<ReturnType<typeof measureBots>>): string[] =>
  markdown([
    ['bot', 'games', 'points', 'wins', 'moves', 'ms a move', 'p99', 'slowest'],
    ...figures.map(({ bot, setup, games, points, wins, moves, mean, p99, slowest }) => [
      `${bot}, ${titleOf(setup)}`,
      String(games),
      points.toFixed(1),
      wins === null ? '' : `${Math.round(100 * wins)} %`,
      String(moves),
      ...[mean, p99, slowest].map((ms) => ms.toFixed(2)),
    ]),
  ])

const farmLines = ({ points, harvests, ill, begged, ...figures }: FarmFigures): string[] =>
  markdown([
    [
      'farms',
      'games',
      'points',
      'spread',
      'fewest',
      'most',
      'harvests',
      'ill',
      'begged',
      'ms an answer',
      'p99',
      'slowest',
    ],
    [
      `${figures.bot}, ${titleOf(figures.setup)}`,
      String(figures.games),
      `${points.mean.toFixed(1)} ± ${points.within.toFixed(1)}`,
      points.spread.toFixed(1),
      ...[points.fewest, points.most, harvests, ill, begged].map(String),
      ...[figures.mean, figures.p99, figures.slowest].map((ms) => ms.toFixed(0)),
    ],
  ])

const profileLines = (functions: Awaited<ReturnType<typeof profile>>): string[] =>
  markdown([
    ['function', 'self %', 'total %'],
    ...functions.map(({ name, self, total }) => [name, (100 * self).toFixed(1), (100 * total).toFixed(1)]),
  ])

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Complaint)) throw error
  console.error(`bench: ${error.message}`)
  process.exitCode = error.exitCode
}
