import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ApiError, errorMessage } from '../../api/problem.ts'
import { useDryRun } from '../../api/use-dry-run.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { decimalOf, decimalText, numberError } from '../../lib/number-text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { AmountTable } from '../../ui/amount-table/AmountTable.tsx'
import type { AmountColumn } from '../../ui/amount-table/amount-column.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { UnsavedWork } from '../../ui/form/UnsavedWork.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useKeptAddress } from '../control/door.ts'
import { useMay } from '../developers/door.ts'
import { CertificateActions, type Place } from './CertificateActions.tsx'
import { CertificateAmounts } from './CertificateAmounts.tsx'
import { monthText } from './CertificatesTable.tsx'
import { DifferencesTable } from './DifferencesTable.tsx'
import { PrintedMark, PrintedSheet, Signatures } from './PrintedSheet.tsx'
import { certificateQuery, tryCertificate, updateCertificate, type Certificado } from './queries.ts'
import './CertificatePage.css'

type Line = Certificado['lineas'][number] & { id: string }
/** What was typed of a line: a percentage or a quantity, whichever came last. */
type Typed = Record<string, { porcentajePeriodo: string } | { cantidadPeriodo: string }>

const paymentWords = { impago: 'Impago', parcial: 'Pagado en parte', pagado: 'Pagado', vencido: 'Vencido' } as const
const shownAmount = (amount: string) => (Number(amount) === 0 ? '' : decimalText(amount))

function columnsOf(certificate: Certificado, isEditable: boolean): AmountColumn<Line>[] {
  const over = ({ saldo }: Line) => (saldo?.startsWith('-') ? ('danger' as const) : undefined)
  return [
    { key: 'item', title: 'Ítem', value: ({ codigo, descripcion }) => `${codigo} ${descripcion}` },
    { key: 'unidad', title: 'Un.', width: 72, value: ({ unidad }) => unidad },
    {
      key: 'cantidad',
      group: 'Contrato',
      title: 'Cantidad',
      kind: 'decimal',
      width: 100,
      value: (line) => line.cantidad,
    },
    {
      key: 'precioUnitario',
      group: 'Contrato',
      title: 'Precio',
      kind: 'amount',
      width: 120,
      value: (line) => line.precioUnitario,
    },
    {
      key: 'cantidadAnterior',
      group: 'Anterior',
      title: 'Cantidad',
      kind: 'decimal',
      width: 100,
      value: (line) => line.cantidadAnterior,
    },
    {
      key: 'porcentajePeriodo',
      group: 'Del período',
      title: '%',
      kind: 'decimal',
      width: 76,
      min: 0,
      value: (line) => line.porcentajePeriodo,
      isEditable,
    },
    {
      key: 'cantidadPeriodo',
      group: 'Del período',
      title: 'Cantidad',
      kind: 'decimal',
      width: 100,
      min: 0,
      value: (line) => line.cantidadPeriodo,
      isEditable,
    },
    {
      key: 'importe',
      group: 'Del período',
      title: 'Importe',
      kind: 'amount',
      width: 144,
      value: (line) => line.importe,
      total: certificate.bruto,
    },
    {
      key: 'porcentajeAcumulado',
      group: 'Acumulado',
      title: '%',
      kind: 'decimal',
      width: 76,
      value: (line) => line.porcentajeAcumulado,
      tone: over,
    },
    {
      key: 'importeAcumulado',
      group: 'Acumulado',
      title: 'Importe',
      kind: 'amount',
      width: 144,
      value: (line) => line.importeAcumulado,
    },
    { key: 'saldo', title: 'Saldo', kind: 'decimal', width: 104, value: (line) => line.saldo, tone: over },
  ]
}

/** One certificate: its sheet, filled in while it is a draft, its amounts, its steps, and the foja to print. */
export function CertificatePage({ proyectoId, contratoId, id, history }: Place & { id: string; history: ReactNode }) {
  const place = { proyectoId, contratoId }
  const { data, error, refetch } = useQuery(certificateQuery(place, id))
  const kept = useKeptAddress()
  if (error instanceof ApiError && error.status === 404) {
    const back = <Link to={kept(`/finanzas/contratos/${contratoId}`)}>Ver el contrato</Link>
    return <EmptyState title="No encontramos ese certificado" actions={back} />
  }
  if (error && !data) return <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="24rem" />
  return <CertificateSheet place={place} certificate={data} history={history} />
}

type SheetProps = { place: Place; certificate: Certificado; history: ReactNode }

const withheldErrorOf = (text: string) =>
  text.trim() === '' ? undefined : numberError(text, { decimals: 2, min: 0, max: 9_999_999_999_999 })

function CertificateSheet({ place, certificate, history }: SheetProps) {
  const kept = useKeptAddress()
  const [typed, setTyped] = useState<Typed>({})
  const [note, setNote] = useState(certificate.excedeConNota ?? '')
  const isEditable = useMay('updateCertificado') && certificate.estado === 'borrador'
  const [withheld, setWithheld] = useState(shownAmount(certificate.otrasRetenciones))
  const withheldError = withheldErrorOf(withheld)
  const isDirty =
    Object.keys(typed).length > 0 ||
    note !== (certificate.excedeConNota ?? '') ||
    withheld !== shownAmount(certificate.otrasRetenciones)
  const patch = useMemo(() => {
    const lineas = certificate.lineas.map(({ itemId, porcentajePeriodo, cantidadPeriodo }) => {
      return { itemId, ...(typed[itemId] ?? { porcentajePeriodo, cantidadPeriodo }) } as { itemId: string }
    })
    const otrasRetenciones = decimalOf(withheld) ?? '0'
    return { version: certificate.version, lineas, otrasRetenciones, excedeConNota: note.trim() || null }
  }, [certificate, typed, note, withheld])
  const trial = useDryRun({
    key: ['certificado', certificate.id],
    body: isDirty && !withheldError ? patch : null,
    call: (body, signal) => tryCertificate(place, certificate.id, body, signal),
    keepsPrevious: true,
  })
  const shown = (isDirty && trial.data) || certificate
  const rows = useMemo(
    () => shown.lineas.map((line): Line => ({ ...line, ...typed[line.itemId], id: line.itemId })),
    [shown, typed],
  )
  const columns = useMemo(() => columnsOf(shown, isEditable), [shown, isEditable])
  const change = useCallback((changes: { id: string; key: string; value: string }[]) => {
    setTyped(
      (before) =>
        ({
          ...before,
          ...Object.fromEntries(changes.map(({ id, key, value }) => [id, { [key]: value || '0' }])),
        }) as Typed,
    )
  }, [])
  const show = ({ otrasRetenciones, excedeConNota }: Certificado) => {
    setTyped({})
    setWithheld(shownAmount(otrasRetenciones))
    setNote(excedeConNota ?? '')
  }
  const save = async () => show(await updateCertificate(place, certificate.id, patch))
  return (
    <article className="certificate finance-list">
      <Link className="certificate-back" to={kept(`/finanzas/contratos/${place.contratoId}`)}>
        ← {certificate.contrato}
      </Link>
      <header className="finance-head">
        <h2>
          Certificado {certificate.numero ? `N.º ${certificate.numero} ` : ''}de {monthText(certificate.periodo)}
        </h2>
        <StateTag state={certificate.estado} />
        {certificate.estadoPago && (
          <span className="certificate-payment">
            <StateTag state={certificate.estadoPago} label={paymentWords[certificate.estadoPago]} />
          </span>
        )}
        <CertificateActions
          place={place}
          certificate={certificate}
          isDirty={isDirty}
          isWrong={withheldError !== undefined}
          onSave={save}
        />
      </header>
      <CertificateDetail certificate={certificate} />
      {shown.avisos.map((text) => (
        <Alert key={text} type="info">
          {text}
        </Alert>
      ))}
      {isDirty && <UnsavedWork discard={() => show(certificate)} />}
      {isDirty && trial.error && <Alert type="warning">{errorMessage(trial.error)}</Alert>}
      <div className="certificate-sheet">
        <AmountTable
          label="Hoja del certificado"
          wraps
          rows={rows}
          columns={columns}
          {...(isEditable && { onChange: change })}
        />
      </div>
      <PrintedSheet certificate={shown} />
      {shown.diferencias.length > 0 && <DifferencesTable certificate={shown} place={place} />}
      <div className="certificate-closing">
        <div className="certificate-foot">
          <DraftFields {...{ isEditable, withheld, setWithheld, withheldError, note, setNote }} />
          {note !== '' && <p className="certificate-printed-note">Excede el contrato: {note}</p>}
          <CertificateAmounts certificate={shown} />
        </div>
        <Signatures certificate={shown} />
      </div>
      <PrintedMark certificate={shown} />
      <div className="certificate-history">{history}</div>
    </article>
  )
}

/** Whose certificate it is, why it was undone, and what is left to pay of it. */
function CertificateDetail({ certificate }: { certificate: Certificado }) {
  return (
    <p className="finance-detail">
      {certificate.contrato} · {certificate.proveedor}
      {certificate.motivoEstado && ` · ${certificate.motivoEstado}`}
      {Number(certificate.saldo) > 0 && (
        <span className="certificate-payment">
          {` · quedan por pagar ${moneyText(certificate.saldo, certificate.moneda)}`}
          {certificate.vencimiento && ` · vence el ${dateText(certificate.vencimiento)}`}
        </span>
      )}
    </p>
  )
}

type DraftFieldsProps = {
  isEditable: boolean
  withheld: string
  setWithheld: (text: string) => void
  withheldError: string | undefined
  note: string
  setNote: (text: string) => void
}

/** What of a certificate is written beside its lines. */
function DraftFields({ isEditable, withheld, setWithheld, withheldError, note, setNote }: DraftFieldsProps) {
  return (
    <div className="certificate-fields">
      {isEditable && (
        <NumberField
          label="Otras retenciones"
          help="Se descuentan del neto: multas, materiales entregados."
          value={withheld}
          error={withheldError}
          onChange={setWithheld}
        />
      )}
      {(isEditable || note !== '') && (
        <TextField
          label="Excede con nota"
          help="Por qué un ítem pasa del 100 %."
          value={note}
          maxLength={500}
          readOnly={!isEditable}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
    </div>
  )
}
