import { isRefusal, readRecord } from '@furrow/engine/core'
import { isToLoad, loadGame } from './games.ts'
import type { Answer, Ask } from './messages.ts'

/** The game that has to be there before this can be heard. */
function gameIn(ask: Ask): string {
  switch (ask.ask) {
    case 'new':
      return ask.options.game
    case 'resume':
    case 'story':
    case 'moment': {
      const record = readRecord(String(ask.stored))
      return isRefusal(record) ? '' : record.game
    }
    case 'preview':
    case 'after':
    case 'why':
    case 'whole':
    case 'look':
      return ask.at?.game ?? ''
    case 'chapters':
      return ask.game
    case 'series':
      return 'agricola'
    // It is there already, or none is needed.
    case 'rematch':
    case 'leave':
    case 'play':
    case 'undo':
    case 'reset':
    case 'end-turn':
    case 'put-down':
    case 'take':
    case 'manners':
    case 'foresee':
    case 'catalogue':
    case 'box':
      return ''
  }
}

/** Hears in the order in which things are asked; what needs a game that has still to be loaded holds up all that comes after it. */
export function inOrder(hear: (ask: Ask) => void, post: (answer: Answer) => void): (ask: Ask) => void {
  const waiting: Ask[] = []

  async function catchUp(): Promise<void> {
    for (let [ask] = waiting; ask; [ask] = waiting) {
      try {
        await loadGame(gameIn(ask))
        hear(ask)
      } catch (error) {
        if ('id' in ask) post({ answer: 'failed', id: ask.id, why: String(error) })
        else complain(error)
      }
      waiting.shift()
    }
  }

  return (ask) => {
    if (waiting.length === 0 && !isToLoad(gameIn(ask))) return hear(ask)
    if (waiting.push(ask) === 1) void catchUp()
  }
}

/** An error in a promise would stay unheard; thrown again, the page learns of it. */
export function complain(error: unknown): void {
  setTimeout(() => {
    throw error
  })
}
