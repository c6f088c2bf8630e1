import { memo } from 'react'
import { Picture } from '../cards/Picture.tsx'
import { SCENES } from './scenes.ts'

interface Props {
  /** The id of the action space. */
  space: string
  /** It can be chosen: by night somebody holds a lamp there. */
  lit?: boolean | undefined
  line?: number | undefined
  className?: string | undefined
}

/** The scene of an action space; the name strip lies over its upper edge. */
export const Scene = memo(function Scene({ space, lit, line, className }: Props) {
  const scene = SCENES[space]
  return scene ? <Picture of={scene} lit={lit} line={line} className={className} /> : null
})
