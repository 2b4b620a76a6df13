import { decimalText, trimDecimal } from '../../lib/number-text.ts'
import { monthText } from './CertificatesTable.tsx'
import type { Certificado } from './queries.ts'

type Line = Certificado['lineas'][number]
/** Quantities and shares with the decimals that they have; money with its cents. */
const plain = (value = '0') => decimalText(trimDecimal(value))
const money = (value = '0') => decimalText(value)
const columns: [title: string, value: (line: Line) => string][] = [
  ['Cantidad', ({ cantidad }) => plain(cantidad)],
  ['Precio', ({ precioUnitario }) => money(precioUnitario)],
  ['Anterior', ({ cantidadAnterior }) => plain(cantidadAnterior)],
  ['% período', ({ porcentajePeriodo }) => plain(porcentajePeriodo)],
  ['Período', ({ cantidadPeriodo }) => plain(cantidadPeriodo)],
  ['Importe', ({ importe }) => money(importe)],
  ['% acumulado', ({ porcentajeAcumulado }) => plain(porcentajeAcumulado)],
  ['Acumulado', ({ importeAcumulado }) => money(importeAcumulado)],
  ['Saldo', ({ saldo }) => plain(saldo)],
]

/** The lines of the foja as they are printed: all of them, under a head that each page repeats. */
export function PrintedSheet({ certificate }: { certificate: Certificado }) {
  const { numero, periodo, contrato, proveedor, lineas } = certificate
  return (
    <table className="certificate-printed" aria-label="Foja del certificado">
      <thead>
        <tr>
          <th colSpan={columns.length + 2} scope="colgroup">
            Certificado {numero && `N.º ${numero} `}de {monthText(periodo)} · {contrato} · {proveedor}
          </th>
        </tr>
        <tr>
          <th scope="col">Ítem</th>
          <th scope="col">Un.</th>
          {columns.map(([title]) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lineas.map((line) => (
          <tr key={line.itemId}>
            <th scope="row">
              {line.codigo} {line.descripcion}
            </th>
            <td>{line.unidad}</td>
            {columns.map(([title, value]) => (
              <td key={title}>{value(line)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
