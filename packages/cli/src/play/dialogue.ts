import { type Described, isRefusal, textsOf } from '@furrow/engine/core'
import { Complaint } from '../complaint.ts'
import { tellMistakes } from '../guests/mistakes.ts'
import { drawScores } from '../show/scores.ts'
import { tellMove } from '../show/tell.ts'
import { menu } from './menu.ts'
import type { Session } from './session.ts'

const HELP = `Answer with a number from the list, or with a move as text: forest, plow c2, fence c1+d1, done.
Several moves in one go: farmland; plow c2
  moves      lists all the answers        extras     what you can do at any time besides
  table      shows the whole table        hint       spaces that are worth a look
  auto       plays what the game proposes undo       takes your last move back
  save FILE  writes the game to a file    quit       ends the game here
  help       this text`

/** Where the person's lines come from; null when there are no more. */
export type Ask = () => Promise<string | null>
export type Say = (...lines: string[]) => void

/** A whole game at the terminal. */
export async function dialogue(session: Session, ask: Ask, say: Say): Promise<void> {
  say(HELP)
  let shown = ''
  while (!session.over) {
    const { question } = session
    if (!question) {
      say(...tellMove(await session.playBot(), session.names, session.box.face))
      continue
    }
    const now = `${session.number} ${question.decision.ask} ${question.decision.about}`
    if (now !== shown) say(...show(session))
    shown = now
    const line = await ask()
    if (line === null || line.trim() === 'quit') {
      say('You leave the table.')
      return
    }
    say(...obey(session, line.trim()))
  }
  const outcome = session.game.outcome(session.state)
  if (outcome) say('', ...drawScores(outcome, session.names))
  const mistakes = tellMistakes('The bots', session.mistakes)
  if (mistakes.length > 0) say(...mistakes)
}

const tableOf = (session: Session) => session.game.view(session.state, session.person).table
const answersOf = (session: Session): readonly Described[] => session.question?.moves ?? []
const answers = (session: Session, whole: boolean) =>
  menu(answersOf(session), tableOf(session), session.box.face, whole)
const extrasOf = (session: Session): readonly Described[] => session.question?.extras ?? []

/** The question, and at the beginning of a turn also what it is about. */
function show(session: Session): string[] {
  const { question, person, names, box } = session
  const { ask = '', about: from = null } = question?.decision ?? {}
  const around = box.face.before(ask, tableOf(session), person, names)
  const about = from ? ` (${from})` : ''
  return ['', ...around, '', `${names[person]}, what will you do${about}?`, ...answers(session, false)]
}

/** Does what a line asks for; gives what there is to say. */
function obey(session: Session, line: string): string[] {
  const [word, ...rest] = line.split(/\s+/)
  switch (word) {
    case '':
      return answers(session, false)
    case 'moves':
      return answers(session, true)
    case 'help':
      return [HELP]
    case 'table':
      return session.box.face.table(tableOf(session), session.names)
    case 'extras':
      return extras(session)
    case 'hint':
      return [
        session.box.hint(session.game.view(session.state, session.person)).join(', ') || 'There is no hint for this.',
      ]
    case 'auto':
      return auto(session)
    case 'undo':
      return [session.undo()?.message ?? 'You take it back.']
    case 'save':
      return [save(session, rest.join(' '))]
    default:
      return answer(session, line)
  }
}

/** Extras are numbered on from the answers. */
function extras(session: Session): string[] {
  const more = extrasOf(session)
  if (more.length === 0) return ['There is nothing else you could do now.']
  return menu([...answersOf(session), ...more], tableOf(session), session.box.face, true)
}

/** Payment, feeding and animals have many answers; the game knows a good one. */
function auto(session: Session): string[] {
  const proposal = session.question?.proposal
  return proposal ? answer(session, proposal.text) : ['There is nothing to propose here: the choice is yours.']
}

function save(session: Session, file: string): string {
  if (file === '') return 'Save it where? save FILE'
  try {
    session.save(file)
    return `Saved to ${file}.`
  } catch (error) {
    if (error instanceof Complaint) return error.message
    throw error
  }
}

function answer(session: Session, line: string): string[] {
  const text = /^\d+$/.test(line) ? numbered(session, Number(line)) : line
  if (text === undefined) return [`There is no answer number ${line}.`]
  const played = session.play(text)
  return isRefusal(played) ? [played.message] : tellMove(played, session.names, session.box.face)
}

function numbered(session: Session, number: number): string | undefined {
  const listed = textsOf(answersOf(session))
  return listed[number - 1] ?? textsOf(extrasOf(session))[number - 1 - listed.length]
}
