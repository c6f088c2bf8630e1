import styles from './TabList.module.css'

interface Props<T extends string> {
  tabs: readonly T[]
  /** The one that is open, if any. */
  now: NoInfer<T> | null
  names: Readonly<Record<NoInfer<T>, string>>
  /** The id of the panel that the tabs open. */
  panel: string
  onChoose(tab: NoInfer<T>): void
}

/** Tabs, of which one is open. The panel is labelled by `tab-` and the name of its tab. */
export function TabList<T extends string>({ tabs, now, names, panel, onChoose }: Props<T>) {
  return (
    <div role="tablist" className={styles.list}>
      {tabs.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`tab-${each}`}
          data-tab={each}
          aria-selected={now === each}
          aria-controls={panel}
          className={styles.tab}
          onClick={() => onChoose(each)}
        >
          {names[each]}
        </button>
      ))}
    </div>
  )
}
