import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { call } from '../../api/operations.ts'
import { errorMessage } from '../../api/problem.ts'
import type { Schema } from '../../api/types.ts'
import { useDryRun } from '../../api/use-dry-run.ts'
import { dateError } from '../../lib/date-text.ts'
import { activeCompanyId } from '../../lib/session.ts'
import { PasteSheet } from '../../records/catalogue/PasteSheet.tsx'
import { monedas, optionsOf } from '../../records/words.ts'
import { Alert } from '../../ui/Alert.tsx'
import type { AmountColumn } from '../../ui/amount-table/amount-column.ts'
import { cellName } from '../../ui/amount-table/cell-edits.ts'
import { DateField } from '../../ui/DateField.tsx'
import { FormRow } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { PickerField, type Picked } from '../../ui/PickerField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { searchSuppliers } from '../proveedores/door.ts'
import { NewPrices } from './NewPrices.tsx'
import { loadListaPrecios, offerUndoOfPrices, pricesText } from './price-changes.ts'

type Row = { id: string; codigo: string; precio: string }
type Values = { fecha: string; moneda: string; proveedor: Picked | null; rows: Row[] }

const maxRows = 1000
const newRow = (values: Record<string, string>, id: string): Row => ({ codigo: '', precio: '', ...values, id })
const columns: AmountColumn<Row>[] = [
  {
    key: 'codigo',
    title: 'Código',
    titles: ['Cod', 'Material'],
    value: ({ codigo }) => codigo,
    isEditable: true,
    isRequired: true,
    maxLength: 40,
  },
  {
    key: 'precio',
    title: 'Precio',
    kind: 'decimal',
    value: ({ precio }) => precio,
    isEditable: true,
    isRequired: true,
    width: 160,
  },
]

const isComplete = ({ codigo, precio }: Row) => codigo !== '' && precio !== ''
const rowsError = (rows: Row[], refused: number) => {
  if (rows.length === 0) return 'Pegá o escribí al menos una fila.'
  if (rows.length > maxRows) return 'Entran hasta 1.000 filas por vez.'
  return refused > 0 || !rows.every(isComplete) ? 'Corregí las celdas marcadas.' : undefined
}

const bodyOf = ({ fecha, moneda, proveedor, rows }: Values): Schema<'PreciosLista'> => ({
  precios: rows.map(({ codigo, precio }) => ({
    codigo,
    precio,
    fecha,
    moneda: moneda as 'ARS',
    proveedorId: proveedor?.id ?? null,
  })),
})

/** Adds a supplier's price list pasted from a spreadsheet, after a preview, with undo. */
export function PriceListDialog({ today, onClose }: { today: string; onClose: () => void }) {
  const [refusedCells, setRefusedCells] = useState<string[]>([])
  const { mutateAsync: load } = useMutation(loadListaPrecios)
  const desarrolladoraId = activeCompanyId() ?? 0
  const form = useForm<Values>({
    values: { fecha: today, moneda: 'ARS', proveedor: null, rows: [] },
    draft: { kind: 'lista-precios', record: null },
    check: ({ fecha, rows }) => ({
      fecha: fecha ? dateError(fecha) : 'Escribí la fecha.',
      rows: rowsError(rows, refusedCells.length),
    }),
    async save(values) {
      offerUndoOfPrices(await load({ desarrolladoraId, body: bodyOf(values) }))
    },
    onSaved: onClose,
  })
  const { values } = form
  const isReady = rowsError(values.rows, refusedCells.length) === undefined && dateError(values.fecha) === undefined
  const { data, error, input } = useDryRun({
    key: ['lista-precios', desarrolladoraId],
    body: isReady ? values : null,
    call: (sent: Values, signal) =>
      call('loadListaPrecios', { desarrolladoraId, simular: true, body: bodyOf(sent) }, { signal }),
    delay: 400,
  })
  const preview = input === null ? undefined : data
  const errors = useMemo(() => refusalsByCell(preview, input?.rows ?? []), [preview, input])
  return (
    <FormDialog
      form={form}
      title="Pegar una lista de precios"
      failure="No se cargó nada."
      saveLabel="Cargar"
      width={860}
      onClose={onClose}
    >
      <FormRow>
        <PickerField
          label="Proveedor"
          help="Por CUIT o por nombre; puede quedar vacío"
          kind="proveedor"
          search={searchSuppliers()}
          {...form.field('proveedor')}
        />
        <DateField label="Fecha" required {...form.field('fecha')} />
        <SelectField label="Moneda" options={optionsOf(monedas)} {...form.field('moneda')} />
      </FormRow>
      <p className="money-note">Copiá de tu planilla las columnas con el código y el precio, y pegalas acá.</p>
      <PasteSheet
        label="Precios para cargar"
        {...{ columns, errors, newRow }}
        rows={values.rows}
        onRows={(rows) => form.change({ rows })}
        onRefused={setRefusedCells}
      />
      <p className="money-outcome" role="status">
        {preview && outcomeText(preview)}
      </p>
      {input !== null && error && <Alert type="warning">{errorMessage(error)}</Alert>}
      {form.errors.rows && <Alert type="error">{form.errors.rows}</Alert>}
      {preview && <NewPrices filas={preview.filas} />}
    </FormDialog>
  )
}

function outcomeText({ filas, rechazados }: Schema<'PreciosNuevos'>): string {
  const text = `Para cargar: ${pricesText(filas.length)}.`
  return rechazados.length === 0
    ? text
    : `${text} No se cargan ${pricesText(rechazados.length)}; cada celda marcada dice por qué.`
}

/** The reasons of refused rows by cell; in the first column if the field has none. */
const refusalsByCell = (preview: Schema<'PreciosNuevos'> | undefined, sent: Row[]): Map<string, string> =>
  new Map(
    (preview?.rechazados ?? []).flatMap(({ indice, campo, mensaje }): [string, string][] => {
      const row = sent[indice]
      return row ? [[cellName(row.id, campo === 'precio' ? 'precio' : 'codigo'), mensaje]] : []
    }),
  )
