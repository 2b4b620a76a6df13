import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { decimalText, trimDecimal } from '../../lib/number-text.ts'
import type { Certificado } from './queries.ts'

/** Negates a deduction; zero stays unsigned. */
const negated = (amount: string) => (Number(amount) === 0 ? amount : `-${amount}`)

/** How the factor comes about, a line for each index: '60 % CAC-MAT: 110,00 (02/2026) / 100,00 (01/2026)' */
function factorLines({ factor, mes, mesBase, indices }: NonNullable<Certificado['factor']>): string[] {
  const isOne = indices.length === 1
  const terms = indices.map(({ indice, peso, valor, valorBase }) => {
    const name = isOne ? indice : `${decimalText(trimDecimal(peso))} % ${indice}`
    return `${name}: ${decimalText(valor)} (${dateText(mes)}) / ${decimalText(valorBase)} (${dateText(mesBase)})`
  })
  return [`Factor ${decimalText(factor)}`, ...terms]
}

type AmountLine = { name: string; amount: string; notes?: string[] | undefined }

/** Amounts from gross to net, and the supplier's invoice; labels name the base of each calculation. */
export function CertificateAmounts({ certificate }: { certificate: Certificado }) {
  const { moneda, diferencias, factor, alicuotaIva } = certificate
  const hasDifferences = diferencias.length > 0
  const lines: AmountLine[] = [
    { name: 'Bruto del período', amount: certificate.bruto },
    {
      name: `Ajuste (sobre el bruto${certificate.anticipoCongela ? ' menos el anticipo' : ''})`,
      amount: certificate.ajuste,
      notes: factor ? factorLines(factor) : undefined,
    },
    ...(hasDifferences
      ? [{ name: 'Diferencias de ajuste de certificados anteriores', amount: certificate.diferenciaAjuste }]
      : []),
    { name: 'Anticipo que se amortiza (sobre el bruto)', amount: negated(certificate.anticipoAmortizado) },
    {
      name: `Fondo de reparo (sobre bruto${hasDifferences ? ', ajuste y diferencias' : ' y ajuste'})`,
      amount: negated(certificate.fondoReparo),
    },
    { name: 'Otras retenciones', amount: negated(certificate.otrasRetenciones) },
  ]
  const invoice: AmountLine[] = [
    { name: 'Se factura, sin IVA (bruto y ajuste menos anticipo)', amount: certificate.facturable },
    { name: `IVA ${decimalText(alicuotaIva)} %`, amount: certificate.iva },
    { name: 'Total a facturar', amount: certificate.totalAFacturar },
  ]
  return (
    <section className="certificate-amounts" aria-label="Importes del certificado">
      <dl>
        <AmountLines lines={lines} moneda={moneda} />
        <div className="certificate-net">
          <dt>{Number(certificate.neto) < 0 ? 'Neto a favor' : 'Neto a pagar, sin IVA'}</dt>
          <dd>{moneyText(certificate.neto, moneda)}</dd>
        </div>
      </dl>
      <p>Son {certificate.enLetras.charAt(0).toLowerCase() + certificate.enLetras.slice(1)}.</p>
      <dl className="certificate-invoice">
        <AmountLines lines={invoice} moneda={moneda} />
      </dl>
    </section>
  )
}

const AmountLines = ({ lines, moneda }: { lines: AmountLine[]; moneda: Certificado['moneda'] }) =>
  lines.map(({ name, amount, notes = [] }) => (
    <div key={name}>
      <dt>
        {name}
        {notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
      </dt>
      <dd>{moneyText(amount, moneda)}</dd>
    </div>
  ))
