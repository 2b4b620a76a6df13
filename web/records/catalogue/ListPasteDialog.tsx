import { useCallback, useMemo, useRef, useState } from 'react'
import { notify } from '../../api/notices.ts'
import { errorMessage } from '../../api/problem.ts'
import { useDryRun } from '../../api/use-dry-run.ts'
import { formatNumber } from '../../lib/format.ts'
import { Alert } from '../../ui/Alert.tsx'
import type { AmountColumn } from '../../ui/amount-table/amount-column.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { addedRows, missingErrors, pastedRow, readyRows, refusalErrors } from './list-sheet.ts'
import type { ListPaste, Noun, PastedRow } from './noun.ts'
import { PasteSheet } from './PasteSheet.tsx'
import { loadList, simulateListLoad } from './queries.ts'

const maxRows = 1000
const rowsText = (count: number) => (count === 1 ? '1 fila' : `${formatNumber(count)} filas`)

type ListPasteDialogProps = { noun: Noun; paste: ListPaste; onClose: () => void }

/** Adds many entries pasted from a spreadsheet. Rows that cannot be added stay, with the reason, and block none of the others. */
export function ListPasteDialog({ noun, paste, onClose }: ListPasteDialogProps) {
  const [invalidRows, setInvalidRows] = useState<string[]>([])
  const latest = useRef<PastedRow[]>([])
  const form = useForm<{ rows: PastedRow[] }, Set<string>>({
    values: { rows: [] },
    draft: { kind: paste.load, record: null },
    check: ({ rows }) => ({ rows: rowsError(rows, readyRows(paste, rows, invalidRows).length) }),
    async save({ rows }) {
      const sent = readyRows(paste, rows, invalidRows)
      return addedRows(await loadList(paste, sent), sent)
    },
    onSaved(added) {
      const rest = latest.current.filter(({ id }) => !added.has(id))
      tellOutcome(noun, added.size, rest.length)
      if (rest.length === 0) onClose()
      else form.change({ rows: rest })
    },
  })
  const { rows } = form.values
  latest.current = rows
  const ready = useMemo(() => readyRows(paste, rows, invalidRows), [paste, rows, invalidRows])
  const { input, ...preview } = useDryRun({
    key: [noun.key, 'list'],
    body: ready.length > 0 && ready.length <= maxRows ? ready : null,
    call: (sent: PastedRow[], signal) => simulateListLoad(paste, sent, signal),
    delay: 400,
  })
  const errors = useMemo(
    () =>
      new Map([
        ...(preview.data ? refusalErrors(paste, preview.data, input ?? []) : []),
        ...missingErrors(paste, rows),
      ]),
    [paste, rows, preview.data, input],
  )
  const columns = useMemo(() => columnsOf(paste), [paste])
  const newRow = useCallback((values: Record<string, string>, id: string) => pastedRow(paste, values, id), [paste])
  return (
    <FormDialog
      form={form}
      title={paste.label}
      failure="No se cargó nada."
      saveLabel="Cargar"
      width={1100}
      onClose={onClose}
    >
      <p className="catalogue-note">
        Copiá las columnas de tu planilla y pegalas acá, con o sin títulos. Con títulos pueden venir en cualquier orden.
      </p>
      <PasteSheet
        label={`${noun.title} para cargar`}
        {...{ rows, columns, errors, newRow }}
        onRows={(next) => form.change({ rows: next })}
        onRefused={setInvalidRows}
      />
      <p className="catalogue-note" role="status">
        {preview.data && input !== null && previewText(preview.data.creados, rows.length)}
      </p>
      {input !== null && preview.error && <Alert type="warning">{errorMessage(preview.error)}</Alert>}
      {form.errors.rows && <Alert type="error">{form.errors.rows}</Alert>}
    </FormDialog>
  )
}

const columnsOf = ({ columns }: ListPaste): AmountColumn<PastedRow>[] =>
  columns.map((column) => ({ ...column, value: (row: PastedRow) => row[column.key], isEditable: true }))

function rowsError(rows: PastedRow[], ready: number): string | undefined {
  if (rows.length === 0) return 'Pegá o escribí al menos una fila.'
  if (rows.length > maxRows) return `Entran hasta ${formatNumber(maxRows)} filas por vez.`
  return ready === 0 ? 'Ninguna fila se puede cargar. Corregí las celdas marcadas.' : undefined
}

function previewText(added: number, total: number): string {
  const rest = total - added
  const text = `Para cargar: ${rowsText(added)}.`
  return rest === 0 ? text : `${text} Sin cargar: ${rowsText(rest)}; cada celda marcada dice por qué, y quedan acá.`
}

function tellOutcome({ title }: Noun, added: number, rest: number): void {
  const left = rest === 0 ? '' : ` Para corregir: ${rowsText(rest)}.`
  if (added === 0) notify({ type: 'warning', title: 'No se cargó nada', message: left.trim() })
  else notify({ type: 'success', title: `${title} cargados`, message: `Cargamos ${rowsText(added)}.${left}` })
}
