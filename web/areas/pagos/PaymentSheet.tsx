import type { ReactNode } from 'react'
import type { Schema } from '../../api/types.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { decimalText, trimDecimal } from '../../lib/number-text.ts'
import { PrintedParties, PrintedTerms } from '../../records/PrintedTables.tsx'
import { meansName, withholdingName } from './PagoFigures.tsx'
import { partId, partName } from './part-names.ts'
import type { Pago } from './queries.ts'
import { impuestos } from './words.ts'

type Parties = {
  company: Pick<Schema<'Company'>, 'nombre' | 'cuit' | 'ubicacion'>
  supplier: Pick<Schema<'Proveedor'>, 'razonSocial' | 'cuit' | 'direccion'>
  work: { nombre: string; direccion?: string | null }
}

type SheetProps = Parties & {
  title: string
  date: string
  isAnnulled: boolean
  roles: [company: string, supplier: string]
  signatures: string[]
  children: ReactNode
}

/** One A4 page: parties, `children` and signatures. */
function Sheet({ title, date, company, supplier, work, isAnnulled, roles, signatures, children }: SheetProps) {
  return (
    <article className="payment-sheet" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p>Fecha: {dateText(date)}</p>
      </header>
      <p>Obra: {[work.nombre, work.direccion].filter(Boolean).join(' · ')}</p>
      <PrintedParties
        parties={[
          [roles[0], { name: company.nombre, cuit: company.cuit, address: company.ubicacion }],
          [roles[1], { name: supplier.razonSocial, cuit: supplier.cuit, address: supplier.direccion }],
        ]}
      />
      {children}
      {!isAnnulled && (
        <div className="payment-sheet-signatures" aria-hidden="true">
          {signatures.map((each) => (
            <span key={each}>{each}</span>
          ))}
        </div>
      )}
      {isAnnulled && <p className="payment-sheet-mark">ANULADO</p>}
    </article>
  )
}

type Row = { key: string; name: string; amount: string }

/** A table of names and amounts with their total; nothing without rows. */
function Amounts({ title, rows, total }: { title: string; rows: Row[]; total?: string }) {
  if (rows.length === 0) return null
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col" className="payment-sheet-number">
            Importe
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, amount }) => (
          <tr key={key}>
            <td>{name}</td>
            <td className="payment-sheet-number">{amount}</td>
          </tr>
        ))}
        {total && (
          <tr>
            <th scope="row">Total</th>
            <td className="payment-sheet-number">
              <strong>{total}</strong>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

/** The order of a payment: what it pays, what it withholds and by which means. */
export function PaymentOrder({ pago, ...parties }: Parties & { pago: Pago }) {
  const { moneda, imputaciones, aCuenta } = pago
  const money = (amount: string) => moneyText(amount, moneda)
  const paid = imputaciones.map((part, row) => ({
    key: `${partId(part)}${row}`,
    name: `${partName(part)}${part.esCredito ? ' (nota de crédito)' : ''}`,
    amount: money(part.esCredito ? `-${part.importe}` : part.importe),
  }))
  const onAccount = Number(aCuenta) > 0 ? [{ key: 'aCuenta', name: 'A cuenta', amount: money(aCuenta) }] : []
  const withheld = pago.retenciones.map((each) => ({
    key: each.id,
    name: `${withholdingName(each, moneda)} · certificado ${each.numeroCertificado}`,
    amount: money(each.importe),
  }))
  const means = pago.medios.map((each) => ({
    key: each.id,
    name: `${meansName(each)}${each.fechaDebito ? ` · se debita el ${dateText(each.fechaDebito)}` : ''}${each.estado === 'rechazado' ? ' · rechazado, no se cuenta' : ''}`,
    amount: money(each.importe),
  }))
  return (
    <Sheet
      title={`Orden de pago N.º ${pago.numero}`}
      date={pago.fecha}
      isAnnulled={pago.estado === 'anulado'}
      roles={['Paga', 'Cobra']}
      signatures={['Preparó', 'Autorizó', 'Recibí conforme']}
      {...parties}
    >
      <Amounts title="Se paga" rows={[...paid, ...onAccount]} />
      <Amounts title="Retenciones" rows={withheld} total={money(pago.retenido)} />
      <Amounts title="Medios de pago" rows={means} total={money(pago.importe)} />
      <p>Son: {pago.enLetras}.</p>
      {pago.cotizacion && (
        <p>
          Cotización {pago.cotizacion.tipo} del {dateText(pago.cotizacion.fecha)}: {decimalText(pago.cotizacion.valor)}.
        </p>
      )}
      {pago.nota && <p>{pago.nota}</p>}
    </Sheet>
  )
}

type CertificateProps = Parties & { pago: Pago; retencion: Pago['retenciones'][number] }

/** The certificate that the supplier gets for what was withheld. */
export function WithholdingCertificate({ pago, retencion, ...parties }: CertificateProps) {
  const { impuesto, jurisdiccion, regimen, base, alicuota, importe, numeroCertificado } = retencion
  const documents = pago.imputaciones.map(partName)
  const rows: [name: string, value: string][] = [
    ['Impuesto', [impuestos[impuesto], jurisdiccion].filter(Boolean).join(' · ')],
    ['Régimen', regimen || '—'],
    ['Comprobantes', documents.join(', ') || 'Pago a cuenta'],
    ['Orden de pago', `N.º ${pago.numero} del ${dateText(pago.fecha)}`],
    ['Base', moneyText(base, pago.moneda)],
    ['Alícuota', `${decimalText(trimDecimal(alicuota))} %`],
    ['Importe retenido', moneyText(importe, pago.moneda)],
  ]
  return (
    <Sheet
      title={`Certificado de retención N.º ${numeroCertificado}`}
      date={pago.fecha}
      isAnnulled={pago.estado === 'anulado'}
      roles={['Agente de retención', 'Sujeto retenido']}
      signatures={['Firma del agente de retención', 'Aclaración y cargo']}
      {...parties}
    >
      <PrintedTerms terms={rows} />
    </Sheet>
  )
}
