import { useMemo } from 'react'
import { useApp } from '../app/context.ts'
import { changeTo, hrefOf, useRoute } from '../app/route.ts'
import { saveFile } from './file.ts'
import { unpack } from './packed.ts'
import { type Reel, Watch, whole } from './ReplayPage.tsx'

/** A game that came with its link: the address holds the record, the step and the seat. */
export default function WatchPage() {
  const { client } = useApp()
  const [packed = '', step, seat] = useRoute().rest
  const record = useMemo(() => unpack(packed), [packed])
  const reel = useMemo(
    (): Reel => ({
      story: async () => {
        const text = await record
        return text === null ? null : client.story(text)
      },
      moment: async (at, from) => {
        const text = await record
        return text === null ? null : client.moment(text, at, from)
      },
    }),
    [client, record],
  )
  return (
    <Watch
      reel={reel}
      step={whole(step)}
      seat={whole(seat)}
      onGo={(to, from) => changeTo('watch', packed, to, from)}
      link={async (to, from) => hrefOf('watch', packed, to, from)}
      onSave={() => void record.then((text) => text !== null && saveFile('furrow.txt', text))}
    />
  )
}
