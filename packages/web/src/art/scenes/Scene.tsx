import { memo } from 'react'
import { Picture } from '../cards/Picture.tsx'
import { SCENES } from './scenes.ts'

interface Props {
  /** The id of the action space. */
  space: string
  line?: number | undefined
  className?: string | undefined
}

/** The scene of an action space; the name strip lies over its upper edge. */
export const Scene = memo(function Scene({ space, line, className }: Props) {
  const scene = SCENES[space]
  return scene ? <Picture of={scene} lamp line={line} className={className} /> : null
})
