import { hrefOf } from '../app/route.ts'
import { Icon } from '../art/Icon.tsx'
import { at } from '../contract/at.ts'
import { TopBar } from '../shell/TopBar.tsx'
import { RoundTrack } from '../table/RoundTrack.tsx'
import { useTable } from './context.ts'

/** Where the game stands: round, next harvest, food, and whose turn it is. */
export function TableBar() {
  const { update, catalogue, texts, names } = useTable()
  const { view, human, decision, held } = update
  const own = at(view.seats, human)
  const away = view.nextHarvest - view.round
  const harvesting = view.decisions.some(({ ask }) => ask === 'feed' || ask === 'breed')
  const have = own.goods.food ?? 0
  // A turn that waits for its end is still one's own.
  const seat = held ? human : (decision?.seat ?? view.decisions[0]?.seat)
  const name = seat === undefined ? '' : at(names, seat)
  const actions = seat === undefined ? 0 : at(view.seats, seat).actions
  return (
    <TopBar
      update={update}
      brand={{ name: texts.title, href: hrefOf('express') }}
      round={{ words: texts.round(view.round, view.rounds), short: texts.roundShort(view.round, view.rounds) }}
      track={<RoundTrack round={view.round} rounds={view.rounds} catalogue={catalogue} staged={false} />}
      need={
        view.over
          ? null
          : {
              short: away === 0 && have < own.foodNeeded && decision?.ask !== 'breed',
              harvest: harvesting ? texts.harvestHere : texts.harvestIn(away),
              soon: harvesting ? texts.harvestHereShort : texts.harvestShort(away),
              need: texts.foodNeed(have, own.foodNeeded),
              have: `${have}/${own.foodNeeded}`,
              sickle: <Icon name="harvest" />,
              bowl: <Icon name="food" />,
            }
      }
      turn={
        seat === undefined
          ? null
          : {
              seat,
              own: held || seat === decision?.seat,
              name,
              words: name === texts.you ? texts.yourTurn : texts.turn(name),
              more: actions > 0 && texts.actions(actions),
            }
      }
      toEnd={texts.end.sheet}
    />
  )
}
