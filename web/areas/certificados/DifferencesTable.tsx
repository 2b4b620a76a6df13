import { Link } from 'react-router-dom'
import { dateText } from '../../lib/date-text.ts'
import { decimalText } from '../../lib/number-text.ts'
import { useAddressWithValuation } from '../control/door.ts'
import type { Certificado } from './queries.ts'

type Props = { certificate: Certificado; place: { contratoId: string } }

/** Differences of earlier certificates whose index was re-issued (docs/domain/contracts.md, Re-issued index values). */
export function DifferencesTable({ certificate: { diferencias, diferenciaAjuste }, place }: Props) {
  const withValuation = useAddressWithValuation()
  return (
    <section className="certificate-differences" aria-label="Diferencias de ajuste">
      <h3>Diferencias de ajuste</h3>
      <p>
        El índice de estos meses se volvió a publicar después de emitido su certificado. Lo emitido no cambia: la
        diferencia se liquida acá, con su fondo de reparo.
      </p>
      <div className="certificate-differences-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Certificado</th>
              <th scope="col">Ajuste certificado</th>
              <th scope="col">Ajuste con el índice nuevo</th>
              <th scope="col">Diferencia</th>
            </tr>
          </thead>
          <tbody>
            {diferencias.map((each) => (
              <tr key={each.certificadoId}>
                <th scope="row">
                  <Link
                    to={withValuation(`/finanzas/contratos/${place.contratoId}/certificados/${each.certificadoId}`)}
                  >
                    N.º {each.numero ?? '—'}, {dateText(each.periodo)}
                  </Link>
                </th>
                <td>{decimalText(each.ajusteCertificado)}</td>
                <td>{decimalText(each.ajusteNuevo)}</td>
                <td>{decimalText(each.importe)}</td>
              </tr>
            ))}
          </tbody>
          {diferencias.length > 1 && (
            <tfoot>
              <tr>
                <th scope="row" colSpan={3}>
                  Total
                </th>
                <td>{decimalText(diferenciaAjuste)}</td>
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </section>
  )
}
