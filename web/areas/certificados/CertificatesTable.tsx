import { Link } from 'react-router-dom'
import { dateText } from '../../lib/date-text.ts'
import { formatPercent } from '../../lib/format.ts'
import { moneyText } from '../../lib/money-text.ts'
import { decimalText } from '../../lib/number-text.ts'
import { openRow } from '../../ui/open-row.ts'
import { StateTag } from '../../ui/StateTag.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { amountIn, useAddressWithValuation } from '../control/door.ts'
import type { Certificado, CertificadoPage } from './queries.ts'

type CertificatesTableProps = { list: CertificadoPage; hasContract?: boolean }

/** Amount columns in the entered currency. */
const enteredColumns: [title: string, text: (each: Certificado) => string][] = [
  ['Bruto', (each) => moneyText(each.bruto, each.moneda)],
  ['Ajuste', (each) => moneyText(each.ajuste, each.moneda)],
  ['Neto', (each) => moneyText(each.neto, each.moneda)],
]

/** Amount columns in a valuation, which has one value for gross plus adjustment. */
const valuedColumns = (valuacion: CertificadoPage['valuacion']): typeof enteredColumns => [
  [
    'Bruto con ajuste',
    (each) => amountIn(valuacion, each.valuado?.brutoAjustado, { amount: each.bruto, moneda: each.moneda }),
  ],
  ['Neto', (each) => amountIn(valuacion, each.valuado?.neto, { amount: each.neto, moneda: each.moneda })],
]

/** Certificates with amounts in the valuation of the list, and totals of all pages. `hasContract` adds contract and supplier. */
export function CertificatesTable({ list, hasContract }: CertificatesTableProps) {
  const { items: certificates, valuacion, totalesValuados } = list
  const withValuation = useAddressWithValuation()
  const amounts = valuacion.tipo === 'corriente' ? enteredColumns : valuedColumns(valuacion)
  return (
    <TableScroll label="Certificados" isCard>
      <table className="table record-rows table-opens" aria-label="Certificados">
        <thead>
          <tr>
            <th scope="col">Certificado</th>
            <th scope="col">Estado</th>
            {[...amounts.map(([title]) => title), 'Avance'].map((title) => (
              <th key={title} scope="col" className="record-number">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard has the link of the first cell */}
        <tbody onClick={openRow}>
          {certificates.map((each) => (
            <tr key={each.id}>
              <td>
                <Link to={withValuation(`/finanzas/contratos/${each.contratoId}/certificados/${each.id}`)}>
                  <strong>
                    {each.numero ? `N.º ${each.numero} · ` : ''}
                    {dateText(each.periodo)}
                  </strong>
                </Link>
                {hasContract && (
                  <>
                    <br />
                    <span className="record-detail">
                      {each.contrato} · {each.proveedor}
                    </span>
                  </>
                )}
              </td>
              <td>
                <StateTag state={each.estado} />
              </td>
              {amounts.map(([title, text]) => (
                <td key={title} data-label={title} className="record-number">
                  {title === 'Neto' ? <strong>{text(each)}</strong> : text(each)}
                  {title === 'Ajuste' && each.factor && (
                    <>
                      <br />
                      <span className="record-detail">factor {decimalText(each.factor.factor)}</span>
                    </>
                  )}
                </td>
              ))}
              <td data-label="Avance" className="record-number">
                {formatPercent(Number(each.avance))}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Total de bruto con ajuste y de neto, sin lo rechazado ni anulado
            </th>
            <td data-label="Bruto con ajuste" className="record-number" colSpan={amounts.length - 1}>
              {moneyText(totalesValuados.brutoAjustado ?? '0', valuacion.moneda)}
            </td>
            <td data-label="Neto" className="record-number">
              {moneyText(totalesValuados.neto ?? '0', valuacion.moneda)}
            </td>
            <td aria-label="Sin total" />
          </tr>
        </tfoot>
      </table>
    </TableScroll>
  )
}
