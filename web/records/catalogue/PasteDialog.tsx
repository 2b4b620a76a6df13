import { useMemo, useState } from 'react'
import { notify } from '../../api/notices.ts'
import { errorMessage } from '../../api/problem.ts'
import { useDryRun } from '../../api/use-dry-run.ts'
import { Alert } from '../../ui/Alert.tsx'
import { FormRow } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import type { SeriesSelection, Entry, Noun, Series, SheetRow } from './noun.ts'
import { PasteSheet } from './PasteSheet.tsx'
import { simulateLoad, loadSeries, type LoadCounts } from './queries.ts'
import { sheetColumns, sheetErrors, sheetServerErrors } from './series-sheet.ts'

type Values = { rows: SheetRow[]; chosen: SeriesSelection }
type PasteDialogProps = {
  noun: Noun
  series: Series
  entry: Entry | undefined
  drawn: SeriesSelection
  onClose: () => void
}

const maxRows = 1000
const newRow = (values: Record<string, string>, id: string): SheetRow => ({
  when: '',
  value: '',
  extra: '',
  ...values,
  id,
})
const countsOf = ({ creados, cambiados, iguales }: LoadCounts) =>
  `${creados} ${creados === 1 ? 'nuevo' : 'nuevos'}, ${cambiados} ${cambiados === 1 ? 'cambiado' : 'cambiados'}, ${iguales} ${iguales === 1 ? 'igual' : 'iguales'}.`

/** Loads many values of a series, typed or pasted from a spreadsheet, with a preview of the changes by a dry run. */
export function PasteDialog({ noun, series, entry, drawn, onClose }: PasteDialogProps) {
  const isMonthly = entry !== undefined && series.isMonthly?.(entry) === true
  const [invalidRows, setInvalidRows] = useState<string[]>([])
  const form = useForm<Values>({
    draft: { kind: series.operations.list, record: null, parent: entry?.id },
    values: { rows: [], chosen: initialSelection(series, drawn) },
    check: ({ rows }) => ({ rows: rowsError(rows, invalidRows.length) }),
    async save(values) {
      const loaded = await loadSeries({ series, entry, ...values })
      notify({ type: 'success', title: 'Valores cargados', message: countsOf(loaded) })
    },
    onSaved: onClose,
  })
  const { rows } = form.values
  const inputErrors = useMemo(() => sheetErrors(rows), [rows])
  const isReady = rows.length > 0 && rows.length <= maxRows && invalidRows.length === 0 && inputErrors.size === 0
  const { input, ...preview } = useDryRun({
    key: [noun.key, entry?.id],
    body: isReady ? form.values : null,
    call: (values: Values, signal) => simulateLoad({ series, entry, ...values }, signal),
    delay: 400,
  })
  const serverErrors = useMemo(
    () => sheetServerErrors(preview.error, input?.rows ?? [], series),
    [preview.error, input, series],
  )
  const columns = useMemo(() => sheetColumns(series, isMonthly), [series, isMonthly])
  const errors = useMemo(() => new Map([...serverErrors, ...inputErrors]), [inputErrors, serverErrors])
  const understood = rows.length === 1 ? '1 línea entendida.' : `${rows.length} líneas entendidas.`
  return (
    <FormDialog
      form={form}
      title={entry ? `Cargar valores de ${String(entry.codigo)}` : 'Cargar valores'}
      failure="No se cargó nada."
      saveLabel="Cargar"
      width={720}
      onClose={onClose}
    >
      <SeriesChoice series={series} form={form} />
      <p className="catalogue-note">
        Copiá las columnas de tu planilla y pegalas acá, con o sin títulos; o escribilas fila por fila.
      </p>
      <PasteSheet
        label="Valores para cargar"
        {...{ rows, columns, errors, newRow }}
        onRows={(next) => form.change({ rows: next })}
        onRefused={setInvalidRows}
      />
      <p className="catalogue-note" role="status">
        {isReady && understood}
        {isReady && preview.data && ` Van a ser: ${countsOf(preview.data)}`}
      </p>
      {input !== null && preview.error && <Alert type="warning">{errorMessage(preview.error)}</Alert>}
      {form.errors.rows && <Alert type="error">{form.errors.rows}</Alert>}
    </FormDialog>
  )
}

function rowsError(rows: SheetRow[], invalidCells: number): string | undefined {
  if (rows.length === 0) return 'Pegá o escribí al menos una fila.'
  if (rows.length > maxRows) return `Entran hasta ${maxRows.toLocaleString('es-AR')} filas por vez.`
  if (invalidCells > 0 || sheetErrors(rows).size > 0) return 'Corregí las celdas marcadas.'
  return undefined
}

type SeriesChoiceProps = { series: Series; form: ReturnType<typeof useForm<Values>> }

function SeriesChoice({ series, form }: SeriesChoiceProps) {
  if (series.pasted.length === 0) return null
  return (
    <FormRow>
      {series.pasted.map(({ name, label, options }) => (
        <SelectField
          key={name}
          label={label}
          {...form.field(`chosen.${name}`)}
          options={options.map(([value, text]) => ({ value, label: text }))}
        />
      ))}
    </FormRow>
  )
}

/** Initial choices for the pasted values: those of the chart if it has the same choice, else the defaults. */
const initialSelection = ({ drawn: choices = [], pasted }: Series, drawn: SeriesSelection): SeriesSelection =>
  Object.fromEntries(
    pasted.map(({ name, usual }) => [name, (choices.some((each) => each.name === name) && drawn[name]) || usual]),
  )
