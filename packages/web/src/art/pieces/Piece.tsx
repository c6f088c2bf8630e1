import { memo } from 'react'
import { Sprite } from '../Sprite.tsx'
import type { PieceName } from './index.ts'

interface Props {
  name: PieceName
  /** In pixels; without it the piece is as large as the letters around it. */
  size?: number | undefined
  /** Without a label it is decoration beside words that say the same. */
  label?: string | undefined
  className?: string | undefined
}

/** One piece by itself, outside any larger drawing. */
export const Piece = memo(function Piece({ name, size, label, className }: Props) {
  const shown = size ?? '1.25em'
  return (
    <svg
      viewBox="0 0 32 32"
      width={shown}
      height={shown}
      className={className === undefined ? 'art-alone' : `art-alone ${className}`}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      focusable="false"
    >
      <Sprite name={name} x={16} y={29.5} size={32} line={(1.25 * 32) / (size ?? 22)} />
    </svg>
  )
})
