import { type ReactNode, useState } from 'react'
import { useClient } from '../app/context.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'

/** Another game of the same kind. */
export function Rematch({ children }: { children: ReactNode }) {
  const { pages } = useTexts()
  const client = useClient()
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  const begin = () => {
    setState('busy')
    client.rematch().then(
      (address) => location.assign(address),
      () => setState('failed'),
    )
  }
  return (
    <>
      <Button look="main" data-action="rematch" disabled={state === 'busy'} onClick={begin}>
        {children}
      </Button>
      {state === 'failed' && <span role="alert">{pages.noRematch}</span>}
    </>
  )
}
