import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { errorMessage, ApiError } from '../../../api/problem.ts'
import { searchSuppliers } from '../../../areas/proveedores/queries.ts'
import { useOnce } from '../../../api/use-once.ts'
import { dateText } from '../../../lib/date-text.ts'
import type { Schema } from '../../../api/types.ts'
import { useDryRun } from '../../../api/use-dry-run.ts'
import { useActiveProjectId } from '../../../lib/use-active-project.ts'
import { moneyText } from '../../../lib/money-text.ts'
import { decimalText } from '../../../lib/number-text.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckboxField } from '../../../ui/CheckboxField.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { FormRow } from '../../../ui/form/Form.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import type { FormState } from '../../../ui/form/form-types.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { useLines } from '../../../ui/form/use-lines.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { PickerField } from '../../../ui/PickerField.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { rubros } from '../../../areas/rubros/door.ts'
import { searchEntries } from '../../../records/catalogue/queries.ts'
import { bodyOf, draftErrors, draftOf, dryBodyOf, emptyDraft, type ComprobanteDraft } from './comprobante-draft.ts'
import { searchItems } from './bills.queries.ts'
import { comprobanteQuery, createComprobante, tryComprobante, updateComprobante, type Comprobante } from './queries.ts'
import { ComprobanteFiles, FileBeside } from './ComprobanteFiles.tsx'
import {
  forgetUploads,
  newOwner,
  ownerOf,
  uploadedIds,
  uploads,
  type Documento,
  type Upload,
} from './comprobante-files.ts'
import { BillsFields } from './BillsFields.tsx'
import { RateField } from './RateField.tsx'
import { SameDocument } from './SameDocument.tsx'
import { letras, monedas, optionsOf, tipos } from './words.ts'

type Moneda = Schema<'Moneda'>

const alicuotas = ['21', '10.5', '27', '5', '2.5', '0'].map((value) => ({
  value,
  label: `${value.replace('.', ',')} %`,
}))

type Form = FormState<ComprobanteDraft>
type ComprobanteDialogProps = {
  /** The draft that is changed; without it a new one. */
  comprobante?: Comprobante | undefined
  today: string
  monedaBase: Moneda
  onClose: () => void
}

/** The form of a supplier's document. What is not typed the server calculates while one types. */
export function ComprobanteDialog(props: ComprobanteDialogProps) {
  const [turn, setTurn] = useState(0)
  return <OneComprobante key={turn} {...props} onAnother={() => setTurn(turn + 1)} />
}

function OneComprobante({
  comprobante,
  today,
  monedaBase,
  onClose,
  onAnother,
}: ComprobanteDialogProps & { onAnother: () => void }) {
  const once = useOnce()
  const [existing, setExisting] = useState<string | null>(null)
  const files = useFiles(comprobante)
  const remember = (error: unknown) => {
    setExisting(error instanceof ApiError ? (error.existingId ?? null) : null)
    throw error
  }
  const form = useForm<ComprobanteDraft, boolean>({
    values: comprobante ? draftOf(comprobante) : emptyDraft(today),
    check: draftErrors,
    async save(draft) {
      const body = bodyOf(draft)
      if (comprobante) {
        const whole = { neto: null, total: null, ...body }
        await updateComprobante(comprobante.id, { ...whole, version: comprobante.version }).catch(remember)
      } else {
        const whole = { ...body, estado: draft.seGuarda, documentos: await uploadedIds(files.owner) }
        await once((headers) => createComprobante(whole, headers)).catch(remember)
      }
      return draft.otro
    },
    onSaved: (isAnother) => (isAnother ? onAnother() : onClose()),
    renamed: { proveedorId: 'proveedor', puntoVenta: 'numero' },
  })
  const proyectoId = useActiveProjectId()
  const body = comprobante ? null : dryBodyOf(form.values)
  const dry = useDryRun({ key: ['comprobante', proyectoId], body, call: tryComprobante })
  const calculated = dry.data
  return (
    <FormDialog
      form={form}
      title={comprobante ? `Editar ${comprobante.numeroCompleto}` : 'Nuevo comprobante'}
      failure="No se guardó."
      saveLabel="Guardar"
      onClose={onClose}
      width={files.shown ? 1240 : 760}
    >
      <div className={files.shown ? 'money-beside money-beside-open' : 'money-beside'}>
        <div>
          <Heading form={form} calculated={calculated} monedaBase={monedaBase} />
          <Amounts form={form} calculated={calculated} />
          <Parts form={form} calculated={calculated} />
          <BillsFields form={form} supplierId={form.values.proveedor?.id ?? null} />
          <TextField label="Nota" maxLength={500} {...form.field('nota')} />
          {!comprobante && (
            <FormRow>
              <SelectField
                label="Se guarda como"
                options={[
                  { value: 'registrado', label: 'Registrado' },
                  { value: 'borrador', label: 'Borrador' },
                ]}
                {...form.field('seGuarda')}
              />
              <CheckboxField label="Cargar otro después" {...form.field('otro')} />
            </FormRow>
          )}
          {existing !== null && <SameDocument id={existing} />}
          <Outcome calculated={calculated} error={dry.error} monedaBase={monedaBase} />
          <ComprobanteFiles owner={files.owner} documentos={files.documentos} mayWrite onShow={files.show} />
        </div>
        {files.shown && <FileBeside owner={files.owner} shown={files.shown} onClose={() => files.show(null)} />}
      </div>
    </FormDialog>
  )
}

const keyOf = (file: Documento | Upload) => ('key' in file ? file.key : file.id)

/** The files of the document, and the one that is looked at beside the form. */
function useFiles(comprobante: Comprobante | undefined) {
  const [owner] = useState(() => (comprobante ? ownerOf(comprobante.id) : newOwner()))
  const [shown, show] = useState<Documento | Upload | null>(null)
  const { data } = useQuery({ ...comprobanteQuery(comprobante?.id ?? ''), enabled: comprobante !== undefined })
  useEffect(() => () => (owner.isNew ? forgetUploads(owner) : undefined), [owner])
  const documentos = (data ?? comprobante)?.documentos ?? []
  const present = [...documentos, ...useStore(uploads.list)]
  // What was taken away is not looked at any more.
  return { owner, documentos, show, shown: present.find((file) => shown && keyOf(file) === keyOf(shown)) ?? null }
}

type PartProps = { form: Form; calculated: Comprobante | undefined }

function Heading({ form, calculated, monedaBase }: PartProps & { monedaBase: Moneda }) {
  return (
    <>
      <PickerField
        label="Proveedor"
        required
        autoFocus
        help="Por CUIT o por nombre"
        kind="proveedor"
        search={searchSuppliers(form.values.imputaciones[0]?.rubro?.id)}
        {...form.field('proveedor')}
        onChange={(proveedor) => form.change({ proveedor, contratoId: '', certificadoId: '' })}
      />
      <FormRow>
        <SelectField label="Tipo" options={optionsOf(tipos)} {...form.field('tipo')} />
        <SelectField
          label="Letra"
          options={letras.map((value) => ({ value, label: value }))}
          {...form.field('letra')}
        />
        <TextField
          label="Número"
          required
          placeholder="0003-00018422"
          autoComplete="off"
          maxLength={24}
          {...form.field('numero')}
        />
      </FormRow>
      <FormRow>
        <DateField label="Fecha" required {...form.field('fecha')} />
        <DateField
          label="Vencimiento"
          help={
            form.values.vencimiento || !calculated
              ? 'Vacío: según el proveedor'
              : `Vacío: ${dateText(calculated.vencimiento)}`
          }
          {...form.field('vencimiento')}
        />
        <SelectField
          label="Moneda"
          options={[
            { value: '', label: `${monedas[monedaBase as 'ARS'] ?? monedaBase} (la del proyecto)` },
            ...optionsOf(monedas).filter(({ value }) => value !== monedaBase),
          ]}
          {...form.field('moneda')}
        />
        {form.values.moneda && form.values.moneda !== monedaBase && (
          <RateField
            field={form.field('cotizacion')}
            calculated={calculated?.cotizacion ? decimalText(calculated.cotizacion.valor) : undefined}
          />
        )}
      </FormRow>
    </>
  )
}

/** Adds a line, and puts the focus on what is to be typed next. */
function useNextField() {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const goOn = (add: () => void, name: string) => {
    flushSync(add)
    fieldset.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  }
  return { fieldset, goOn }
}

const shown = (amount: string | undefined) => (amount === undefined ? '' : decimalText(amount))

function Amounts({ form, calculated }: PartProps) {
  const lines = useLines(form, 'iva')
  const { fieldset, goOn } = useNextField()
  const hasVat = form.values.letra !== 'C' && form.values.letra !== 'X'
  const isMany = lines.keys.length > 1
  return (
    <fieldset ref={fieldset} className="money-lines">
      <legend>Importes</legend>
      <FormRow>
        <NumberField label="Neto" placeholder={shown(calculated?.neto)} {...form.field('neto')} />
        <NumberField
          label="Otros tributos"
          placeholder={shown(calculated?.otrosTributos)}
          {...form.field('otrosTributos')}
        />
        <NumberField label="Total" placeholder={shown(calculated?.total)} {...form.field('total')} />
      </FormRow>
      {hasVat &&
        lines.keys.map((key, index) => (
          <div key={key} className="money-line" role="group" aria-label={`IVA ${index + 1}`}>
            <SelectField label="Alícuota" options={alicuotas} {...form.field(`iva.${index}.alicuota`)} />
            {isMany && <NumberField label="Base" {...form.field(`iva.${index}.base`)} />}
            <NumberField
              label="IVA"
              placeholder={shown(calculated?.iva[index]?.importe)}
              {...form.field(`iva.${index}.importe`)}
            />
            <IconButton icon="pi-trash" label={`Quitar IVA ${index + 1}`} onClick={() => lines.remove(index)} />
          </div>
        ))}
      {hasVat && lines.keys.length < 6 && (
        <Button
          size="small"
          onClick={() =>
            goOn(
              () => lines.add({ alicuota: isMany ? '0' : '10.5', base: '', importe: '' }),
              // The first one has a base of its own only now.
              isMany || lines.keys.length === 0 ? `iva.${lines.keys.length}.alicuota` : 'iva.0.base',
            )
          }
        >
          <i className="pi pi-plus" aria-hidden="true" /> Agregar alícuota
        </Button>
      )}
    </fieldset>
  )
}

function Parts({ form, calculated }: PartProps) {
  const lines = useLines(form, 'imputaciones')
  const { fieldset, goOn } = useNextField()
  const isMany = lines.keys.length > 1
  return (
    <fieldset ref={fieldset} className="money-lines">
      <legend>En qué se gastó</legend>
      {lines.keys.map((key, index) => (
        <div key={key} className="money-line" role="group" aria-label={`Rubro ${index + 1}`}>
          <PickerField
            label="Rubro"
            required
            kind="rubros"
            search={(text, signal) => searchEntries(rubros, text, signal)}
            {...form.field(`imputaciones.${index}.rubro`)}
            onChange={(rubro) => {
              form.field(`imputaciones.${index}.rubro`).onChange(rubro)
              form.field(`imputaciones.${index}.item`).onChange(null)
            }}
          />
          <PickerField
            label="Ítem"
            help="Del presupuesto; puede quedar vacío"
            search={(text) => searchItems(form.values.imputaciones[index]?.rubro?.id ?? '', text)}
            {...form.field(`imputaciones.${index}.item`)}
          />
          {isMany && (
            <NumberField
              label="Importe"
              placeholder={shown(calculated?.imputaciones[index]?.importe)}
              {...form.field(`imputaciones.${index}.importe`)}
            />
          )}
          {isMany && (
            <IconButton icon="pi-trash" label={`Quitar rubro ${index + 1}`} onClick={() => lines.remove(index)} />
          )}
        </div>
      ))}
      {lines.keys.length < 50 && (
        <Button
          size="small"
          onClick={() =>
            goOn(
              () => lines.add({ rubro: null, item: null, importe: '' }),
              isMany ? `imputaciones.${lines.keys.length}.rubro` : 'imputaciones.0.importe',
            )
          }
        >
          <i className="pi pi-plus" aria-hidden="true" /> Repartir en otro rubro
        </Button>
      )}
    </fieldset>
  )
}

type OutcomeProps = { calculated: Comprobante | undefined; error: Error | null; monedaBase: Moneda }

/** What the document comes to, as the server calculates it, or what does not agree. */
function Outcome({ calculated, error, monedaBase }: OutcomeProps) {
  const sentence = error instanceof ApiError ? (error.issues[0]?.message ?? errorMessage(error)) : undefined
  return (
    <p className="money-outcome" role="status">
      {sentence}
      {!sentence && calculated && (
        <>
          Total <strong>{moneyText(calculated.total, calculated.moneda)}</strong>
          {calculated.cotizacion &&
            ` · ${moneyText(calculated.totalBase, monedaBase)} a ${decimalText(calculated.cotizacion.valor)}`}
          {` · vence el ${dateText(calculated.vencimiento)}`}
          {calculated.avisos.length > 0 && ` · ${calculated.avisos.join(', ')}`}
        </>
      )}
      {!sentence && !calculated && 'Con el proveedor, el rubro y el neto o el total se calcula lo demás.'}
    </p>
  )
}
