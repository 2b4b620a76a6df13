import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { financeChange } from '../../api/areas.ts'
import { call, mutate } from '../../api/operations.ts'
import { errorMessage } from '../../api/problem.ts'
import { useOnce } from '../../api/use-once.ts'
import { useDryRun } from '../../api/use-dry-run.ts'
import { dateError } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { decimalOf, decimalText, numberError } from '../../lib/number-text.ts'
import { activeCompanyId } from '../../lib/session.ts'
import { todayText } from '../../lib/today.ts'
import { Alert } from '../../ui/Alert.tsx'
import { AmountTable } from '../../ui/amount-table/AmountTable.tsx'
import type { AmountColumn } from '../../ui/amount-table/amount-column.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { FormRow } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { PickerField, type Picked } from '../../ui/PickerField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useAddressWithValuation } from '../control/door.ts'
import { type Hoja, type HojaItem, budgetsQuery, sheetQuery } from '../presupuestos/door.ts'
import { indicesQuery } from '../projects/door.ts'
import { searchSuppliers } from '../proveedores/door.ts'
import type { Contrato, ContratoInput } from './queries.ts'

type ContractDialogProps = {
  proyectoId: number
  /** The draft to edit; omitted to create one. */
  contract?: Contrato
  /** Replaces `onClose` after saving. */
  onDone?: (contract: Contrato) => void
  onClose: () => void
}
type ChosenItems = Record<string, { cantidad: string; precioUnitario: string }>
type Draft = {
  proveedor: Picked | null
  objeto: string
  fecha: string
  plazoDias: string
  anticipo: string
  reparo: string
  indiceId: string
}

const percentError = (text: string) => numberError(text, { decimals: 4, min: 0, max: 100 })

const checkDraft = ({ proveedor, objeto, fecha, plazoDias, anticipo, reparo }: Draft) => ({
  proveedor: proveedor ? undefined : 'Elegí un proveedor.',
  objeto: objeto.trim() ? undefined : 'Escribí qué se contrata.',
  fecha: dateError(fecha),
  plazoDias: numberError(plazoDias, { decimals: 0, min: 1, max: 10_000 }),
  anticipo: percentError(anticipo),
  reparo: percentError(reparo),
})

function inputOf(draft: Draft, chosen: ChosenItems): ContratoInput {
  return {
    proveedorId: draft.proveedor?.id ?? '',
    objeto: draft.objeto,
    fecha: draft.fecha,
    plazoDias: Number(decimalOf(draft.plazoDias) ?? 0),
    anticipoPorcentaje: decimalOf(draft.anticipo) ?? '0',
    fondoReparoPorcentaje: decimalOf(draft.reparo) ?? '0',
    indiceId: draft.indiceId || null,
    items: Object.entries(chosen).map(([itemId, line]) => ({ itemId, ...line })),
  }
}

const emptyDraft = (): Draft => ({
  proveedor: null,
  objeto: '',
  fecha: todayText(),
  plazoDias: '180',
  anticipo: '0',
  reparo: '5',
  indiceId: '',
})

/** Form values of a stored contract. */
const draftOf = (contract: Contrato): Draft => ({
  proveedor: { id: contract.proveedorId, label: contract.proveedor },
  objeto: contract.objeto,
  fecha: contract.fecha,
  plazoDias: String(contract.plazoDias),
  anticipo: decimalText(contract.anticipoPorcentaje),
  reparo: decimalText(contract.fondoReparoPorcentaje),
  indiceId: contract.indiceId ?? '',
})

const chosenOf = (contract?: Contrato): ChosenItems =>
  Object.fromEntries(
    (contract?.items ?? []).map(({ itemId, cantidad, precioUnitario }) => [itemId, { cantidad, precioUnitario }]),
  )

/** Creates or edits a contract draft: supplier, terms and items of the approved budget. A dry run shows its amounts. */
export function ContractDialog({ proyectoId, contract: edited, onDone, onClose }: ContractDialogProps) {
  const once = useOnce()
  const { mutateAsync: create } = useMutation(mutate('createContrato', financeChange))
  const { mutateAsync: update } = useMutation(mutate('updateContrato', financeChange))
  const withValuation = useAddressWithValuation()
  const [chosen, setChosen] = useState(() => chosenOf(edited))
  const [rubro, setRubro] = useState('')
  const sheet = useApprovedSheet(proyectoId)
  const { data: indices } = useQuery(indicesQuery(activeCompanyId() ?? 0))
  const form = useForm<Draft, Contrato>({
    draft: { kind: 'contrato', record: edited?.id ?? null, parent: proyectoId },
    values: useMemo(() => (edited ? draftOf(edited) : emptyDraft()), [edited]),
    check: checkDraft,
    renamed: { proveedorId: 'proveedor', anticipoPorcentaje: 'anticipo', fondoReparoPorcentaje: 'reparo' },
    save: (draft) =>
      edited
        ? update({ proyectoId, id: edited.id, body: { ...inputOf(draft, chosen), version: edited.version } })
        : once((headers) => create({ proyectoId, body: inputOf(draft, chosen), headers })),
    onSaved: onDone ?? onClose,
  })
  const isDaily = indices?.some(({ id, frecuencia }) => id === form.values.indiceId && frecuencia === 'diaria')
  return (
    <FormDialog
      form={form}
      title={edited ? `Editar «${edited.objeto}»` : 'Nuevo contrato'}
      failure="No se pudo guardar el contrato."
      saveLabel={edited ? 'Guardar' : 'Crear borrador'}
      width={1000}
      onClose={onClose}
    >
      <FormRow>
        <SelectField
          label="Ítems del rubro"
          value={rubro}
          options={[{ value: '', label: 'Elegí un rubro…' }, ...rubroOptions(sheet.data)]}
          onChange={setRubro}
        />
        <PickerField
          {...form.field('proveedor')}
          label="Proveedor"
          required
          help={rubro ? 'Los del rubro primero.' : 'Por razón social o CUIT.'}
          kind="proveedor"
          search={searchSuppliers(rubro)}
        />
        <TextField label="Objeto" required maxLength={300} {...form.field('objeto')} />
      </FormRow>
      <FormRow>
        <DateField label="Fecha" required {...form.field('fecha')} />
        <NumberField label="Plazo en días" required decimals={0} {...form.field('plazoDias')} />
        <NumberField label="Anticipo %" help="Sobre el total." decimals={4} {...form.field('anticipo')} />
        <NumberField label="Fondo de reparo %" help="Sobre bruto y ajuste." decimals={4} {...form.field('reparo')} />
        <SelectField
          label="Se ajusta por"
          help={isDaily ? 'Índice diario: cuenta el valor del último día de cada mes.' : undefined}
          options={[
            { value: '', label: 'Precio fijo' },
            ...(indices ?? []).map(({ id, codigo }) => ({ value: id, label: codigo })),
          ]}
          {...form.field('indiceId')}
        />
      </FormRow>
      {sheet.isMissing ? (
        <Alert type="warning">
          Aprobá un <Link to={withValuation('/finanzas/presupuesto')}>presupuesto</Link> antes de contratar.
        </Alert>
      ) : (
        <ItemChoice {...{ proyectoId, rubro, chosen }} sheet={sheet.data} onChosen={setChosen} draft={form.values} />
      )}
    </FormDialog>
  )
}

/** The sheet of the approved budget. `isMissing`: the project has none. */
function useApprovedSheet(proyectoId: number): { data: Hoja | undefined; isMissing: boolean } {
  const { data: budgets } = useQuery(budgetsQuery(proyectoId))
  const approved = budgets?.find(({ estado }) => estado === 'aprobado')
  const { data } = useQuery({ ...sheetQuery(proyectoId, approved?.id ?? ''), enabled: approved !== undefined })
  return { data, isMissing: budgets !== undefined && !approved }
}

const rubroOptions = (sheet: Hoja | undefined) =>
  (sheet?.rubros ?? []).map(({ rubroId, codigo, nombre }) => ({ value: rubroId, label: `${codigo} ${nombre}` }))

type ItemChoiceProps = {
  proyectoId: number
  sheet: Hoja | undefined
  /** Id of the rubro whose items are listed, besides chosen ones; empty: none. */
  rubro: string
  chosen: ChosenItems
  onChosen: (chosen: ChosenItems) => void
  draft: Draft
}

/** Selection of budget items for the contract, each with its contract quantity and price. */
function ItemChoice({ proyectoId, sheet, rubro, chosen, onChosen, draft }: ItemChoiceProps) {
  const hasItems = Object.keys(chosen).length > 0
  const input = useMemo(() => inputOf(draft, chosen), [draft, chosen])
  const trial = useDryRun({
    key: ['contrato', proyectoId],
    body: hasItems && draft.proveedor ? input : null,
    call: (body, signal) => call('createContrato', { proyectoId, simular: true, body }, { signal }),
    keepsPrevious: true,
  })
  const inside = useMemo(() => rubroSubtree(rubro, sheet?.rubros ?? []), [rubro, sheet])
  const rows = useMemo(
    () => (sheet?.items ?? []).filter(({ id, rubroId }) => inside.has(rubroId) || chosen[id] !== undefined),
    [sheet, inside, chosen],
  )
  const columns = useMemo(() => itemColumns(chosen, onChosen), [chosen, onChosen])
  return (
    <>
      {rows.length > 0 && (
        <AmountTable
          label="Ítems para contratar"
          rows={rows}
          columns={columns}
          onChange={(changes) =>
            onChosen(
              changes.reduce(
                (all, { id, key, value }) => (all[id] ? { ...all, [id]: { ...all[id], [key]: value } } : all),
                chosen,
              ),
            )
          }
        />
      )}
      {trial.error && <Alert type="warning">{errorMessage(trial.error)}</Alert>}
      {trial.data && hasItems && !trial.error && (
        <p role="status">
          {Object.keys(chosen).length} ítems · Total <strong>{moneyText(trial.data.total, trial.data.moneda)}</strong> ·
          Anticipo {moneyText(trial.data.anticipo, trial.data.moneda)}
        </p>
      )}
    </>
  )
}

/** Ids of a rubro and its descendants. Expects parents before children. */
function rubroSubtree(id: string, rubros: { rubroId: string; padreId: string | null }[]): Set<string> {
  const inside = new Set(id === '' ? [] : [id])
  for (const { rubroId, padreId } of rubros) if (padreId && inside.has(padreId)) inside.add(rubroId)
  return inside
}

function itemColumns(chosen: ChosenItems, onChosen: (chosen: ChosenItems) => void): AmountColumn<HojaItem>[] {
  const isChosen = ({ id }: HojaItem) => chosen[id] !== undefined
  const toggle = ({ id, cantidad, precioUnitario }: HojaItem) => {
    const { [id]: before, ...others } = chosen
    onChosen(before ? others : { ...chosen, [id]: { cantidad, precioUnitario } })
  }
  return [
    { key: 'item', title: 'Ítem', value: ({ codigo, descripcion }) => `${codigo} ${descripcion}` },
    {
      key: 'elegido',
      title: 'Contratar',
      width: 96,
      value: (item) => (isChosen(item) ? 'Sí' : ''),
      render: (item) => (
        <Checkbox label={`Contratar ${item.codigo}`} checked={isChosen(item)} onChange={() => toggle(item)} />
      ),
    },
    { key: 'unidad', title: 'Unidad', width: 80, value: ({ unidad }) => unidad },
    {
      key: 'cantidad',
      title: 'Cantidad',
      kind: 'decimal',
      min: 0,
      value: (item) => chosen[item.id]?.cantidad ?? item.cantidad,
      isEditable: isChosen,
    },
    {
      key: 'precioUnitario',
      title: 'Precio unitario',
      kind: 'amount',
      decimals: 4,
      min: 0,
      value: (item) => chosen[item.id]?.precioUnitario ?? item.precioUnitario,
      isEditable: isChosen,
    },
  ]
}
