import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../texts/texts.ts'
import { Button } from './Button.tsx'
import styles from './Dialog.module.css'

interface Props {
  title: string
  onClose(): void
  children: ReactNode
  wide?: boolean
  /** In the corner, so that the table can be seen. */
  aside?: boolean
}

/** A window over the page; Escape and a click beside it close it. */
export function Dialog({ title, onClose, children, wide = false, aside = false }: Props) {
  const { ui } = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  // Before the next key comes, which is already meant for the dialog.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; this is the mouse's way to do it.
    <dialog
      ref={dialog}
      className={[styles.dialog, wide && styles.wide, aside && styles.aside].filter(Boolean).join(' ')}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2>{title}</h2>
          <Button look="quiet" onClick={() => dialog.current?.close()} aria-label={ui.close}>
            ✕
          </Button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
