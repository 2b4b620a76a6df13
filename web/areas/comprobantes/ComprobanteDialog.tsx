import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { call, q } from '../../api/operations.ts'
import { ApiError, refusalMessage } from '../../api/problem.ts'
import type { Schema } from '../../api/types.ts'
import { useDryRun } from '../../api/use-dry-run.ts'
import { useOnce } from '../../api/use-once.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { decimalText } from '../../lib/number-text.ts'
import { useStore } from '../../lib/store.ts'
import { Alert } from '../../ui/Alert.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { FormRow } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { BillsFields } from './BillsFields.tsx'
import {
  bodyOf,
  draftErrors,
  draftOf,
  dryBodyOf,
  emptyDraft,
  patchOf,
  type ComprobanteDraft,
} from './comprobante-draft.ts'
import {
  clearUploads,
  isOf,
  newOwner,
  ownerOf,
  uploadedIds,
  uploads,
  type Documento,
  type Upload,
} from './comprobante-files.ts'
import { ComprobanteFiles, FileBeside } from './ComprobanteFiles.tsx'
import { ComprobanteHeading, SupplierField } from './ComprobanteHeading.tsx'
import { AmountLines, SpendingLines } from './ComprobanteLines.tsx'
import { createComprobante, updateComprobante, type Comprobante } from './queries.ts'
import { InvoiceQr } from './InvoiceQr.tsx'
import { SameDocument } from './SameDocument.tsx'

type Moneda = Schema<'Moneda'>
type ComprobanteDialogProps = {
  proyectoId: number
  /** The name of the project; undefined while it loads. */
  proyecto: string | undefined
  /** The draft to change; undefined for a new comprobante. */
  comprobante?: Comprobante | undefined
  today: string
  monedaBase: Moneda
  onClose: () => void
}

/** The form of a comprobante. Amounts left empty are calculated by the server with a dry run while the user types. */
export function ComprobanteDialog(props: ComprobanteDialogProps) {
  const [turn, setTurn] = useState(0)
  return <OneComprobante key={turn} {...props} onAnother={() => setTurn(turn + 1)} />
}

function OneComprobante({
  proyectoId,
  proyecto,
  comprobante,
  today,
  monedaBase,
  onClose,
  onAnother,
}: ComprobanteDialogProps & { onAnother: () => void }) {
  const once = useOnce()
  const [existing, setExisting] = useState<string | null>(null)
  const files = useFiles(proyectoId, comprobante)
  const { mutateAsync: create } = useMutation(createComprobante)
  const { mutateAsync: update } = useMutation(updateComprobante)
  const remember = (error: unknown) => {
    setExisting(error instanceof ApiError ? (error.existingId ?? null) : null)
    throw error
  }
  const form = useForm<ComprobanteDraft, boolean>({
    draft: { kind: 'comprobante', record: comprobante?.id ?? null, parent: proyectoId },
    values: comprobante ? draftOf(comprobante) : emptyDraft(today),
    check: draftErrors,
    async save(draft) {
      const body = bodyOf(draft)
      if (comprobante) {
        await update({ proyectoId, id: comprobante.id, body: patchOf(comprobante, body) }).catch(remember)
      } else {
        const input = { ...body, estado: draft.seGuarda, documentos: await uploadedIds(files.owner) }
        await once((headers) => create({ proyectoId, body: input, headers })).catch(remember)
      }
      return draft.otro
    },
    onSaved: (isAnother) => (isAnother ? onAnother() : onClose()),
    renamed: { proveedorId: 'proveedor', puntoVenta: 'numero' },
  })
  const dry = useDryRun({
    key: ['comprobante', proyectoId, comprobante?.id],
    body: dryBodyOf(form.values),
    call: (body, signal) =>
      comprobante
        ? call(
            'updateComprobante',
            { proyectoId, id: comprobante.id, simular: true, body: patchOf(comprobante, body) },
            { signal },
          )
        : call('createComprobante', { proyectoId, simular: true, body: { ...body, estado: 'borrador' } }, { signal }),
  })
  const calculated = dry.data
  return (
    <FormDialog
      form={form}
      title={[comprobante ? `Editar ${comprobante.numeroCompleto}` : 'Nuevo comprobante', proyecto]
        .filter(Boolean)
        .join(' · ')}
      failure="No se guardó."
      saveLabel="Guardar"
      onClose={onClose}
      width={files.shown ? 1240 : 760}
    >
      <div className={files.shown ? 'money-beside money-beside-open' : 'money-beside'}>
        <div>
          <ComprobanteFiles
            owner={files.owner}
            documentos={files.documentos}
            mayWrite
            autoFocus={!comprobante}
            onShow={files.show}
          />
          <InvoiceQr form={form} monedaBase={monedaBase} pictures={files.pictures} />
          <SupplierField form={form} autoFocus={comprobante !== undefined} />
          <BillsFields {...{ proyectoId, monedaBase, form }} supplierId={form.values.proveedor?.id ?? null} />
          <ComprobanteHeading form={form} calculated={calculated} monedaBase={monedaBase} />
          <AmountLines form={form} calculated={calculated} />
          <SpendingLines proyectoId={proyectoId} form={form} calculated={calculated} />
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
          {existing !== null && <SameDocument proyectoId={proyectoId} id={existing} />}
          <Outcome calculated={calculated} error={dry.error} monedaBase={monedaBase} />
          <Warnings avisos={calculated?.avisos ?? []} />
        </div>
        {files.shown && <FileBeside owner={files.owner} shown={files.shown} onClose={() => files.show(null)} />}
      </div>
    </FormDialog>
  )
}

function Warnings({ avisos }: { avisos: string[] }) {
  return avisos.map((aviso) => (
    <Alert key={aviso} type="warning">
      {aviso}
    </Alert>
  ))
}

const fileKey = (file: Documento | Upload) => ('key' in file ? file.key : file.id)

/** The comprobante's files, and the one previewed next to the form. */
function useFiles(proyectoId: number, comprobante: Comprobante | undefined) {
  const [owner] = useState(() =>
    comprobante ? ownerOf('comprobante', proyectoId, comprobante.id) : newOwner(proyectoId),
  )
  const [shown, show] = useState<Documento | Upload | null>(null)
  const { data } = useQuery({
    ...q('getComprobante', { proyectoId, id: comprobante?.id ?? '' }),
    enabled: comprobante !== undefined,
  })
  useEffect(() => () => (owner.isNew ? clearUploads(owner) : undefined), [owner])
  const documentos = (data ?? comprobante)?.documentos ?? []
  const activeUploads = useStore(uploads.list)
  const present = [...documentos, ...activeUploads]
  const pictures = useMemo(
    () => activeUploads.filter(isOf(owner)).flatMap(({ file }) => (file.type.startsWith('image/') ? file : [])),
    [activeUploads, owner],
  )
  // Looked up in the current files, so that a removed one is not previewed any more.
  const visible = present.find((file) => shown && fileKey(file) === fileKey(shown)) ?? null
  return { owner, documentos, pictures, show, shown: visible }
}

type OutcomeProps = { calculated: Comprobante | undefined; error: Error | null; monedaBase: Moneda }

/** The calculated totals, or the server's first objection. */
function Outcome({ calculated, error, monedaBase }: OutcomeProps) {
  const sentence = refusalMessage(error)
  return (
    <p className="money-outcome" role="status">
      {sentence}
      {!sentence && calculated && (
        <>
          Total <strong>{moneyText(calculated.total, calculated.moneda)}</strong>
          {calculated.cotizacion &&
            ` · ${moneyText(calculated.totalBase, monedaBase)} a ${decimalText(calculated.cotizacion.valor)}`}
          {` · vence el ${dateText(calculated.vencimiento)}`}
        </>
      )}
      {!sentence && !calculated && 'Con el proveedor, el rubro y el neto o el total se calcula lo demás.'}
    </p>
  )
}
