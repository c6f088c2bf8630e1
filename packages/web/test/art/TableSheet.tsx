import { use } from 'react'
import { CardFrame } from '../../src/art/cards/CardFrame.tsx'
import { loadDeck } from '../../src/art/cards/pictures.ts'
import { Farmyard } from '../../src/art/farm/Farmyard.tsx'
import { Person } from '../../src/art/pieces/Person.tsx'
import { Pile } from '../../src/art/piles/Pile.tsx'
import { Ground } from '../../src/art/scenes/Ground.tsx'
import { RoundBack } from '../../src/art/scenes/RoundBack.tsx'
import { Scene } from '../../src/art/scenes/Scene.tsx'
import { Shelf } from '../../src/art/scenes/Shelf.tsx'
import { SCENES } from '../../src/art/scenes/scenes.ts'
import { at } from '../../src/contract/at.ts'
import { LATE, MIDDLE } from './farms.ts'

const base = loadDeck('base')
const majors = loadDeck('majors')
const GOODS = ['wood', 'clay', 'reed', 'stone', 'food', 'sheep'] as const

/** Everything at once, as much as a table of six holds late in a game: to see it together, and to measure it. */
export function TableSheet() {
  const hand = Object.entries(use(base)).slice(40, 54)
  const built = Object.entries(use(majors)).slice(0, 10)
  return (
    <div className="table">
      <Ground stage={5} className="under" />
      <div className="board">
        {Object.keys(SCENES)
          .slice(0, 40)
          .map((space, i) => (
            <div key={space} className="space" data-lit={i % 2 === 0}>
              <b>{space}</b>
              <Scene space={space} line={1.5} />
              <svg viewBox="0 0 101 64" aria-hidden="true">
                <Pile good={at(GOODS, i % 6)} count={i % 9} x={4} y={60} size={20} />
                {i % 2 === 0 && <Person seat={i % 6} kind="adult" x={70} y={62} size={30} />}
              </svg>
            </div>
          ))}
        {[12, 13, 14].map((round) => (
          <div key={round} style={{ width: 44, height: 60 }}>
            <RoundBack round={round} stage={round === 14 ? 6 : 5} harvest={round > 12} />
          </div>
        ))}
        <Shelf className="frames">
          {built.map(([name, picture]) => (
            <CardFrame key={name} kind="major" size="lying" name={name} picture={picture} points={1} />
          ))}
        </Shelf>
      </div>
      <div className="farms">
        <Farmyard yard={LATE} width={430} />
        <div className="frames">
          {[0, 1, 2, 3, 4].map((seat) => (
            <div key={seat} style={{ width: 138 }}>
              <Farmyard yard={seat % 2 ? LATE : MIDDLE} width={138} />
            </div>
          ))}
        </div>
      </div>
      <div className="hand">
        {hand.map(([name, picture], i) => (
          <CardFrame
            key={name}
            kind={i > 7 ? 'occupation' : 'minor'}
            size="hand"
            name={name.replaceAll('-', ' ')}
            picture={picture}
            words="+1 wood where wood lies"
            price={[{ good: 'wood', count: 2 }]}
            points={i % 3}
            lit={i % 2 === 0}
          />
        ))}
      </div>
    </div>
  )
}
