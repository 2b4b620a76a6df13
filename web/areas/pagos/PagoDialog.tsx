import { useMutation, useQuery } from '@tanstack/react-query'
import { call, q } from '../../api/operations.ts'
import { errorMessage, refusalMessage } from '../../api/problem.ts'
import type { Schema } from '../../api/types.ts'
import { useDryRun } from '../../api/use-dry-run.ts'
import { useOnce } from '../../api/use-once.ts'
import { moneyText } from '../../lib/money-text.ts'
import { decimalText } from '../../lib/number-text.ts'
import { activeCompanyId } from '../../lib/session.ts'
import { RateField } from '../../records/RateField.tsx'
import { currencyOptions, monedas } from '../../records/words.ts'
import { DateField } from '../../ui/DateField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FormRow } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { PickerField, type Picked } from '../../ui/PickerField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { searchSuppliers } from '../proveedores/door.ts'
import { MeansFields } from './MeansFields.tsx'
import { newMeans, pagoBody, pagoErrors, type PagoDraft } from './pago-draft.ts'
import { PendingParts } from './PendingParts.tsx'
import { createPago, type Pago } from './queries.ts'
import { WithholdingFields } from './WithholdingFields.tsx'

type Moneda = Schema<'Moneda'>

type PagoDialogProps = {
  proyectoId: number
  supplierId: string | null
  /** The initial currency; null for the project's. */
  moneda: string | null
  today: string
  monedaBase: Moneda
  onClose: () => void
}

/** The form of a payment. For a given supplier it opens once the supplier is loaded. */
export function PagoDialog({ supplierId, ...rest }: PagoDialogProps) {
  const { data, error, refetch } = useQuery({
    ...q('getProveedor', { desarrolladoraId: activeCompanyId() ?? 0, id: supplierId ?? '' }),
    enabled: supplierId !== null,
  })
  if (supplierId === null) return <OnePago supplier={null} {...rest} />
  if (data) return <OnePago supplier={{ id: data.id, label: data.razonSocial }} {...rest} />
  return (
    <Dialog title="Nuevo pago" isOpen onClose={rest.onClose}>
      {error ? (
        <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="16rem" />
      )}
    </Dialog>
  )
}

type OnePagoProps = Omit<PagoDialogProps, 'supplierId'> & { supplier: Picked | null }

function OnePago({ proyectoId, supplier, moneda: initialCurrency, today, monedaBase, onClose }: OnePagoProps) {
  const once = useOnce()
  const { mutateAsync: create } = useMutation(createPago)
  const form = useForm<PagoDraft>({
    draft: { kind: 'pago', record: null, parent: proyectoId },
    values: {
      proveedor: supplier,
      fecha: today,
      medios: [newMeans()],
      retenciones: [],
      moneda:
        initialCurrency && Object.hasOwn(monedas, initialCurrency) && initialCurrency !== monedaBase
          ? initialCurrency
          : '',
      cotizacion: '',
      importe: '',
      partes: {},
      enSuMoneda: {},
      nota: '',
    },
    check: pagoErrors,
    save: (draft) => once((headers) => create({ proyectoId, body: pagoBody(draft), headers })),
    onSaved: onClose,
    renamed: { proveedorId: 'proveedor', imputaciones: 'partes' },
  })
  const { values } = form
  const isReady = Object.values(pagoErrors(values)).every((error) => error === undefined)
  const dry = useDryRun({
    key: ['pago', proyectoId],
    body: isReady ? pagoBody(values) : null,
    call: (body, signal) => call('createPago', { proyectoId, simular: true, body }, { signal }),
  })
  const moneda = (values.moneda || monedaBase) as 'ARS'
  return (
    <FormDialog
      form={form}
      title="Nuevo pago"
      failure="No se registró."
      saveLabel="Registrar"
      onClose={onClose}
      width={760}
    >
      <PickerField
        label="Proveedor"
        required
        help="Por CUIT o por nombre"
        kind="proveedor"
        search={searchSuppliers()}
        {...form.field('proveedor')}
        onChange={(proveedor) => form.change({ proveedor, partes: {}, enSuMoneda: {} })}
      />
      <FormRow>
        <DateField label="Fecha" required {...form.field('fecha')} />
        <SelectField
          label="Moneda"
          options={currencyOptions(monedaBase)}
          {...form.field('moneda')}
          onChange={(value) => form.change({ ...inOtherCurrency(values), moneda: value })}
        />
        {values.moneda && (
          <RateField
            field={form.field('cotizacion')}
            calculated={dry.data?.cotizacion ? decimalText(dry.data.cotizacion.valor) : undefined}
          />
        )}
      </FormRow>
      {values.proveedor && (
        <PendingParts
          key={`${values.proveedor.id}${moneda}`}
          proyectoId={proyectoId}
          supplierId={values.proveedor.id}
          moneda={moneda}
          parts={values}
          error={form.errors.partes}
          onChange={({ partes, enSuMoneda }) => form.change({ partes, enSuMoneda })}
        />
      )}
      <MeansFields form={form} moneda={moneda} />
      <WithholdingFields form={form} calculated={dry.data} />
      <FormRow>
        {values.medios.length === 1 && (
          <NumberField
            label="Importe"
            help="Vacío: la suma de lo elegido, menos las retenciones. Lo que sobra queda a cuenta."
            placeholder={dry.data ? decimalText(dry.data.importe) : ''}
            {...form.field('importe')}
          />
        )}
        <TextField label="Nota" maxLength={500} {...form.field('nota')} />
      </FormRow>
      <Outcome
        calculated={isReady && dry.error ? undefined : dry.data}
        error={isReady ? dry.error : null}
        monedaBase={monedaBase}
      />
    </FormDialog>
  )
}

/** What a change of the currency clears: rate, parts, and the accounts. */
const inOtherCurrency = ({ medios }: PagoDraft) => ({
  cotizacion: '',
  partes: {},
  enSuMoneda: {},
  medios: medios.map((line) => ({ ...line, cuentaId: '' })),
})

type OutcomeProps = { calculated: Pago | undefined; error: Error | null; monedaBase: Moneda }

/** The calculated payment, or the server's first objection. */
function Outcome({ calculated, error, monedaBase }: OutcomeProps) {
  const sentence = refusalMessage(error)
  return (
    <p className="money-outcome" role="status">
      {sentence}
      {!sentence && calculated && (
        <>
          Se pagan <strong>{moneyText(calculated.importe, calculated.moneda)}</strong>
          {calculated.cotizacion &&
            ` (${moneyText(calculated.importeBase, monedaBase)} a ${decimalText(calculated.cotizacion.valor)})`}
          {Number(calculated.retenido) > 0 && ` · se retienen ${moneyText(calculated.retenido, calculated.moneda)}`}
          {Number(calculated.aCuenta) > 0 && ` · quedan a cuenta ${moneyText(calculated.aCuenta, calculated.moneda)}`}
          {Number(calculated.diferenciaCambio) !== 0 &&
            ` · diferencia de cambio ${moneyText(calculated.diferenciaCambio, monedaBase)}`}
          {calculated.avisos.length > 0 && ` · ${calculated.avisos.join(', ')}`}
        </>
      )}
    </p>
  )
}
