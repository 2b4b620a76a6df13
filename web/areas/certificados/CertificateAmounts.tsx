import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { decimalText } from '../../lib/number-text.ts'
import type { Certificado } from './queries.ts'

/** Negates a deduction; zero stays unsigned. */
const negated = (amount: string) => (Number(amount) === 0 ? amount : `-${amount}`)

/** 'Factor 1,009534 = CAC 180,00 (03/2017) / 178,30 (01/2017)' */
const factorText = ({ indice, mesBase, valorBase, mes, valor, factor }: NonNullable<Certificado['factor']>) =>
  `Factor ${decimalText(factor)} = ${indice} ${decimalText(valor)} (${dateText(mes)}) / ${decimalText(valorBase)} (${dateText(mesBase)})`

/** Amounts from gross to net; labels name the base of each calculation. */
export function CertificateAmounts({ certificate }: { certificate: Certificado }) {
  const { moneda, diferencias } = certificate
  const hasDifferences = diferencias.length > 0
  const lines: [name: string, amount: string, note?: string | null][] = [
    ['Bruto del período', certificate.bruto],
    ['Ajuste (sobre el bruto)', certificate.ajuste, certificate.factor && factorText(certificate.factor)],
    ...(hasDifferences
      ? [['Diferencias de ajuste de certificados anteriores', certificate.diferenciaAjuste] as [string, string]]
      : []),
    ['Anticipo que se amortiza (sobre el bruto)', negated(certificate.anticipoAmortizado)],
    [
      `Fondo de reparo (sobre bruto${hasDifferences ? ', ajuste y diferencias' : ' y ajuste'})`,
      negated(certificate.fondoReparo),
    ],
    ['Otras retenciones', negated(certificate.otrasRetenciones)],
  ]
  return (
    <section className="certificate-amounts" aria-label="Importes del certificado">
      <dl>
        {lines.map(([name, amount, note]) => (
          <div key={name}>
            <dt>
              {name}
              {note && <small>{note}</small>}
            </dt>
            <dd>{moneyText(amount, moneda)}</dd>
          </div>
        ))}
        <div className="certificate-net">
          <dt>{Number(certificate.neto) < 0 ? 'Neto a favor' : 'Neto a pagar'}</dt>
          <dd>{moneyText(certificate.neto, moneda)}</dd>
        </div>
      </dl>
      <p>Son {certificate.enLetras.charAt(0).toLowerCase() + certificate.enLetras.slice(1)}.</p>
    </section>
  )
}
