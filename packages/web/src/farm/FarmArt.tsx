import type { SeatView } from '@furrow/engine/agricola'
import { memo, useMemo } from 'react'
import { Farmyard } from '../art/farm/Farmyard.tsx'
import { yardOf } from '../art/farm/fromView.ts'
import styles from './FarmArt.module.css'
import { isCell } from './yard.ts'

interface Props {
  farm: SeatView
  /** Small drawings say the same with less. */
  small?: boolean
  /** Those who work elsewhere are drawn too: everybody comes home for a meal. */
  together?: boolean
}

/** How wide a drawing is thought to be: outlines and details are made for it. */
const WIDTH = 440
const SMALL = 140

/** A farm as a picture; words for it stand beside it. Animals on cards are drawn on the cards. */
export const FarmArt = memo(function FarmArt({ farm, small = false, together = false }: Props) {
  const yard = useMemo(() => {
    const animals = farm.animals.filter(({ pen }) => pen === 'house' || isCell(pen))
    // Those who live on cards stand there.
    const elsewhere = farm.played.reduce((sum, { people }) => sum + people, 0)
    const all = together ? farm.people - farm.newborns : farm.home
    const home = all - Math.min(elsewhere, Math.max(0, all - farm.rooms.length))
    return yardOf({ ...farm, animals, home })
  }, [farm, together])
  return <Farmyard yard={yard} width={small ? SMALL : WIDTH} className={styles.farm} />
})
