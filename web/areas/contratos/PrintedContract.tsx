import type { ReactNode } from 'react'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { decimalText, trimDecimal } from '../../lib/number-text.ts'
import { PrintedTerms } from '../../records/PrintedTables.tsx'
import { PrintedAgreement, PrintedItems } from './PrintedAgreement.tsx'
import { pricingText } from './pricing-text.ts'
import type { Contrato } from './queries.ts'

const plain = (value: string) => decimalText(trimDecimal(value))
const marks: Partial<Record<Contrato['estado'], string>> = { borrador: 'BORRADOR', rescindido: 'RESCINDIDO' }

type PrintedContractProps = { proyectoId: number; contract: Contrato; addenda: ReactNode }

/** The contract to sign or to file: parties, object, terms, items and what its addenda changed. */
export function PrintedContract({ proyectoId, contract, addenda }: PrintedContractProps) {
  const { numero, objeto, moneda, estado, items } = contract
  // An addendum may have taken away all of an item.
  const inForce = items.filter(({ cantidad }) => Number(cantidad) > 0)
  const text = (amount: string) => moneyText(amount, moneda)
  const terms: [name: string, value: string][] = [
    ['Objeto', objeto],
    ['Fecha', dateText(contract.fecha)],
    ['Plazo', `${contract.plazoDias} días, hasta el ${dateText(contract.fechaFin)}`],
    ['Total', `${text(contract.total)} sin IVA`],
    ['Anticipo', `${plain(contract.anticipoPorcentaje)} % del total: ${text(contract.anticipo)}`],
    ['Fondo de reparo', `${plain(contract.fondoReparoPorcentaje)} % de lo certificado con su ajuste`],
    ['Ajuste', pricingText(contract)],
  ]
  return (
    <PrintedAgreement
      {...{ proyectoId }}
      proveedorId={contract.proveedorId}
      title={`Contrato ${numero ? `N.º ${numero}` : 'sin firmar'}`}
      mark={marks[estado]}
    >
      <PrintedTerms {...{ terms }} />
      <PrintedItems items={inForce} quantity="Cantidad">
        <tr>
          <th scope="row" colSpan={4}>
            Total sin IVA
          </th>
          <td className="agreement-number">
            <strong>{decimalText(contract.total)}</strong>
          </td>
        </tr>
      </PrintedItems>
      {addenda}
    </PrintedAgreement>
  )
}
