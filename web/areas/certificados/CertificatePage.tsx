import { words } from '../../../openapi/generated/words.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { q } from '../../api/operations.ts'
import { ApiError, errorMessage } from '../../api/problem.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { AmountTable } from '../../ui/amount-table/AmountTable.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import type { FormState } from '../../ui/form/form-types.ts'
import { FormFrame } from '../../ui/form/FormFrame.tsx'
import { useSaveKey } from '../../ui/form/save-key.ts'
import { NotFound } from '../../ui/NotFound.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useAddressWithValuation } from '../control/door.ts'
import { useMay } from '../developers/door.ts'
import { CertificateActions } from './CertificateActions.tsx'
import { CertificateAmounts } from './CertificateAmounts.tsx'
import { CertificateLinks } from './CertificateLinks.tsx'
import { DifferencesTable } from './DifferencesTable.tsx'
import { PrintedMark, PrintedSheet, Signatures } from './PrintedSheet.tsx'
import type { Certificado, Place } from './queries.ts'
import { UnlinkedDocuments } from './UnlinkedDocuments.tsx'
import { columnsOf, type Line } from './sheet-columns.ts'
import { useCertificateForm, withheldError, type CertificateDraft } from './use-certificate-form.ts'
import './CertificatePage.css'

/** A certificate: sheet (editable in a draft), amounts, transitions and the foja to print. */
export function CertificatePage({ proyectoId, contratoId, id, history }: Place & { id: string; history: ReactNode }) {
  const place = { proyectoId, contratoId }
  const { data, error, refetch } = useQuery(q('getCertificado', { ...place, id }))
  const withValuation = useAddressWithValuation()
  if (error instanceof ApiError && error.status === 404) {
    const contract = withValuation(`/finanzas/contratos/${contratoId}`)
    return <NotFound title="No encontramos ese certificado" to={contract} label="Ver el contrato" />
  }
  if (error && !data) return <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="24rem" />
  return <CertificateSheet place={place} certificate={data} history={history} />
}

type SheetProps = { place: Place; certificate: Certificado; history: ReactNode }

function CertificateSheet({ place, certificate, history }: SheetProps) {
  const withValuation = useAddressWithValuation()
  const isEditable = useMay('updateCertificado') && certificate.estado === 'borrador'
  const { form, current, trialError, changeCells } = useCertificateForm(place, certificate)
  const { lineas, excedeConNota } = form.values
  useSaveKey(() => form.isDirty && !form.isInvalid && form.submit(), isEditable)
  const withheldRefusal = refusalOf(trialError, 'otrasRetenciones')
  const rows = useMemo(
    () => current.lineas.map((line): Line => ({ ...line, ...lineas[line.itemId], id: line.itemId })),
    [current, lineas],
  )
  const columns = useMemo(() => columnsOf(current, isEditable), [current, isEditable])
  return (
    <article className="certificate record-list">
      <Link className="certificate-back" to={withValuation(`/finanzas/contratos/${place.contratoId}`)}>
        ← {certificate.contrato}
      </Link>
      <header className="record-head">
        <h2>
          Certificado {certificate.numero ? `N.º ${certificate.numero} ` : ''}de {dateText(certificate.periodo)}
        </h2>
        <StateTag state={certificate.estado} />
        {certificate.estadoPago && (
          <span className="certificate-payment">
            <StateTag state={certificate.estadoPago} label={words.EstadoPago[certificate.estadoPago]} />
          </span>
        )}
        <CertificateActions
          place={place}
          certificate={certificate}
          isDirty={form.isDirty}
          isInvalid={form.isInvalid}
          onSave={form.submit}
        />
      </header>
      <CertificateDetail certificate={certificate} />
      {certificate.estado === 'aprobado' && (
        <CertificateLinks proyectoId={place.proyectoId} certificate={certificate} />
      )}
      {current.avisos.map((text) => (
        <Alert key={text} type="info">
          {text}
        </Alert>
      ))}
      <UnlinkedDocuments proyectoId={place.proyectoId} certificate={certificate} />
      {trialError && !withheldRefusal && <Alert type="warning">{errorMessage(trialError)}</Alert>}
      <div className="certificate-sheet">
        <AmountTable
          label="Hoja del certificado"
          wraps
          rows={rows}
          columns={columns}
          {...(isEditable && { onChange: changeCells })}
        />
      </div>
      <PrintedSheet certificate={current} />
      {current.diferencias.length > 0 && <DifferencesTable certificate={current} place={place} />}
      <div className="certificate-closing">
        <div className="certificate-foot">
          <DraftFields form={form} isEditable={isEditable} withheldRefusal={withheldRefusal} />
          {excedeConNota !== '' && <p className="certificate-printed-note">Excede el contrato: {excedeConNota}</p>}
          <CertificateAmounts certificate={current} />
        </div>
        <Signatures certificate={current} />
      </div>
      <PrintedMark certificate={current} />
      <div className="certificate-history">{history}</div>
    </article>
  )
}

/** Contract, supplier, reason of a rejection or annulment, and the unpaid balance. */
function CertificateDetail({ certificate }: { certificate: Certificado }) {
  return (
    <p className="record-detail">
      {certificate.contrato} · {certificate.proveedor}
      {certificate.motivoEstado && ` · ${certificate.motivoEstado}`}
      {certificate.estado === 'aprobado' && Number(certificate.neto) < 0 && (
        <span className="certificate-payment"> · a favor: queda como crédito en la cuenta corriente</span>
      )}
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
  form: FormState<CertificateDraft>
  isEditable: boolean
  /** What the dry run says of the other retentions. */
  withheldRefusal: string | undefined
}

/** The sentence of a refused request about a field. */
const refusalOf = (error: Error | null, field: string) =>
  error instanceof ApiError ? error.issues.find((issue) => issue.field === field)?.message : undefined

/** The editable fields of a certificate apart from its lines. */
function DraftFields({ form, isEditable, withheldRefusal }: DraftFieldsProps) {
  const withheld = form.field('otrasRetenciones')
  return (
    <FormFrame form={form} className="certificate-fields">
      {isEditable && (
        <NumberField
          label="Otras retenciones"
          help="Se descuentan del neto: multas, materiales entregados."
          {...withheld}
          error={withheldError(withheld.value) ?? withheldRefusal ?? withheld.error}
        />
      )}
      {(isEditable || form.values.excedeConNota !== '') && (
        <TextField
          label="Excede con nota"
          help="Por qué un ítem pasa del 100 %."
          maxLength={500}
          readOnly={!isEditable}
          {...form.field('excedeConNota')}
        />
      )}
    </FormFrame>
  )
}
