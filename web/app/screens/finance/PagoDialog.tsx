import { useQuery } from '@tanstack/react-query'
import { ApiError, errorMessage } from '../../../api/problem.ts'
import { searchSuppliers } from '../../../areas/proveedores/queries.ts'
import { useOnce } from '../../../api/use-once.ts'
import { dateText } from '../../../lib/date-text.ts'
import type { Schema } from '../../../api/types.ts'
import { moneyText } from '../../../lib/money-text.ts'
import { decimalText } from '../../../lib/number-text.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { FormRow } from '../../../ui/form/Form.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import type { FormState } from '../../../ui/form/form-types.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import { PickerField, type Picked } from '../../../ui/PickerField.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { pagoBody, pagoErrors, type PagoDraft } from './pago-draft.ts'
import { createPago, dryPagoQuery, pendingQuery, supplierQuery, type Comprobante, type Pago } from './queries.ts'
import { medios, monedas, optionsOf, tipos } from './words.ts'

type Moneda = Schema<'Moneda'>

type PagoDialogProps = { supplierId: string | null; today: string; monedaBase: Moneda; onClose: () => void }

/** The form of a payment; one that is for a supplier opens once its name is known. */
export function PagoDialog({ supplierId, ...rest }: PagoDialogProps) {
  const { data, error, refetch } = useQuery({ ...supplierQuery(supplierId ?? ''), enabled: supplierId !== null })
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

function OnePago({ supplier, today, monedaBase, onClose }: OnePagoProps) {
  const once = useOnce()
  const form = useForm<PagoDraft>({
    values: {
      proveedor: supplier,
      fecha: today,
      medio: 'transferencia',
      moneda: '',
      importe: '',
      partes: {},
      nota: '',
    },
    check: pagoErrors,
    save: (draft) => once((headers) => createPago(pagoBody(draft), headers)),
    onSaved: onClose,
    renamed: { proveedorId: 'proveedor', imputaciones: 'partes' },
  })
  const { values } = form
  const isReady = Object.values(pagoErrors(values)).every((error) => error === undefined)
  const asked = useDebounced(JSON.stringify(isReady ? pagoBody(values) : null))
  const dry = useQuery(dryPagoQuery(JSON.parse(asked) as ReturnType<typeof pagoBody> | null))
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
        onChange={(proveedor) => form.change({ proveedor, partes: {} })}
      />
      <FormRow>
        <DateField label="Fecha" required {...form.field('fecha')} />
        <SelectField label="Medio" options={optionsOf(medios)} {...form.field('medio')} />
        <SelectField
          label="Moneda"
          options={[
            { value: '', label: `${monedas[monedaBase as 'ARS'] ?? monedaBase} (la del proyecto)` },
            ...optionsOf(monedas).filter(({ value }) => value !== monedaBase),
          ]}
          {...form.field('moneda')}
          onChange={(value) => form.change({ moneda: value, partes: {} })}
        />
      </FormRow>
      {values.proveedor && (
        <Pending key={`${values.proveedor.id}${moneda}`} form={form} supplierId={values.proveedor.id} moneda={moneda} />
      )}
      <FormRow>
        <NumberField
          label="Importe"
          help="Vacío: la suma de lo elegido. Lo que sobra queda a cuenta."
          placeholder={dry.isSuccess ? decimalText(dry.data.importe) : ''}
          {...form.field('importe')}
        />
        <TextField label="Nota" maxLength={500} {...form.field('nota')} />
      </FormRow>
      <Outcome
        reckoned={isReady && dry.isSuccess ? dry.data : undefined}
        error={isReady ? dry.error : null}
        monedaBase={monedaBase}
      />
    </FormDialog>
  )
}

type PendingProps = { form: FormState<PagoDraft>; supplierId: string; moneda: Moneda }

/** What is still to be paid to the supplier: ticked, it is paid whole; the amount can be mended. */
function Pending({ form, supplierId, moneda }: PendingProps) {
  const { data, error, refetch } = useQuery(pendingQuery(supplierId, moneda))
  const { partes } = form.values
  const change = (id: string, text: string | null) => {
    const { [id]: _before, ...others } = partes
    form.change({ partes: text === null ? others : { ...partes, [id]: text } })
  }
  if (error && !data) return <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="6rem" />
  if (data.items.length === 0) {
    return <p className="money-note">No le debés nada en {monedas[moneda].toLowerCase()}: el pago queda a cuenta.</p>
  }
  return (
    <fieldset className="money-lines">
      <legend>Qué se paga</legend>
      <ul role="list" className="money-pending">
        {data.items.map((each) => (
          <PendingRow
            key={each.id}
            comprobante={each}
            part={partes[each.id]}
            onChange={(text) => change(each.id, text)}
          />
        ))}
      </ul>
      {form.errors.partes && <p className="field-note field-error">{form.errors.partes}</p>}
    </fieldset>
  )
}

type PendingRowProps = { comprobante: Comprobante; part: string | undefined; onChange: (text: string | null) => void }

function PendingRow({ comprobante, part, onChange }: PendingRowProps) {
  const { numeroCompleto, tipo, vencimiento, saldo, moneda, estadoPago } = comprobante
  const isCredit = tipo === 'notaCredito'
  return (
    <li className="money-pending-row">
      <label className="field-choice">
        <Checkbox
          label={`Pagar ${numeroCompleto}`}
          checked={part !== undefined}
          onChange={(event) => onChange(event.target.checked ? decimalText(saldo) : null)}
        />
        <span aria-hidden="true">
          {numeroCompleto}
          <small>
            {isCredit
              ? tipos.notaCredito
              : `${estadoPago === 'vencido' ? 'venció' : 'vence'} el ${dateText(vencimiento)}`}
          </small>
        </span>
      </label>
      <span className="money-pending-saldo">{moneyText(isCredit ? `-${saldo}` : saldo, moneda)}</span>
      {part !== undefined && (
        <NumberField
          label={`${isCredit ? 'Se usa' : 'Se paga'} de ${numeroCompleto}`}
          value={part}
          onChange={onChange}
        />
      )}
    </li>
  )
}

type OutcomeProps = { reckoned: Pago | undefined; error: Error | null; monedaBase: Moneda }

/** What the payment comes to, as the server reckons it, or what does not agree. */
function Outcome({ reckoned, error, monedaBase }: OutcomeProps) {
  const sentence = error instanceof ApiError ? (error.issues[0]?.message ?? errorMessage(error)) : undefined
  return (
    <p className="money-outcome" role="status">
      {sentence}
      {!sentence && reckoned && (
        <>
          Se pagan <strong>{moneyText(reckoned.importe, reckoned.moneda)}</strong>
          {reckoned.cotizacion &&
            ` (${moneyText(reckoned.importeBase, monedaBase)} a ${decimalText(reckoned.cotizacion.valor)})`}
          {Number(reckoned.aCuenta) > 0 && ` · quedan a cuenta ${moneyText(reckoned.aCuenta, reckoned.moneda)}`}
          {reckoned.avisos.length > 0 && ` · ${reckoned.avisos.join(', ')}`}
        </>
      )}
    </p>
  )
}
