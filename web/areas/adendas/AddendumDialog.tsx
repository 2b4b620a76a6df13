import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { call } from '../../api/operations.ts'
import { errorMessage } from '../../api/problem.ts'
import type { Schema } from '../../api/types.ts'
import { useDryRun } from '../../api/use-dry-run.ts'
import { useOnce } from '../../api/use-once.ts'
import { dateError } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { decimalOf, numberError } from '../../lib/number-text.ts'
import { todayText } from '../../lib/today.ts'
import { Alert } from '../../ui/Alert.tsx'
import { AmountTable } from '../../ui/amount-table/AmountTable.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { FormRow } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { rubroOptions, rubroSubtree, useApprovedSheet } from '../contratos/door.ts'
import { changedLines, columns, linesOf, rowsOf, type Lines } from './addendum-lines.ts'
import { createAdenda, updateAdenda, type Adenda, type AdendaInput } from './queries.ts'

type Draft = { fecha: string; plazoDias: string; motivo: string }

const errorsOf = ({ fecha, plazoDias, motivo }: Draft) => ({
  fecha: dateError(fecha),
  plazoDias: numberError(plazoDias, { decimals: 0, min: -10_000, max: 10_000 }),
  motivo: motivo.trim() ? undefined : 'Contá por qué cambia el contrato.',
})

const inputOf = ({ fecha, plazoDias, motivo }: Draft, lines: Lines): AdendaInput => ({
  fecha,
  plazoDias: Number(decimalOf(plazoDias) ?? 0),
  motivo,
  items: linesOf(lines),
})

type AddendumDialogProps = {
  proyectoId: number
  contract: Schema<'Contrato'>
  /** The draft to edit; omitted to create one. */
  addendum?: Adenda | undefined
  onClose: () => void
}

/** Creates or edits an addendum: what it adds to or takes from each item, new items, and the term. A dry run shows its total. */
export function AddendumDialog({ proyectoId, contract, addendum, onClose }: AddendumDialogProps) {
  const once = useOnce()
  const { mutateAsync: create } = useMutation(createAdenda)
  const { mutateAsync: update } = useMutation(updateAdenda)
  const [lines, setLines] = useState<Lines>(() => changedLines(addendum, contract))
  const [rubro, setRubro] = useState('')
  const sheet = useApprovedSheet(proyectoId)
  const place = { proyectoId, contratoId: contract.id }
  const form = useForm<Draft, unknown>({
    draft: { kind: 'adenda', record: addendum?.id ?? null, parent: contract.id },
    values: useMemo(
      () => ({
        fecha: addendum?.fecha ?? todayText(),
        plazoDias: String(addendum?.plazoDias ?? 0),
        motivo: addendum?.motivo ?? '',
      }),
      [addendum],
    ),
    check: errorsOf,
    save: (draft) =>
      addendum
        ? update({ ...place, id: addendum.id, body: { ...inputOf(draft, lines), version: addendum.version } })
        : once((headers) => create({ ...place, body: inputOf(draft, lines), headers })),
    onSaved: onClose,
  })
  const inside = useMemo(() => rubroSubtree(rubro, sheet.data?.rubros ?? []), [rubro, sheet.data])
  const rows = useMemo(
    () => rowsOf(contract, sheet.data?.items ?? [], lines, inside),
    [contract, sheet.data, lines, inside],
  )
  return (
    <FormDialog
      form={form}
      title={addendum ? 'Editar la adenda' : 'Nueva adenda'}
      failure="No se pudo guardar la adenda."
      saveLabel={addendum ? 'Guardar' : 'Crear borrador'}
      width={1000}
      onClose={onClose}
    >
      <FormRow>
        <DateField label="Fecha" required {...form.field('fecha')} />
        <NumberField
          label="Días de plazo"
          help={`Se suman a los ${contract.plazoDias} de ahora; con menos, se acorta.`}
          decimals={0}
          {...form.field('plazoDias')}
        />
        <SelectField
          label="Agregar ítems del rubro"
          value={rubro}
          options={[{ value: '', label: 'Elegí un rubro…' }, ...rubroOptions(sheet.data)]}
          onChange={setRubro}
        />
      </FormRow>
      <TextField label="Motivo" required maxLength={500} {...form.field('motivo')} />
      <p>En «Cambio» poné lo que se agrega de cada ítem, o lo que se quita con un menos adelante: -20.</p>
      <AmountTable
        label="Ítems de la adenda"
        rows={rows}
        columns={columns}
        onChange={(changes) => {
          const next = { ...lines }
          for (const { id, key, value } of changes) {
            const row = rows.find((each) => each.id === id)!
            next[id] = { cantidad: row.cambio, precioUnitario: row.precio, isNew: row.isNew, [key]: value }
          }
          setLines(next)
        }}
      />
      <DryRun place={place} draft={form.values} lines={lines} contract={contract} />
    </FormDialog>
  )
}

type DryRunProps = {
  place: { proyectoId: number; contratoId: string }
  draft: Draft
  lines: Lines
  contract: Schema<'Contrato'>
}

/** What the addendum adds to the contract, or why it cannot. */
function DryRun({ place, draft, lines, contract }: DryRunProps) {
  const input = useMemo(() => inputOf(draft, lines), [draft, lines])
  const isEmpty = input.items?.length === 0 && input.plazoDias === 0
  const trial = useDryRun({
    key: ['adenda', contract.id],
    // The reason is typed last; the amounts do not depend on it.
    body: isEmpty ? null : { ...input, motivo: input.motivo.trim() || '-' },
    call: (body, signal) => call('createAdenda', { ...place, simular: true, body }, { signal }),
    keepsPrevious: true,
  })
  if (trial.error) return <Alert type="warning">{errorMessage(trial.error)}</Alert>
  if (!trial.data || isEmpty) return null
  const { total, moneda } = trial.data
  return (
    <p role="status">
      Cambia el contrato en <strong>{moneyText(total, moneda)}</strong>: hoy es de {moneyText(contract.total, moneda)}.
    </p>
  )
}
