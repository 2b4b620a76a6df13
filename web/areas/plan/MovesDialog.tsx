import { dateText } from '../../lib/date-text.ts'
import { formatNumber } from '../../lib/format.ts'
import { AmountTable } from '../../ui/amount-table/AmountTable.tsx'
import type { AmountColumn } from '../../ui/amount-table/amount-column.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import type { Movimiento } from './queries.ts'
import './plan.css'

type MovesDialogProps = {
  title: string
  moves: readonly Movimiento[]
  /** Stores the change with the moves that the dialog lists. */
  onAccept: () => Promise<unknown>
  onClose: () => void
}
type Row = Movimiento & { id: string }

const times = ({ inicio, fin }: Movimiento['antes']) =>
  inicio === fin ? dateText(inicio) : `${dateText(inicio)} al ${dateText(fin)}`

const columns: AmountColumn<Row>[] = [
  { key: 'tarea', title: 'Tarea', value: ({ codigo, nombre }) => `${codigo} ${nombre}` },
  { key: 'antes', title: 'Antes', width: 192, value: ({ antes }) => times(antes) },
  { key: 'despues', title: 'Después', width: 192, value: ({ despues }) => times(despues) },
  { key: 'causa', title: 'Por qué', width: 320, value: ({ texto }) => texto },
]

/** What a change moves, before it is stored. */
export function MovesDialog({ title, moves, onAccept, onClose }: MovesDialogProps) {
  const form = useForm({ draft: null, values: {}, save: onAccept, onSaved: onClose })
  return (
    <FormDialog
      form={form}
      title={title}
      failure="No se guardó el plan."
      saveLabel="Correr y guardar"
      onClose={onClose}
      width={960}
    >
      <p>
        {moves.length === 1 ? 'Se corre 1 tarea.' : `Se corren ${formatNumber(moves.length)} tareas.`} Nada cambia hasta
        que lo aceptes.
      </p>
      <AmountTable
        label="Tareas que se corren"
        className="plan-moves"
        rows={moves.map((move) => ({ ...move, id: move.tareaId }))}
        columns={columns}
      />
    </FormDialog>
  )
}
