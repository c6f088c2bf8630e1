import type { AdminPerson, AdminTable } from '@furrow/server/client'
import { useState } from 'react'
import { useApp } from '../app/context.ts'
import online from '../connection/online.module.css'
import { getServer } from '../connection/server.ts'
import { Said } from '../connection/Trouble.tsx'
import { useDoing } from '../connection/useDoing.ts'
import { gameText } from '../connection/words.ts'
import { useWords } from '../texts/texts.ts'
import { whenText } from '../texts/times.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import styles from './admin.module.css'
import { More } from './More.tsx'
import { useList, useVerb } from './useVerb.ts'

const STATUSES = ['all', 'waiting', 'playing', 'finished', 'closed'] as const
type Choice = (typeof STATUSES)[number]

interface Props {
  owner: Pick<AdminPerson, 'id' | 'name'> | null
  onEverybody(): void
}

/** Tables, private ones too: who sits there and what was said, and nothing of the game. */
export function Tables({ owner, onEverybody }: Props) {
  const words = useWords('admin')
  const { tables } = words
  const [status, setStatus] = useState<Choice>('all')
  const wish = { ...(status !== 'all' && { status }), ...(owner && { person: owner.id }) }
  const { rows, trouble, look, more } = useList('tables', wish, ({ id }) => id)
  const [open, setOpen] = useState<AdminTable | null>(null)
  return (
    <>
      <div className={styles.filters}>
        <label>
          {tables.status}
          <select
            name="status"
            value={status}
            onChange={(event) => setStatus(STATUSES.find((each) => each === event.target.value) ?? 'all')}
          >
            {STATUSES.map((each) => (
              <option key={each} value={each}>
                {each === 'all' ? tables.all : tables.statuses[each]}
              </option>
            ))}
          </select>
        </label>
        {owner && (
          <>
            <span>{tables.of(owner.name)}</span>
            <Button data-action="everybody" onClick={onEverybody}>
              {tables.everybody}
            </Button>
          </>
        )}
      </div>
      <Said trouble={trouble} />
      {rows === null ? trouble === null && <p>{words.loading}</p> : rows.length === 0 && <p>{words.none}</p>}
      <ul className={styles.list}>
        {rows?.map((table) => (
          <li key={table.id} className={styles.row} data-table={table.id} data-status={table.status}>
            <About table={table} />
            <Button
              data-action="manage"
              aria-label={words.manageOf(namesAt(table, tables.free))}
              onClick={() => setOpen(table)}
            >
              {words.manage}
            </Button>
          </li>
        ))}
      </ul>
      <More more={more} />
      {open && <TableDialog table={open} onChanged={look} onClose={() => setOpen(null)} />}
    </>
  )
}

const namesAt = ({ seats }: AdminTable, free: string): string => seats.map(({ name }) => name ?? free).join(', ')

function About({ table }: { table: AdminTable }) {
  const { tables } = useWords('admin')
  const texts = useWords('online')
  const { settings } = useApp()
  return (
    <div className={styles.about}>
      <strong>{namesAt(table, tables.free)}</strong>
      <div className={online.soft}>
        {[
          gameText(texts, table.game),
          tables.statuses[table.status],
          table.public ? tables.public : tables.private,
          tables.changed(whenText(settings.language, table.changed)),
        ].join(' · ')}
      </div>
    </div>
  )
}

interface DialogProps {
  table: AdminTable
  onChanged(): void
  onClose(): void
}

function TableDialog({ table, onChanged, onClose }: DialogProps) {
  const words = useWords('admin')
  const { tables } = words
  const [sure, setSure] = useState(false)
  const { busy, trouble, run } = useDoing()
  const does = (verb: 'close-table' | 'delete-table') =>
    void run(async () => {
      await getServer().http.admin(verb, { table: table.id })
      onChanged()
      onClose()
    })
  const isOpen = table.status === 'waiting' || table.status === 'playing'
  return (
    <Dialog title={namesAt(table, tables.free)} onClose={onClose}>
      <Said trouble={trouble} />
      <Talk table={table.id} />
      <div className={styles.form}>
        {sure ? (
          <>
            <p>{tables.deleteSure}</p>
            <p className={online.acts}>
              <Button look="danger" data-action="delete-sure" disabled={busy} onClick={() => does('delete-table')}>
                {tables.deleteDo}
              </Button>
              <Button look="quiet" onClick={() => setSure(false)}>
                {words.cancel}
              </Button>
            </p>
          </>
        ) : (
          <p className={online.acts}>
            {isOpen && (
              <Button data-action="close-table" disabled={busy} onClick={() => does('close-table')}>
                {tables.close}
              </Button>
            )}
            <Button look="danger" data-action="delete-table" onClick={() => setSure(true)}>
              {tables.delete}
            </Button>
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** What was said at a table, line by line. */
function Talk({ table }: { table: string }) {
  const { tables, loading } = useWords('admin')
  const { settings } = useApp()
  const { data, trouble, look } = useVerb('talk', JSON.stringify({ table }))
  const { busy, trouble: failed, run } = useDoing()
  const drop = (number: number) =>
    void run(async () => {
      await getServer().http.admin('delete-line', { table, number })
      look()
    })
  return (
    <section>
      <h3>{tables.talk}</h3>
      <Said trouble={trouble ?? failed} />
      {data === null && trouble === null && <p>{loading}</p>}
      {data?.length === 0 && <p>{tables.noTalk}</p>}
      <ul className={styles.list}>
        {data?.map(({ number, at, name, text }) => (
          <li key={number} className={styles.row} data-line={number}>
            <div className={styles.about}>
              <strong>{name}</strong> <span className={online.soft}>{whenText(settings.language, at)}</span>
              <div>{text}</div>
            </div>
            <Button
              data-action="delete-line"
              disabled={busy}
              aria-label={tables.deleteLineOf(name)}
              onClick={() => drop(number)}
            >
              {tables.deleteLine}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
