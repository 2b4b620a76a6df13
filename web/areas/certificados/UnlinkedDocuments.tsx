import { Link } from 'react-router-dom'
import { moneyText } from '../../lib/money-text.ts'
import { Alert } from '../../ui/Alert.tsx'
import { useDocumentAddress } from '../comprobantes/door.ts'
import type { Certificado } from './queries.ts'

/** Warns of registered documents that seem to bill the certificate without naming it: its debt would count twice. */
export function UnlinkedDocuments({ certificate }: { certificate: Certificado }) {
  const { comprobantesSinVincular, moneda } = certificate
  const addressOf = useDocumentAddress()
  if (comprobantesSinVincular.length === 0) return null
  return (
    <Alert type="warning">
      Estos comprobantes registrados pueden ser de este certificado. Si lo son, anulalos y cargalos otra vez con el
      certificado elegido: si no, la deuda se cuenta dos veces.
      <ul>
        {comprobantesSinVincular.map((each) => (
          <li key={each.id}>
            <Link to={addressOf(each)}>{each.numeroCompleto}</Link>, total {moneyText(each.total, moneda)}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
