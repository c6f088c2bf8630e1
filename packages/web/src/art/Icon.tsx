import { GOOD_ART } from './goods.tsx'
import styles from './Icon.module.css'
import { SIGN_ART } from './signs.tsx'

interface Props {
  name: string
  /** Without a label it is decoration beside words that say the same. */
  label?: string | undefined
  className?: string | undefined
}

/** A good or a sign, as large as the letters around it. */
export function Icon({ name, label, className }: Props) {
  const hidden = label === undefined
  return (
    <svg
      viewBox="0 0 24 24"
      className={className ? `${styles.icon} ${className}` : styles.icon}
      role={hidden ? undefined : 'img'}
      aria-label={label}
      aria-hidden={hidden}
      focusable="false"
    >
      {GOOD_ART[name] ?? SIGN_ART[name]}
    </svg>
  )
}
