import { Link } from 'react-router-dom'
import { formatPercent } from '../../lib/format.ts'
import { moneyText } from '../../lib/money-text.ts'
import { StateTag } from '../../ui/StateTag.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import type { Certificado } from './queries.ts'

export const monthText = (periodo: string): string => periodo.split('-').toReversed().join('/')

/** Certificates with their amounts; `hasContract` names each one's contract. */
export function CertificatesTable({
  certificates,
  hasContract,
}: {
  certificates: Certificado[]
  hasContract?: boolean
}) {
  return (
    <TableScroll label="Certificados">
      <table className="table" aria-label="Certificados">
        <thead>
          <tr>
            <th scope="col">Certificado</th>
            <th scope="col">Estado</th>
            {['Bruto', 'Ajuste', 'Neto', 'Avance'].map((title) => (
              <th key={title} scope="col" className="finance-number">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {certificates.map((each) => (
            <tr key={each.id}>
              <td>
                <Link to={`/finanzas/contratos/${each.contratoId}/certificados/${each.id}`}>
                  <strong>
                    {each.numero ? `N.º ${each.numero} · ` : ''}
                    {monthText(each.periodo)}
                  </strong>
                </Link>
                {hasContract && (
                  <>
                    <br />
                    <span className="finance-detail">
                      {each.contrato} · {each.proveedor}
                    </span>
                  </>
                )}
              </td>
              <td>
                <StateTag state={each.estado} />
              </td>
              <td data-label="Bruto" className="finance-number">
                {moneyText(each.bruto, each.moneda)}
              </td>
              <td data-label="Ajuste" className="finance-number">
                {moneyText(each.ajuste, each.moneda)}
              </td>
              <td data-label="Neto" className="finance-number">
                <strong>{moneyText(each.neto, each.moneda)}</strong>
              </td>
              <td data-label="Avance" className="finance-number">
                {formatPercent(Number(each.avance))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}
