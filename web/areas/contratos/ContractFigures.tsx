import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatPercent } from '../../lib/format.ts'
import { moneyText } from '../../lib/money-text.ts'
import { useAddressWithValuation } from '../control/door.ts'
import { certifiedShare, type Contrato } from './queries.ts'
import './ContractFigures.css'

/** What was certified, billed and paid of a contract, each figure with a link to what it sums. */
export function ContractFigures({ contract }: { contract: Contrato }) {
  const withValuation = useAddressWithValuation()
  const { id, moneda, total, totalOriginal, certificado, anticipo, resumen } = contract
  const items = `${withValuation(`/finanzas/contratos/${id}`)}#items`
  const certificates = withValuation(`/finanzas/certificados?contrato=${id}&estado=aprobado`)
  const documents = withValuation(`/finanzas/comprobantes?contrato=${id}&estado=registrado`)
  const payments = withValuation(`/finanzas/pagos?contrato=${id}&estado=registrado`)
  const text = (amount: string) => moneyText(amount, moneda)
  const others = resumen.comprobantesEnOtraMoneda
  return (
    <section className="contract-figures" aria-label="Resumen del contrato">
      <dl>
        <Figure
          name="Total vigente"
          to={items}
          amount={text(total)}
          note={total !== totalOriginal && `Con adendas; se firmó por ${text(totalOriginal)}`}
        />
        <Figure
          name="Certificado"
          to={certificates}
          amount={text(certificado)}
          note={`${formatPercent(certifiedShare(contract))} del total, sin ajuste`}
        />
        <Figure name="Por certificar" to={items} amount={text(resumen.porCertificar)} />
        <Figure name="Facturado" to={documents} amount={text(resumen.facturado)} note="Sin IVA" />
        <Figure
          name="A facturar"
          to={certificates}
          amount={text(resumen.aFacturar)}
          note="De lo certificado, sin IVA"
        />
        <Figure name="Pagado" to={payments} amount={text(resumen.pagado)} note="Con el IVA de las facturas" />
        <Figure
          name="Anticipo por recuperar"
          to={certificates}
          amount={text(resumen.anticipoPorRecuperar)}
          note={Number(anticipo) > 0 && advanceNote(text(anticipo), resumen.anticipoPorPagar, text)}
        />
        <Figure
          name="Fondo de reparo por liberar"
          to={`${withValuation(`/finanzas/contratos/${id}`)}#fondo`}
          amount={text(resumen.fondoPorLiberar)}
          note={Number(resumen.fondoLiberado) > 0 && `Liberado ${text(resumen.fondoLiberado)}`}
        />
      </dl>
      {others > 0 && (
        <p>
          No {others === 1 ? 'suma el comprobante' : `suman los ${others} comprobantes`} en otra moneda, ni sus pagos.
        </p>
      )}
    </section>
  )
}

/** Of how much the advance is, and what of it has no invoice and no payment. */
const advanceNote = (whole: string, left: string, text: (amount: string) => string) =>
  Number(left) > 0 ? `De ${whole}; sin facturar ni pagar, ${text(left)}` : `De ${whole}`

type FigureProps = { name: string; to: string; amount: string; note?: ReactNode }

function Figure({ name, to, amount, note }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Link to={to}>{amount}</Link>
        {note && <small>{note}</small>}
      </dd>
    </div>
  )
}
