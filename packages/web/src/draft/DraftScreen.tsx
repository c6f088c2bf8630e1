import { useState } from 'react'
import { useClient, useRoom, useSnapshot } from '../app/context.ts'
import { hrefOf } from '../app/route.ts'
import { Drawings } from '../art/Drawings.tsx'
import { at } from '../contract/at.ts'
import type { Catalogue, Printed } from '../contract/catalogue.ts'
import type { Update } from '../contract/update.ts'
import { CardPiece } from '../hand/CardPiece.tsx'
import { PicturesContext, useDecks, usePictures } from '../hand/pictures.ts'
import { EndTurn } from '../shell/EndTurn.tsx'
import { Handover } from '../shell/Handover.tsx'
import { Screen } from '../shell/Screen.tsx'
import { TopBar } from '../shell/TopBar.tsx'
import { useKeyboardFocus } from '../shell/useKeyboardFocus.ts'
import { namesIn, useTexts, useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Announced, Unseen } from '../ui/Unseen.tsx'
import { useShortcuts } from '../ui/useShortcuts.ts'
import { answerOf, byKind, type Choosing, choosingOf, KINDS, type Kind, missingOf, pressed } from './choosing.ts'
import styles from './Draft.module.css'
import { DraftCard, useCardWords } from './DraftCard.tsx'

interface Props {
  update: Update
  catalogue: Catalogue
}

/** Before round 1: cards are kept, put away or exchanged, everybody at once and behind their own hand. */
export default function DraftScreen({ update, catalogue }: Props) {
  const texts = useTexts()
  const { ui } = texts
  const words = useWords('draft')
  const client = useClient()
  const room = useRoom()
  const { status } = useSnapshot()
  const { view, human, handover, held, number } = update
  const names = namesIn(texts, update.seats, update.you)
  const choosing = choosingOf(update)
  const own = at(view.seats, human)
  const pictures = useDecks(catalogue.decks)
  useKeyboardFocus(choosing || held ? number : null)
  useShortcuts((event) => {
    if (event.key === 'z') client.undo()
    if (event.key === 'e' && held) client.endTurn()
  })
  if (handover !== null || status === 'elsewhere')
    return <Handover seat={status === 'elsewhere' ? null : handover} names={names} />

  const waiting = view.decisions.filter(({ seat }) => seat !== human).map(({ seat }) => at(names, seat))
  const others = waiting.join(', ')
  const prompt = choosing ? promptOf(words, choosing) : held ? words.draft.kept : waits(words, others, room !== null)
  return (
    <PicturesContext value={pictures}>
      <Screen pane="draft" number={number} seat={human} skip={ui.skip}>
        <TopBar
          update={update}
          brand={{ name: ui.app, href: hrefOf('start'), label: ui.named(ui.app, ui.home) }}
          round={{ words: words.title, short: words.short }}
          need={null}
          turn={null}
          toEnd={ui.backToEnd}
        />
        <Drawings />
        {room?.notice}
        <main className={styles.screen}>
          <section className={styles.ask} id="now" tabIndex={-1} aria-label={prompt}>
            <h2>{prompt}</h2>
            {view.draft && (
              <p>
                {words.draft.left(amountsOf(words, { occupation: view.draft.occupations, minor: view.draft.minors }))}
              </p>
            )}
            {choosing && others !== '' && <p data-part="others">{words.others(others)}</p>}
            {held && <EndTurn />}
            {(update.canUndo || update.pending) && (
              <Button data-action="undo" aria-keyshortcuts="z" onClick={() => client.undo()}>
                {words.undo}
              </Button>
            )}
          </section>
          {choosing ? (
            // What was pressed holds for one question only.
            <Choice key={`${number} ${human}`} choosing={choosing} catalogue={catalogue} />
          ) : (
            <Cards label={words.pack} of={byKind(own.pack)} catalogue={catalogue} />
          )}
          {/* A whole kind is exchanged by its button: the cards themselves are only read. */}
          {choosing && choosing.redraws.length > 0 && (
            <Cards label={words.hand} of={byKind(own.hand)} catalogue={catalogue} />
          )}
          <Hand update={update} catalogue={catalogue} />
          <Announced>{prompt}</Announced>
        </main>
      </Screen>
    </PicturesContext>
  )
}

type Words = ReturnType<typeof useWords<'draft'>>

const amountsOf = (words: Words, of: { readonly [K in Kind]: number }): string =>
  KINDS.filter((kind) => of[kind] > 0)
    .map((kind) => words.amounts[kind](of[kind]))
    .reduce((all, one) => (all === '' ? one : words.and(all, one)), '')

function promptOf(words: Words, { ask, wanted, redraws }: Choosing): string {
  if (ask === 'mulligan') return redraws.length > 0 ? words.mulligan.hand : words.mulligan.three
  return words[ask].ask(amountsOf(words, wanted))
}

const waits = (words: Words, others: string, online: boolean): string =>
  others === '' ? (online ? words.watching : words.draft.kept) : words.waiting(others)

/** The cards to choose from, and the button that says so; until then everything can be thought over. */
function Choice({ choosing, catalogue }: { choosing: Choosing; catalogue: Catalogue }) {
  const words = useWords('draft')
  const client = useClient()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const missing = missingOf(choosing, chosen)
  const ready = chosen.length > 0 && missing.occupation + missing.minor === 0
  const { ask, open, redraws, optional } = choosing
  return (
    <>
      {KINDS.filter((kind) => open[kind].length > 0).map((kind) => (
        <section key={kind} className={styles.pack} aria-label={words.kinds[kind]}>
          <h3>{words.kinds[kind]}</h3>
          <div className={styles.cards}>
            {open[kind].map((name) => (
              <DraftCard
                key={name}
                name={name}
                card={catalogue.cards[name]}
                chosen={chosen.includes(name)}
                onPress={() => setChosen(pressed(choosing, chosen, name))}
              />
            ))}
          </div>
        </section>
      ))}
      <div className={styles.go}>
        {redraws.map((kind) => (
          <Button key={kind} data-move={`redraw ${kind}`} onClick={() => client.play(`redraw ${kind}`)}>
            {words.mulligan.redraw[kind]}
          </Button>
        ))}
        {redraws.length === 0 && (
          <>
            {!ready && chosen.length > 0 && <p role="status">{words.missing(amountsOf(words, missing))}</p>}
            <Button
              look="main"
              data-action="choose"
              disabled={!ready}
              onClick={() => client.play(answerOf(choosing, chosen))}
            >
              {ask === 'draft' ? words.draft.go : ask === 'choose' ? words.choose.go : words.mulligan.go}
            </Button>
          </>
        )}
        {optional && (
          <Button look={ready ? 'plain' : 'main'} data-move="done" onClick={() => client.play('done')}>
            {words.mulligan.content}
          </Button>
        )}
      </div>
    </>
  )
}

interface CardsProps {
  label: string
  of: { readonly [K in Kind]: readonly string[] }
  catalogue: Catalogue
}

/** What goes on to the neighbour when all have chosen: it can still be read. */
function Cards({ label, of, catalogue }: CardsProps) {
  const names = KINDS.flatMap((kind) => of[kind])
  if (names.length === 0) return null
  return (
    <section className={styles.pack} aria-label={label}>
      <h3>{label}</h3>
      <div className={styles.cards}>
        {names.map((name) => (
          <DraftCard key={name} name={name} card={catalogue.cards[name]} />
        ))}
      </div>
    </section>
  )
}

/** What one holds so far. */
function Hand({ update, catalogue }: Props) {
  const words = useWords('draft')
  const held = byKind(at(update.view.seats, update.human).hand)
  // Where cards are put away, the hand is what one chooses from.
  if (update.decision?.ask === 'choose' || update.decision?.ask === 'mulligan') return null
  return (
    <aside className={styles.hand} aria-label={words.hand}>
      <h3>{words.hand}</h3>
      {KINDS.every((kind) => held[kind].length === 0) && <p>{words.nothing}</p>}
      <ul>
        {KINDS.flatMap((kind) =>
          held[kind].map((name) => <Held key={name} name={name} card={catalogue.cards[name]} />),
        )}
      </ul>
    </aside>
  )
}

function Held({ name, card }: { name: string; card: Printed | undefined }) {
  const picture = usePictures()[name] ?? null
  const words = useCardWords(name, card)
  return (
    <li data-held={name} title={words}>
      <Unseen>{words}</Unseen>
      <span aria-hidden="true">
        <CardPiece name={name} printed={card} picture={picture} size="hand" />
      </span>
    </li>
  )
}
