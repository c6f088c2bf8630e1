import { type ReactNode, useState } from 'react'
import { useClient } from '../app/context.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'

/** Another game of the same kind. */
export function Again({ children }: { children: ReactNode }) {
  const { pages } = useTexts()
  const client = useClient()
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  const begin = () => {
    setState('busy')
    client.again().then(
      (address) => location.assign(address),
      () => setState('failed'),
    )
  }
  return (
    <>
      <Button look="main" data-action="again" disabled={state === 'busy'} onClick={begin}>
        {children}
      </Button>
      {state === 'failed' && <span role="alert">{pages.notAgain}</span>}
    </>
  )
}
