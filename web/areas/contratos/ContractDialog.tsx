import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { financeChange } from '../../api/areas.ts'
import { call, mutate } from '../../api/operations.ts'
import { refusalMessage } from '../../api/problem.ts'
import { useDryRun } from '../../api/use-dry-run.ts'
import { useOnce } from '../../api/use-once.ts'
import type { Schema } from '../../api/types.ts'
import { moneyText } from '../../lib/money-text.ts'
import { useBaseCurrency } from '../../records/use-base-currency.ts'
import { monedas } from '../../records/words.ts'
import { Alert } from '../../ui/Alert.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { FormRow } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { PickerField } from '../../ui/PickerField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useAddressWithValuation } from '../control/door.ts'
import { searchSuppliers } from '../proveedores/door.ts'
import { rubroOptions, useApprovedSheet } from './budget-items.ts'
import {
  chosenOf,
  contractErrors,
  draftOf,
  emptyDraft,
  inputOf,
  type ChosenItems,
  type ContractDraft,
} from './contract-draft.ts'
import { ItemChoice } from './ItemChoice.tsx'
import { PriceFields } from './PriceFields.tsx'
import type { Contrato } from './queries.ts'

type ContractDialogProps = {
  proyectoId: number
  /** The draft to edit; omitted to create one. */
  contract?: Contrato
  /** Replaces `onClose` after saving. */
  onDone?: (contract: Contrato) => void
  onClose: () => void
}
type Moneda = Schema<'Moneda'>

/** Creates or edits a contract draft, once the project's currency is known. */
export function ContractDialog(props: ContractDialogProps) {
  const monedaBase = useBaseCurrency(props.proyectoId)
  return monedaBase && <ContractForm {...props} monedaBase={monedaBase} />
}

/** Supplier, terms and items of the approved budget. A dry run shows the amounts. */
function ContractForm({
  proyectoId,
  contract: edited,
  monedaBase,
  onDone,
  onClose,
}: ContractDialogProps & { monedaBase: Moneda }) {
  const once = useOnce()
  const { mutateAsync: create } = useMutation(mutate('createContrato', financeChange))
  const { mutateAsync: update } = useMutation(mutate('updateContrato', financeChange))
  const [chosen, setChosen] = useState(() => chosenOf(edited))
  const [rubro, setRubro] = useState('')
  const sheet = useApprovedSheet(proyectoId)
  const form = useForm<ContractDraft, Contrato>({
    draft: { kind: 'contrato', record: edited?.id ?? null, parent: proyectoId },
    values: useMemo(() => (edited ? draftOf(edited, monedaBase) : emptyDraft()), [edited, monedaBase]),
    check: contractErrors,
    renamed: { proveedorId: 'proveedor', anticipoPorcentaje: 'anticipo', fondoReparoPorcentaje: 'reparo' },
    save(draft) {
      const body = inputOf(draft, chosen, monedaBase)
      return edited
        ? update({ proyectoId, id: edited.id, body: { ...body, version: edited.version } })
        : once((headers) => create({ proyectoId, body, headers }))
    },
    onSaved: onDone ?? onClose,
  })
  const trial = useContractTrial(proyectoId, { draft: form.values, chosen, monedaBase })
  const moneda = form.values.moneda || monedaBase
  const changeCurrency = (next: ContractDraft['moneda']) => {
    form.change({ moneda: next, cotizacion: '' })
    // A price means another amount in another currency: only the budget's own can be proposed again.
    const isBudgets = (next || monedaBase) === sheet.moneda
    const priceOf = new Map(isBudgets ? sheet.data?.items.map((item) => [item.id, item.precioUnitario]) : [])
    setChosen(
      Object.fromEntries(
        Object.entries(chosen).map(([id, { cantidad }]) => [id, { cantidad, precioUnitario: priceOf.get(id) ?? '' }]),
      ),
    )
  }
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
        <DateField label="Fecha" required {...form.field('fecha')} />
        <NumberField label="Plazo en días" required decimals={0} {...form.field('plazoDias')} />
      </FormRow>
      <PriceFields form={form} monedaBase={monedaBase} calculated={trial.data} onCurrency={changeCurrency} />
      {sheet.isMissing ? (
        <MissingBudget />
      ) : (
        <ItemChoice
          sheet={sheet.data}
          rubro={rubro}
          hasBudgetPrices={moneda === sheet.moneda}
          chosen={chosen}
          onChosen={setChosen}
        />
      )}
      <Outcome trial={trial} chosen={chosen} moneda={moneda} />
    </FormDialog>
  )
}

function MissingBudget() {
  const withValuation = useAddressWithValuation()
  return (
    <Alert type="warning">
      Aprobá un <Link to={withValuation('/finanzas/presupuesto')}>presupuesto</Link> antes de contratar.
    </Alert>
  )
}

const lacksPrices = (chosen: ChosenItems) => Object.values(chosen).some(({ precioUnitario }) => precioUnitario === '')

type Trial = { data: Contrato | undefined; error: Error | null }

/** The contract as the server would store it, once its supplier, items and indices are chosen. */
function useContractTrial(
  proyectoId: number,
  { draft, chosen, monedaBase }: { draft: ContractDraft; chosen: ChosenItems; monedaBase: Moneda },
): Trial {
  const isReady =
    draft.proveedor !== null &&
    Object.keys(chosen).length > 0 &&
    !lacksPrices(chosen) &&
    draft.indices.every(({ indiceId }) => indiceId !== '')
  const body = useMemo(
    () => (isReady ? inputOf(draft, chosen, monedaBase) : null),
    [isReady, draft, chosen, monedaBase],
  )
  const { data, error } = useDryRun({
    key: ['contrato', proyectoId],
    body,
    call: (input, signal) => call('createContrato', { proyectoId, simular: true, body: input }, { signal }),
    keepsPrevious: true,
  })
  return { data: isReady ? data : undefined, error: isReady ? error : null }
}

/** What the dry run says: the total and the advance, or why the contract is refused. */
function Outcome({ trial, chosen, moneda }: { trial: Trial; chosen: ChosenItems; moneda: Moneda }) {
  if (lacksPrices(chosen))
    return <Alert type="info">El contrato es en {monedas[moneda].toLowerCase()}: escribí el precio de cada ítem.</Alert>
  const refusal = refusalMessage(trial.error)
  if (refusal) return <Alert type="warning">{refusal}</Alert>
  if (!trial.data) return null
  return (
    <p role="status">
      {Object.keys(chosen).length} ítems · Total <strong>{moneyText(trial.data.total, trial.data.moneda)}</strong> ·
      Anticipo {moneyText(trial.data.anticipo, trial.data.moneda)}
    </p>
  )
}
