import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../api/operations.ts'
import { ApiError, errorMessage } from '../../api/problem.ts'
import { useDryRun } from '../../api/use-dry-run.ts'
import { useOnce } from '../../api/use-once.ts'
import { storeDrafts } from '../../lib/draft-sources.ts'
import { searchEntries } from '../../records/catalogue/queries.ts'
import { optionsOf } from '../../records/words.ts'
import { DateField } from '../../ui/DateField.tsx'
import type { FormField, FormState } from '../../ui/form/form-types.ts'
import { FormRow } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { PickerField, type Picked } from '../../ui/PickerField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { searchInvoices } from '../comprobantes/door.ts'
import { searchDeposits } from '../depositos/door.ts'
import { searchSuppliers } from '../proveedores/door.ts'
import { rubros } from '../rubros/door.ts'
import {
  bodyOf,
  draftErrors,
  draftOf,
  dryBodyOf,
  emptyDraft,
  fieldsOf,
  type MovimientoDraft,
} from './movimiento-draft.ts'
import { MovimientoLines } from './MovimientoLines.tsx'
import { NewFiles } from './NewFiles.tsx'
import { sendOrStore } from './outbox.ts'
import { updateMovimiento, type Movimiento } from './queries.ts'
import { RepeatedWarnings } from './RepeatedWarnings.tsx'
import { sentidos, tipos } from './words.ts'

type MovimientoDialogProps = {
  proyectoId: number
  /** The draft to change; undefined for a new movement. */
  movimiento?: Movimiento | undefined
  today: string
  onClose: () => void
}

/** The form of a stock movement. A dry run shows the resulting stock while the user types. */
export function MovimientoDialog({ proyectoId, movimiento, today, onClose }: MovimientoDialogProps) {
  const once = useOnce()
  const [files, setFiles] = useState<File[]>([])
  const { mutateAsync: update } = useMutation(updateMovimiento)
  useInputSurvivesReload()
  const form = useForm<MovimientoDraft>({
    draft: { kind: 'movimiento', record: movimiento?.id ?? null, parent: proyectoId },
    values: movimiento ? draftOf(movimiento) : emptyDraft(today),
    check: draftErrors,
    save(draft) {
      const body = bodyOf(draft)
      if (movimiento) {
        const { id, version } = movimiento
        return update({ proyectoId, id, body: { ...body, version } })
      }
      return once((headers) =>
        sendOrStore(
          {
            key: headers['Idempotency-Key'],
            proyectoId,
            body: { ...body, estado: draft.seGuarda },
            title: titleOf(draft),
          },
          files,
        ),
      )
    },
    onSaved: onClose,
    renamed: {
      depositoId: 'deposito',
      destinoId: 'destino',
      proveedorId: 'proveedor',
      comprobanteId: 'comprobante',
      rubroId: 'rubro',
    },
  })
  const dry = useDryRun({
    key: ['movimiento', proyectoId],
    body: dryBodyOf(form.values),
    call: (body, signal) => call('createMovimiento', { proyectoId, simular: true, body }, { signal }),
  })
  return (
    <FormDialog
      form={form}
      title={movimiento ? 'Editar el borrador' : 'Nuevo movimiento'}
      failure="No se guardó."
      saveLabel="Guardar"
      onClose={onClose}
      width={860}
    >
      <Heading form={form} proyectoId={proyectoId} />
      <MovimientoLines form={form} calculated={dry.data} refusal={dry.error} />
      <TextField
        label="Motivo o nota"
        required={form.values.tipo === 'ajuste'}
        maxLength={500}
        {...form.field('motivo')}
      />
      {!movimiento && <NewFiles files={files} onChange={setFiles} />}
      {!movimiento && (
        <SelectField
          label="Se guarda como"
          options={[
            { value: 'confirmado', label: 'Confirmado: cambia el stock' },
            { value: 'borrador', label: 'Borrador' },
          ]}
          {...form.field('seGuarda')}
        />
      )}
      {dry.data && dry.data.repetidoEn?.id !== movimiento?.id && <RepeatedWarnings movimiento={dry.data} />}
      {!dry.data && <Refusal error={dry.error} />}
    </FormDialog>
  )
}

/** A reload or a closed tab stores what was typed; the form offers it when it is opened again. */
function useInputSurvivesReload(): void {
  useEffect(() => {
    const store = () => void storeDrafts()
    addEventListener('pagehide', store)
    return () => removeEventListener('pagehide', store)
  }, [])
}

const titleOf = ({ lineas }: MovimientoDraft): string =>
  lineas.flatMap(({ material }) => (material ? [material.label] : [])).join(', ')

/** The kind, and what each kind needs. */
function Heading({ form, proyectoId }: { form: FormState<MovimientoDraft>; proyectoId: number }) {
  const { tipo, proveedor } = form.values
  const fields = fieldsOf[tipo]
  const supplier = form.field('proveedor')
  return (
    <>
      <FormRow>
        <SelectField label="Tipo" autoFocus options={optionsOf(tipos)} {...form.field('tipo')} />
        <DateField label="Fecha" required {...form.field('fecha')} />
        {fields.includes('sentido') && (
          <SelectField label="Sentido" options={optionsOf(sentidos)} {...form.field('sentido')} />
        )}
      </FormRow>
      <FormRow>
        <DepositField
          label={tipo === 'transferencia' ? 'Sale de' : 'Depósito'}
          proyectoId={proyectoId}
          field={form.field('deposito')}
        />
        {fields.includes('destino') && (
          <DepositField label="Entra en" proyectoId={proyectoId} field={form.field('destino')} />
        )}
        {fields.includes('proveedor') && (
          <PickerField
            label="Proveedor"
            required={tipo === 'devolucion'}
            kind="proveedor"
            search={searchSuppliers()}
            {...supplier}
            // An invoice is of its supplier.
            onChange={(picked) => form.change({ proveedor: picked, comprobante: null })}
          />
        )}
        {fields.includes('comprobante') && proveedor && (
          <PickerField
            label="Factura"
            help="Opcional: así no queda como compra sin remito"
            search={searchInvoices(proyectoId, proveedor.id)}
            {...form.field('comprobante')}
          />
        )}
      </FormRow>
      <FormRow>
        {fields.includes('remito') && <TextField label="Remito" maxLength={40} {...form.field('remito')} />}
        {fields.includes('rubro') && (
          <PickerField
            label="Rubro"
            kind="rubros"
            search={(text, signal) => searchEntries(rubros, text, signal)}
            {...form.field('rubro')}
          />
        )}
      </FormRow>
    </>
  )
}

type DepositFieldProps = { label: string; proyectoId: number; field: FormField<Picked | null> }

function DepositField({ label, proyectoId, field }: DepositFieldProps) {
  return <PickerField label={label} required kind="depositos" search={searchDeposits(proyectoId)} {...field} />
}

/** The server's objection, unless it names a line, which shows it. */
function Refusal({ error }: { error: Error | null }) {
  const isOfLine = error instanceof ApiError && error.issues.some(({ field }) => field.startsWith('lineas.'))
  return (
    <p className="money-outcome" role="status">
      {error ? !isOfLine && errorMessage(error) : 'Con el depósito y una cantidad se calcula cómo queda el stock.'}
    </p>
  )
}
