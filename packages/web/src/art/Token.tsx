import styles from './Token.module.css'

// Every player has a colour and a shape, so that neither is needed to tell them apart alone.
const SHAPES = [
  'M12 3.2a8.8 8.8 0 1 1 0 17.6 8.8 8.8 0 0 1 0-17.6Z',
  'M4.2 4.2h15.6v15.6H4.2Z',
  'M12 2.5 22 20.5H2Z',
  'M12 1.8 22.2 12 12 22.2 1.8 12Z',
  'M12 2 22 9.3 18.2 21H5.8L2 9.3Z',
  'M7 3h10l5 9-5 9H7l-5-9Z',
]

interface Props {
  seat: number
  label?: string | undefined
  className?: string | undefined
}

export function Token({ seat, label, className }: Props) {
  const hidden = label === undefined
  return (
    <svg
      viewBox="0 0 24 24"
      className={className ? `${styles.token} ${className}` : styles.token}
      data-seat={seat}
      role={hidden ? undefined : 'img'}
      aria-label={label}
      aria-hidden={hidden}
      focusable="false"
    >
      <path d={SHAPES[seat % SHAPES.length]} />
    </svg>
  )
}
