import type { ExpressSeatView } from '@furrow/engine/express'
import { memo, useMemo } from 'react'
import { Farmyard } from '../art/farm/Farmyard.tsx'
import { yardOf } from '../art/farm/fromView.ts'
import { Unseen } from '../ui/Unseen.tsx'
import { useTable } from './context.ts'
import styles from './FarmPicture.module.css'
import { farmOf } from './farm.ts'

/** How wide a drawing is thought to be: outlines and details are made for it. */
const WIDTH = 440
const SMALL = 140

interface Props {
  own: ExpressSeatView
  /** Small drawings say the same with less. */
  small?: boolean
}

/** House, rooms and babies; fields with what grows there; pastures with their animals. Words for it stand beside it. */
export const FarmPicture = memo(function FarmPicture({ own, small = false }: Props) {
  const yard = useMemo(() => yardOf(farmOf(own)), [own])
  return <Farmyard yard={yard} width={small ? SMALL : WIDTH} className={styles.farm} />
})

/** The same in words; who looks sees the animals. */
export function FarmWords({ own }: { own: ExpressSeatView }) {
  const { texts, say } = useTable()
  const { ui } = texts
  const empty = own.pens.length < own.pastures
  const inside = [...own.pens.map(({ animal, count }) => say.count(animal, count)), ...(empty ? [ui.emptyPasture] : [])]
  return (
    <>
      {texts.houses[own.house]}, {ui.rooms(own.rooms)}, {ui.babies(own.babies)} ·{' '}
      {own.fields === 0 ? ui.noFields : ui.fields(own.fields)} ·{' '}
      {own.pastures === 0 ? ui.noPastures : ui.pastures(own.pastures)}
      {own.pastures > 0 && <Unseen>: {inside.join(', ')}</Unseen>}
    </>
  )
}
