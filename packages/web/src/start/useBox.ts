import { useEffect, useState } from 'react'
import { useApp } from '../app/context.ts'
import type { Box, Wished } from '../contract/box.ts'
import type { Catalogue } from '../contract/catalogue.ts'

/** The cards of such a table and what is printed on them, once they are wanted and known. */
export function useBox(of: Wished, wanted: boolean): (Box & Pick<Catalogue, 'cards'>) | null {
  const { client } = useApp()
  const [found, setFound] = useState<{ key: string; box: Box & Pick<Catalogue, 'cards'> } | null>(null)
  const key = JSON.stringify(of)
  useEffect(() => {
    let here = true
    if (wanted)
      void Promise.all([client.box(JSON.parse(key) as Wished), client.catalogue()]).then(
        ([box, { cards }]) => here && setFound({ key, box: { ...box, cards } }),
      )
    return () => {
      here = false
    }
  }, [client, key, wanted])
  return found?.key === key ? found.box : null
}
