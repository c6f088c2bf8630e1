import type { ButtonHTMLAttributes } from 'react'
import styles from './Button.module.css'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'plain' | 'main' | 'danger' | 'quiet'
}

export function Button({ look = 'plain', className, ...rest }: Props) {
  const classes = [styles.button, styles[look], className].filter(Boolean).join(' ')
  return <button type="button" className={classes} {...rest} />
}
