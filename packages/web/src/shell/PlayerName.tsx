import type { ReactNode } from 'react'
import { useRoom } from '../app/context.ts'

interface Props {
  seat: number
  name: string
  className?: string | undefined
  /** The sign of the starting player, where this is the one. */
  first: ReactNode
}

/** Who sits there; at a table of the server also whether they are there. */
export function PlayerName({ seat, name, className, first }: Props) {
  const room = useRoom()
  return (
    <>
      <strong className={className}>{name}</strong>
      {room?.seatNote(seat)}
      {first}
    </>
  )
}
