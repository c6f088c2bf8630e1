import { Component, type ReactNode } from 'react'
import { TextsContext } from '../texts/texts.ts'
import { Button } from '../ui/Button.tsx'
import styles from './ErrorBoundary.module.css'

/** What broke may break again: the start page is a way on without it. */
function backHome(): void {
  location.hash = '#/'
  location.reload()
}

/** If a part of the page breaks, the visitor gets a sentence and a way on instead of an empty page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <TextsContext.Consumer>
        {(texts) => (
          <main className={styles.failed} role="alert">
            <h1>{texts?.pages.failed.title}</h1>
            <p>{texts?.pages.failed.text}</p>
            <Button look="main" data-action="reload" onClick={() => location.reload()}>
              {texts?.pages.failed.reload}
            </Button>{' '}
            <Button data-action="home" onClick={backHome}>
              {texts?.ui.home}
            </Button>
          </main>
        )}
      </TextsContext.Consumer>
    )
  }
}
