import type { AdminPerson } from '@furrow/server/client'
import { type ReactNode, useState } from 'react'
import { Arrived } from '../connection/Arrived.tsx'
import online from '../connection/online.module.css'
import { useWords } from '../texts/texts.ts'
import { Page } from '../ui/Page.tsx'
import { TabList } from '../ui/TabList.tsx'
import styles from './admin.module.css'
import { Invitations } from './Invitations.tsx'
import { Log } from './Log.tsx'
import { People } from './People.tsx'
import { Reports } from './Reports.tsx'
import { Tables } from './Tables.tsx'
import { Usage } from './Usage.tsx'

const TABS = ['people', 'tables', 'reports', 'invitations', 'log', 'usage'] as const
type Tab = (typeof TABS)[number]
const PANEL = 'admin-panel'

/** For those who run the site: people, tables, reports. */
export default function AdminPage() {
  const { title, only } = useWords('admin')
  return (
    <Arrived title={title}>
      {(me) => (me.admin ? <Tabs /> : <Page title={title}>{<p className={online.trouble}>{only}</p>}</Page>)}
    </Arrived>
  )
}

function Tabs() {
  const { title, tabs } = useWords('admin')
  const [tab, setTab] = useState<Tab>('people')
  /** Whose tables are shown, if not everybody's. */
  const [owner, setOwner] = useState<Pick<AdminPerson, 'id' | 'name'> | null>(null)
  const toTables = (person: Pick<AdminPerson, 'id' | 'name'>) => {
    setOwner(person)
    setTab('tables')
  }
  const panels: Record<Tab, () => ReactNode> = {
    people: () => <People onTables={toTables} />,
    tables: () => <Tables owner={owner} onEverybody={() => setOwner(null)} />,
    reports: () => <Reports onTables={toTables} />,
    invitations: () => <Invitations />,
    log: () => <Log />,
    usage: () => <Usage />,
  }
  return (
    <Page title={title}>
      <div className={styles.tabs}>
        <TabList tabs={TABS} now={tab} names={tabs} panel={PANEL} onChoose={setTab} />
      </div>
      <div id={PANEL} role="tabpanel" aria-labelledby={`tab-${tab}`} className={styles.panel} data-panel={tab}>
        {panels[tab]()}
      </div>
    </Page>
  )
}
