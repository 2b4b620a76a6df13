import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { notify } from '../../api/notices.ts'
import { ApiError, errorMessage } from '../../api/problem.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { decimalOf, decimalText, numberError } from '../../lib/number-text.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { useLeaveWarning } from '../../lib/use-leave-warning.ts'
import { Alert } from '../../ui/Alert.tsx'
import { AmountTable } from '../../ui/amount-table/AmountTable.tsx'
import type { AmountColumn } from '../../ui/amount-table/amount-column.ts'
import { Button } from '../../ui/Button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useKeptAddress } from '../control/queries.ts'
import { useMay } from '../developers/queries.ts'
import { monthText } from './CertificatesTable.tsx'
import { DifferencesTable } from './DifferencesTable.tsx'
import { PrintedSheet } from './PrintedSheet.tsx'
import {
  certificateQuery,
  deleteCertificate,
  moveCertificate,
  tryCertificateQuery,
  updateCertificate,
  type Certificado,
} from './queries.ts'
import './CertificatePage.css'

type Line = Certificado['lineas'][number] & { id: string }
type Place = { proyectoId: number; contratoId: string }
/** What was typed of a line: a percentage or a quantity, whichever came last. */
type Typed = Record<string, { porcentajePeriodo: string } | { cantidadPeriodo: string }>

const paymentWords = { impago: 'Impago', parcial: 'Pagado en parte', pagado: 'Pagado', vencido: 'Vencido' } as const
const shownAmount = (amount: string) => (Number(amount) === 0 ? '' : decimalText(amount))

const told = (title: string) => (error: unknown) => notify({ type: 'error', title, message: errorMessage(error) })

function columnsOf(certificate: Certificado, isEditable: boolean): AmountColumn<Line>[] {
  const over = ({ saldo }: Line) => (saldo?.startsWith('-') ? ('danger' as const) : undefined)
  return [
    { key: 'item', title: 'Ítem', value: ({ codigo, descripcion }) => `${codigo} ${descripcion}` },
    { key: 'unidad', title: 'Un.', width: 64, value: ({ unidad }) => unidad },
    {
      key: 'cantidad',
      group: 'Contrato',
      title: 'Cantidad',
      kind: 'decimal',
      width: 112,
      value: (line) => line.cantidad,
    },
    {
      key: 'precioUnitario',
      group: 'Contrato',
      title: 'Precio',
      kind: 'amount',
      width: 128,
      value: (line) => line.precioUnitario,
    },
    {
      key: 'cantidadAnterior',
      group: 'Anterior',
      title: 'Cantidad',
      kind: 'decimal',
      width: 112,
      value: (line) => line.cantidadAnterior,
    },
    {
      key: 'porcentajePeriodo',
      group: 'Del período',
      title: '%',
      kind: 'decimal',
      width: 88,
      min: 0,
      value: (line) => line.porcentajePeriodo,
      isEditable,
    },
    {
      key: 'cantidadPeriodo',
      group: 'Del período',
      title: 'Cantidad',
      kind: 'decimal',
      width: 112,
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
      width: 96,
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
    { key: 'saldo', title: 'Saldo', kind: 'decimal', width: 112, value: (line) => line.saldo, tone: over },
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

function CertificateSheet({ place, certificate, history }: SheetProps) {
  const kept = useKeptAddress()
  const [typed, setTyped] = useState<Typed>({})
  const [note, setNote] = useState(certificate.excedeConNota ?? '')
  const isEditable = useMay('updateCertificado') && certificate.estado === 'borrador'
  const [withheld, setWithheld] = useState(shownAmount(certificate.otrasRetenciones))
  const withheldError =
    withheld.trim() === '' ? undefined : numberError(withheld, { decimals: 2, min: 0, max: 9_999_999_999_999 })
  const isDirty =
    Object.keys(typed).length > 0 ||
    note !== (certificate.excedeConNota ?? '') ||
    withheld !== shownAmount(certificate.otrasRetenciones)
  useLeaveWarning(isDirty)
  const patch = useMemo(() => {
    const lineas = certificate.lineas.map(({ itemId, porcentajePeriodo, cantidadPeriodo }) => {
      return { itemId, ...(typed[itemId] ?? { porcentajePeriodo, cantidadPeriodo }) } as { itemId: string }
    })
    const otrasRetenciones = decimalOf(withheld) ?? '0'
    return { version: certificate.version, lineas, otrasRetenciones, excedeConNota: note.trim() || null }
  }, [certificate, typed, note, withheld])
  const trial = useQuery(
    tryCertificateQuery(place, certificate.id, useDebounced(isDirty && !withheldError ? patch : null)),
  )
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
  const save = async () => {
    const saved = await updateCertificate(place, certificate.id, patch)
    setTyped({})
    setWithheld(shownAmount(saved.otrasRetenciones))
    setNote(saved.excedeConNota ?? '')
  }
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
          <StateTag state={certificate.estadoPago} label={paymentWords[certificate.estadoPago]} />
        )}
        <CertificateActions
          place={place}
          certificate={certificate}
          isDirty={isDirty}
          isWrong={withheldError !== undefined}
          onSave={save}
        />
      </header>
      <p className="finance-detail">
        {certificate.contrato} · {certificate.proveedor}
        {certificate.motivoEstado && ` · ${certificate.motivoEstado}`}
        {Number(certificate.saldo) > 0 && ` · quedan por pagar ${moneyText(certificate.saldo, certificate.moneda)}`}
        {certificate.vencimiento && ` · vence el ${dateText(certificate.vencimiento)}`}
      </p>
      {shown.avisos.map((text) => (
        <Alert key={text} type="info">
          {text}
        </Alert>
      ))}
      {isDirty && trial.error && <Alert type="warning">{errorMessage(trial.error)}</Alert>}
      <div className="certificate-sheet">
        <AmountTable
          label="Hoja del certificado"
          rows={rows}
          columns={columns}
          {...(isEditable && { onChange: change })}
        />
      </div>
      <PrintedSheet certificate={shown} />
      {shown.diferencias.length > 0 && <DifferencesTable certificate={shown} place={place} />}
      <DraftFields {...{ isEditable, withheld, setWithheld, withheldError, note, setNote }} />
      <Amounts certificate={shown} />
      <Signatures certificate={shown} />
      <div className="certificate-history">{history}</div>
    </article>
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
    <>
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
    </>
  )
}

/** What is taken off, with its sign. */
const taken = (amount: string) => (Number(amount) === 0 ? amount : `-${amount}`)

/** From gross to net, each with what it is reckoned on. */
function Amounts({ certificate }: { certificate: Certificado }) {
  const { moneda, diferencias } = certificate
  const hasDifferences = diferencias.length > 0
  const lines: [string, string][] = [
    ['Bruto del período', certificate.bruto],
    ['Ajuste (sobre el bruto)', certificate.ajuste],
    ...(hasDifferences
      ? [['Diferencias de ajuste de certificados anteriores', certificate.diferenciaAjuste] as [string, string]]
      : []),
    ['Anticipo que se amortiza (sobre el bruto)', taken(certificate.anticipoAmortizado)],
    [
      `Fondo de reparo (sobre bruto${hasDifferences ? ', ajuste y diferencias' : ' y ajuste'})`,
      taken(certificate.fondoReparo),
    ],
    ['Otras retenciones', taken(certificate.otrasRetenciones)],
  ]
  return (
    <section className="certificate-amounts" aria-label="Importes del certificado">
      <dl>
        {lines.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{moneyText(amount, moneda)}</dd>
          </div>
        ))}
        <div className="certificate-net">
          <dt>Neto a pagar</dt>
          <dd>{moneyText(certificate.neto, moneda)}</dd>
        </div>
      </dl>
      <p>Son {certificate.enLetras.charAt(0).toLowerCase() + certificate.enLetras.slice(1)}.</p>
    </section>
  )
}

/** For the foja that is printed and signed. */
function Signatures({ certificate }: { certificate: Certificado }) {
  return (
    <div className="certificate-signatures" aria-hidden="true">
      <span>{certificate.proveedor}</span>
      <span>Dirección de obra</span>
      <span>Comitente</span>
    </div>
  )
}

type ActionsProps = {
  place: Place
  certificate: Certificado
  isDirty: boolean
  /** What was typed cannot be saved. */
  isWrong: boolean
  onSave: () => Promise<void>
}

function CertificateActions({ place, certificate, isDirty, isWrong, onSave }: ActionsProps) {
  const mayWrite = useMay('issueCertificado')
  const mayPay = useMay('createPago')
  const navigate = useNavigate()
  const kept = useKeptAddress()
  const [undoing, setUndoing] = useState<'rechazar' | 'anular' | null>(null)
  const { estado } = certificate
  const issue = async () => {
    const message = 'Sus importes quedan fijos. Si hay que corregirlo, se rechaza o se anula.'
    const actions = { confirm: { label: 'Emitir', color: 'primary' as const }, cancel: { label: 'Volver' } }
    if ((await confirm({ title: '¿Emitir el certificado?', message, actions })) === 'confirmed')
      await moveCertificate(place, certificate, 'emitir').catch(told('No se emitió'))
  }
  const remove = async () => {
    const actions = { confirm: { label: 'Borrar' }, cancel: { label: 'Volver' } }
    const asked = await confirm({ title: '¿Borrar el borrador?', message: 'No se puede deshacer.', actions })
    if (asked !== 'confirmed') return
    await deleteCertificate(place, certificate).then(
      () => navigate(kept(`/finanzas/contratos/${place.contratoId}`)),
      told('No se borró'),
    )
  }
  return (
    <div className="finance-actions">
      <Button onClick={() => window.print()}>Imprimir</Button>
      {mayWrite && estado === 'borrador' && (
        <>
          <Button onClick={() => void remove()}>Borrar</Button>
          {isDirty ? (
            <Button variant="primary" disabled={isWrong} onClick={() => void onSave().catch(told('No se guardó'))}>
              Guardar
            </Button>
          ) : (
            <Button variant="primary" onClick={() => void issue()}>
              Emitir
            </Button>
          )}
        </>
      )}
      {mayWrite && estado === 'emitido' && (
        <>
          <Button onClick={() => setUndoing('rechazar')}>Rechazar</Button>
          <Button
            variant="primary"
            onClick={() => void moveCertificate(place, certificate, 'aprobar').catch(told('No se aprobó'))}
          >
            Aprobar
          </Button>
        </>
      )}
      {mayPay && Number(certificate.saldo) > 0 && (
        <Link
          className="button button-primary button-normal"
          to={kept(`/finanzas/pagos?nuevo=${certificate.proveedorId}`)}
        >
          Pagar
        </Link>
      )}
      {mayWrite && estado === 'aprobado' && <Button onClick={() => setUndoing('anular')}>Anular</Button>}
      {undoing && (
        <ReasonDialog
          title={undoing === 'anular' ? 'Anular el certificado' : 'Rechazar el certificado'}
          saveLabel={undoing === 'anular' ? 'Anular' : 'Rechazar'}
          failure="No se pudo."
          onConfirm={(motivo) => moveCertificate(place, certificate, undoing, motivo)}
          onClose={() => setUndoing(null)}
        />
      )}
    </div>
  )
}
