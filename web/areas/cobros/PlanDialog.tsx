import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/operations.ts'
import { refusalMessage } from '../../api/problem.ts'
import type { Schema } from '../../api/types.ts'
import { useDryRun } from '../../api/use-dry-run.ts'
import { useOnce } from '../../api/use-once.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { activeCompanyId } from '../../lib/session.ts'
import { todayText } from '../../lib/today.ts'
import { currencyOptions, optionsOf } from '../../records/words.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { DateField, MonthField } from '../../ui/DateField.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { FormRow } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import type { FormState } from '../../ui/form/form-types.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { useLines } from '../../ui/form/use-lines.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { indicesQuery } from '../projects/door.ts'
import { planErrors, planInput, type PlanDraft } from './plan-draft.ts'
import { createPlan, type Plan } from './planned.queries.ts'
import { conceptos } from './words.ts'

type PlanDialogProps = { proyectoId: number; monedaBase: Schema<'Moneda'>; onClose: () => void }

/** The form of a plan of receipts, with what its instalments come to while typing. */
export function PlanDialog({ proyectoId, monedaBase, onClose }: PlanDialogProps) {
  const once = useOnce()
  const { mutateAsync: create } = useMutation(createPlan)
  const form = useForm<PlanDraft>({
    draft: { kind: 'cobro previsto', record: null, parent: proyectoId },
    values: {
      de: '',
      concepto: 'cuota',
      moneda: '',
      modo: 'iguales',
      cantidad: '12',
      primera: '',
      importe: '',
      cadaMeses: '1',
      cuotas: [{ vencimiento: '', importe: '' }],
      indiceId: '',
      mesBase: todayText().slice(0, 7),
      desfase: '1',
      nota: '',
    },
    check: planErrors,
    renamed: { 'generar.importe': 'importe', 'generar.cantidad': 'cantidad', 'generar.primera': 'primera' },
    save: (draft) => once((headers) => create({ proyectoId, body: planInput(draft), headers })),
    onSaved: onClose,
  })
  const isReady = Object.values(planErrors(form.values)).every((error) => error === undefined)
  const trial = useDryRun({
    key: ['cobro previsto', proyectoId],
    body: isReady ? planInput(form.values) : null,
    call: (body, signal) => call('createCobroPrevisto', { proyectoId, simular: true, body }, { signal }),
    keepsPrevious: true,
  })
  const moneda = form.values.moneda || monedaBase
  return (
    <FormDialog
      form={form}
      title="Nuevo plan de cuotas"
      failure="No se guardó."
      saveLabel="Guardar"
      width={720}
      onClose={onClose}
    >
      <FormRow>
        <TextField label="De quién" required maxLength={200} autoFocus {...form.field('de')} />
        <SelectField label="Concepto" options={optionsOf(conceptos)} {...form.field('concepto')} />
        <SelectField
          label="Moneda"
          options={currencyOptions(monedaBase)}
          {...form.field('moneda')}
          // Only pesos are adjusted.
          onChange={(next) => form.change({ moneda: next, indiceId: '' })}
        />
      </FormRow>
      <Instalments form={form} />
      {moneda === 'ARS' && <Adjustment form={form} />}
      <TextField label="Nota" maxLength={500} {...form.field('nota')} />
      {isReady && <Outcome plan={trial.data} error={trial.error} />}
    </FormDialog>
  )
}

function Instalments({ form }: { form: FormState<PlanDraft> }) {
  const lines = useLines(form, 'cuotas')
  return (
    <Fieldset isFramed legend="Cuotas">
      <Segmented
        label="Cómo se cargan"
        options={[
          { value: 'iguales', label: 'Todas iguales' },
          { value: 'sueltas', label: 'Una por una' },
        ]}
        value={form.values.modo}
        onChange={(modo) => form.change({ modo })}
      />
      {form.values.modo === 'iguales' ? (
        <FormRow>
          <NumberField label="Cantidad" required decimals={0} {...form.field('cantidad')} />
          <NumberField label="Importe de cada una" required {...form.field('importe')} />
          <DateField label="Vence la primera" required {...form.field('primera')} />
          <SelectField
            label="Cada cuánto"
            options={[1, 2, 3, 4, 6, 12].map((months) => ({
              value: String(months),
              label: months === 1 ? 'Cada mes' : `Cada ${months} meses`,
            }))}
            {...form.field('cadaMeses')}
          />
        </FormRow>
      ) : (
        <>
          {lines.keys.map((key, row) => (
            <div key={key} className="money-line" role="group" aria-label={`Cuota ${row + 1}`}>
              <DateField label="Vence" required {...form.field(`cuotas.${row}.vencimiento`)} />
              <NumberField label="Importe" required {...form.field(`cuotas.${row}.importe`)} />
              {lines.keys.length > 1 && (
                <IconButton icon="pi-trash" label={`Quitar cuota ${row + 1}`} onClick={() => lines.remove(row)} />
              )}
            </div>
          ))}
          <Button size="small" onClick={() => lines.add({ vencimiento: '', importe: '' })}>
            <i className="pi pi-plus" aria-hidden="true" /> Agregar cuota
          </Button>
        </>
      )}
    </Fieldset>
  )
}

function Adjustment({ form }: { form: FormState<PlanDraft> }) {
  const { data: indices = [] } = useQuery(indicesQuery(activeCompanyId() ?? 0))
  return (
    <FormRow>
      <SelectField
        label="Ajuste"
        options={[
          { value: '', label: 'Importes fijos' },
          ...indices.map(({ id, codigo, nombre }) => ({ value: id, label: `${codigo} · ${nombre}` })),
        ]}
        {...form.field('indiceId')}
      />
      {form.values.indiceId && (
        <>
          <MonthField label="Mes base" required help="El de los importes pactados." {...form.field('mesBase')} />
          <SelectField
            label="Valor del índice"
            options={['0', '1', '2', '3'].map((value) => ({
              value,
              label:
                value === '0' ? 'Del mes en que vence' : value === '1' ? 'Del mes anterior' : `De ${value} meses antes`,
            }))}
            {...form.field('desfase')}
          />
        </>
      )}
    </FormRow>
  )
}

/** The outcome of the dry run: the instalments and when they are due, or why the plan is refused. */
function Outcome({ plan, error }: { plan: Plan | undefined; error: Error | null }) {
  const refusal = refusalMessage(error)
  if (refusal) return <Alert type="warning">{refusal}</Alert>
  const [first, last] = [plan?.cuotas[0], plan?.cuotas.at(-1)]
  if (!plan || !first || !last) return null
  return (
    <p role="status" className="money-outcome">
      {plan.cuotas.length === 1 ? '1 cuota' : `${plan.cuotas.length} cuotas`}, la primera de{' '}
      <strong>{moneyText(first.importeAjustado, first.moneda)}</strong> el {dateText(first.vencimiento)}
      {plan.cuotas.length > 1 && ` y la última el ${dateText(last.vencimiento)}`}.
    </p>
  )
}
