import { type ReactNode, useState } from 'react'
import { useClient } from '../app/context.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'

/** Another game of the same kind. */
export function Again({ children }: { children: ReactNode }) {
  const { pages } = useTexts()
  const client = useClient()
  const [failed, setFailed] = useState(false)
  const begin = () =>
    client.again().then(
      (address) => location.assign(address),
      () => setFailed(true),
    )
  return (
    <>
      <Button look="main" data-action="again" onClick={() => void begin()}>
        {children}
      </Button>
      {failed && <span role="alert">{pages.notAgain}</span>}
    </>
  )
}
