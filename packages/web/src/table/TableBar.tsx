import { hrefOf } from '../app/route.ts'
import { Icon } from '../art/Icon.tsx'
import { Piece } from '../art/pieces/Piece.tsx'
import { at } from '../contract/at.ts'
import { TopBar } from '../shell/TopBar.tsx'
import { useTexts } from '../texts/texts.ts'
import { useTable } from './context.ts'
import { RoundTrack } from './RoundTrack.tsx'

/** Where the game stands: round, stage, next harvest and whose turn it is. */
export function TableBar() {
  const { ui, pages, moor } = useTexts()
  const { update, catalogue, names } = useTable()
  const { view, human, held } = update
  const own = at(view.seats, human)
  const away = view.nextHarvest - view.round
  const harvesting = view.decisions.some(({ ask }) => ask === 'feed' || ask === 'breed')
  const have = own.goods.food ?? 0
  const fuel = own.goods.fuel ?? 0
  // A turn that waits for its end is still one's own.
  const mine = held || view.decisions.some(({ seat }) => seat === human)
  const seat = mine ? human : view.decisions[0]?.seat
  const name = seat === undefined ? '' : at(names, seat)
  return (
    <TopBar
      update={update}
      brand={{ name: ui.app, href: hrefOf('start'), label: ui.named(ui.app, ui.home) }}
      round={{ words: ui.round(view.round, view.rounds), short: ui.roundShort(view.round, view.rounds) }}
      track={<RoundTrack round={view.round} rounds={view.rounds} catalogue={catalogue} />}
      {...(view.goal === null ? {} : { stage: pages.goal(view.goal) })}
      need={{
        short: away === 0 && (have < own.foodNeeded || fuel + (own.goods.wood ?? 0) < own.heating),
        harvest: harvesting ? ui.harvestHere : away === 0 ? ui.harvestNow : ui.harvestIn(away),
        soon: harvesting ? ui.harvestHereShort : ui.harvestShort(away),
        need: ui.foodNeed(own.foodNeeded, have),
        have: `${have}/${own.foodNeeded}`,
        sickle: <Icon name="harvest" />,
        bowl: <Icon name="food" />,
        ...(view.moor && {
          heat: {
            words: moor.heatNeed(own.heating, fuel),
            have: `${fuel}/${own.heating}`,
            sign: <Piece name="fuel" />,
          },
        }),
      }}
      turn={
        seat === undefined ? null : { seat, own: mine, name, words: name === ui.you ? ui.yourTurn : ui.turnOf(name) }
      }
      toEnd={ui.backToEnd}
    />
  )
}
