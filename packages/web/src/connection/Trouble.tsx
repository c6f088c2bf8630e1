import { ServerRefusal } from '@furrow/server/client'
import { hrefOf, useRoute } from '../app/route.ts'
import { useWords } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import styles from './online.module.css'
import { type Refused, troubleText } from './words.ts'

interface Props {
  trouble: unknown
  special?: { [K in Refused]?: string }
  onRetry?: () => void
}

/** What went wrong where nothing else can be shown, and ways on. */
export function Trouble({ trouble, special = {}, onRetry }: Props) {
  const texts = useWords('online')
  const { page } = useRoute()
  return (
    <div className={styles.trouble}>
      <p role="alert">{troubleText(texts, trouble, special)}</p>
      <p className={styles.acts}>
        {onRetry && (
          <Button look="main" data-action="retry" onClick={onRetry}>
            {texts.tryAgain}
          </Button>
        )}
        {page !== 'online' && <a href={hrefOf('online')}>{texts.toOnline}</a>}
        {!(trouble instanceof ServerRefusal) && <a href={hrefOf('new', 'device')}>{texts.playHere}</a>}
        <a href={hrefOf('start')}>{texts.toStart}</a>
      </p>
    </div>
  )
}

/** What went wrong with the button beside it; nothing while nothing did. */
export function Said({ trouble, special = {} }: Pick<Props, 'trouble' | 'special'>) {
  const texts = useWords('online')
  if (trouble === null) return null
  return (
    <p className={styles.bad} role="alert">
      {troubleText(texts, trouble, special)}
    </p>
  )
}
