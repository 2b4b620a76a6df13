import { useState, type ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { RecordList, type RecordListProps, type RecordPage, type ListedRecord } from './RecordList.tsx'

const AnnulDialog = onDemand(async () => (await import('./AnnulDialog.tsx')).AnnulDialog)

type RecordSectionProps<Row extends ListedRecord, Page extends RecordPage<Row>> = Omit<
  RecordListProps<Row, Page>,
  'add' | 'detail'
> & {
  /** 'Nuevo pago' */
  addLabel: string
  /** Opens the form for a new record; undefined without permission to add. */
  onAdd: (() => void) | undefined
  detail: (row: Row, onAnnul: () => void) => ReactNode
  annul: {
    /** 'el pago 12' */
    name: (row: Row) => string
    /** The consequence, in one sentence. */
    effect: string
    send: (row: Row, motivo: string) => Promise<unknown>
  }
  /** The section's dialogs. */
  children: ReactNode
}

/** A section that lists documents, with buttons to add and annul them. */
export function RecordSection<Row extends ListedRecord, Page extends RecordPage<Row>>(
  props: RecordSectionProps<Row, Page>,
) {
  const { addLabel, onAdd, detail, annul, children, ...list } = props
  const [annulled, setAnnulled] = useState<Row | null>(null)
  const add = onAdd && (
    <Button variant="primary" onClick={onAdd}>
      <i className="pi pi-plus" aria-hidden="true" /> {addLabel}
    </Button>
  )
  return (
    <div className="money">
      <RecordList {...list} detail={(row) => detail(row, () => setAnnulled(row))} add={add} />
      {children}
      {annulled && (
        <AnnulDialog
          recordId={annulled.id}
          name={annul.name(annulled)}
          effect={annul.effect}
          annul={(motivo) => annul.send(annulled, motivo)}
          onClose={() => setAnnulled(null)}
        />
      )}
    </div>
  )
}
