import { decimalText } from '../../lib/number-text.ts'
import { monthText } from './CertificatesTable.tsx'
import type { Certificado } from './queries.ts'

type Line = Certificado['lineas'][number]
const columns: [title: string, value: (line: Line) => string | undefined][] = [
  ['Cantidad', ({ cantidad }) => cantidad],
  ['Precio', ({ precioUnitario }) => precioUnitario],
  ['Anterior', ({ cantidadAnterior }) => cantidadAnterior],
  ['% período', ({ porcentajePeriodo }) => porcentajePeriodo],
  ['Período', ({ cantidadPeriodo }) => cantidadPeriodo],
  ['Importe', ({ importe }) => importe],
  ['% acumulado', ({ porcentajeAcumulado }) => porcentajeAcumulado],
  ['Acumulado', ({ importeAcumulado }) => importeAcumulado],
  ['Saldo', ({ saldo }) => saldo],
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
              <td key={title}>{decimalText(value(line) ?? '0')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
