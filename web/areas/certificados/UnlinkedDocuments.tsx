import { Link } from 'react-router-dom'
import { financeChange } from '../../api/areas.ts'
import { attempt } from '../../api/attempt.ts'
import { mutate } from '../../api/operations.ts'
import { moneyText } from '../../lib/money-text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { useDocumentAddress } from '../comprobantes/door.ts'
import { useMay } from '../developers/door.ts'
import type { Certificado } from './queries.ts'

type UnlinkedDocumentsProps = { proyectoId: number; certificate: Certificado }

/** Registered documents that seem to bill the certificate without naming it, to be linked: until then its debt counts twice. */
export function UnlinkedDocuments({ proyectoId, certificate }: UnlinkedDocumentsProps) {
  const { id: certificadoId, estado, contratoId, comprobantesSinVincular, moneda } = certificate
  const addressOf = useDocumentAddress()
  const mayLink = useMay('updateComprobante') && estado === 'aprobado'
  if (comprobantesSinVincular.length === 0) return null
  const link = ({ id, version }: Certificado['comprobantesSinVincular'][number]) =>
    attempt(
      mutate('updateComprobante', financeChange),
      { proyectoId, id, body: { version, contratoId, certificadoId } },
      'No se vinculó',
    )
  return (
    <Alert type="warning">
      Estos comprobantes registrados pueden ser de este certificado. Si lo son,{' '}
      {estado === 'aprobado' ? 'vinculalos' : 'vinculalos cuando esté aprobado'}: si no, la deuda se cuenta dos veces.
      <ul>
        {comprobantesSinVincular.map((each) => (
          <li key={each.id}>
            <Link to={addressOf(each)}>{each.numeroCompleto}</Link>, total {moneyText(each.total, moneda)}{' '}
            {mayLink && (
              <Button size="small" aria-label={`Vincular ${each.numeroCompleto}`} onClick={() => void link(each)}>
                Vincular
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
