import { Person } from '../../src/art/pieces/Person.tsx'
import { Pile } from '../../src/art/piles/Pile.tsx'
import { Ground } from '../../src/art/scenes/Ground.tsx'
import { RoundBack } from '../../src/art/scenes/RoundBack.tsx'
import { Scene } from '../../src/art/scenes/Scene.tsx'
import { Shelf } from '../../src/art/scenes/Shelf.tsx'
import { SpecialCard } from '../../src/art/scenes/SpecialCard.tsx'
import { SCENES } from '../../src/art/scenes/scenes.ts'
import { at } from '../../src/contract/at.ts'

const HARVESTS = [4, 7, 9, 11, 13, 14]

/** Every scene as it lies on the board: name strip, a pile, a person; every other one can be chosen. */
export function ScenesSheet() {
  return (
    <>
      {Object.keys(SCENES).map((space, i) => (
        <div key={space} className="space" data-lit={i % 2 === 0}>
          <b>{space}</b>
          <Scene space={space} line={1.5} />
          <svg viewBox="0 0 101 64" aria-hidden="true">
            <Pile
              good={at(['wood', 'clay', 'reed', 'stone', 'food', 'sheep'] as const, i % 6)}
              count={(i % 7) + 1}
              x={4}
              y={60}
              size={20}
            />
            {i % 3 === 0 && <Person seat={i % 6} kind="adult" x={70} y={62} size={30} />}
          </svg>
        </div>
      ))}
      <h2>rounds to come, the shelf</h2>
      {Array.from({ length: 14 }, (_, i) => (
        <div key={i} style={{ width: 44, height: 60 }}>
          <RoundBack
            round={i + 1}
            stage={HARVESTS.findIndex((end) => i + 1 <= end) + 1}
            harvest={HARVESTS.includes(i + 1)}
          />
        </div>
      ))}
      <div style={{ width: 120, height: 84 }}>
        <SpecialCard actions={['fell-trees', 'slash-and-burn', 'cut-peat']} lit />
      </div>
      <div style={{ width: 120, height: 84 }}>
        <SpecialCard actions={['horse-coper', 'hiring-fair', 'black-market', 'clandestine-work']} />
      </div>
      <div style={{ width: 120, height: 84 }}>
        <SpecialCard actions={[]} back />
      </div>
      <Shelf>
        <div style={{ width: 500, height: 90 }} />
      </Shelf>
    </>
  )
}

/** The ground in its six stages. */
export function GroundSheet() {
  return [1, 2, 3, 4, 5, 6].map((stage) => (
    <div key={stage} style={{ width: 660, height: 372 }}>
      <Ground stage={stage} />
    </div>
  ))
}
