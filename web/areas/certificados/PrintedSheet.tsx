import { dateText } from '../../lib/date-text.ts'
import { decimalText, trimDecimal } from '../../lib/number-text.ts'
import type { Certificado } from './queries.ts'
import './PrintedSheet.css'

type Line = Certificado['lineas'][number]
/** Quantities and percentages without trailing zeros; money with cents. */
const plain = (value = '0') => decimalText(trimDecimal(value))
const money = (value = '0') => decimalText(value)
type Column = [title: string, value: (line: Line) => string]
const groups: [title: string, columns: Column[]][] = [
  [
    'Contrato',
    [
      ['Cantidad', ({ cantidad }) => plain(cantidad)],
      ['Precio', ({ precioUnitario }) => money(precioUnitario)],
    ],
  ],
  ['Anterior', [['Cantidad', ({ cantidadAnterior }) => plain(cantidadAnterior)]]],
  [
    'Del período',
    [
      ['%', ({ porcentajePeriodo }) => plain(porcentajePeriodo)],
      ['Cantidad', ({ cantidadPeriodo }) => plain(cantidadPeriodo)],
      ['Importe', ({ importe }) => money(importe)],
    ],
  ],
  [
    'Acumulado',
    [
      ['%', ({ porcentajeAcumulado }) => plain(porcentajeAcumulado)],
      ['Importe', ({ importeAcumulado }) => money(importeAcumulado)],
    ],
  ],
  ['Saldo', [['Cantidad', ({ saldo }) => plain(saldo)]]],
]
const columns = groups.flatMap(([group, groupColumns]) =>
  groupColumns.map(([title, value]) => ({ name: `${group} ${title}`, title, value })),
)

/** All lines of the foja for print, in a table whose head repeats on each page. */
export function PrintedSheet({ certificate }: { certificate: Certificado }) {
  const { numero, periodo, contrato, proveedor, fechaEmision, lineas } = certificate
  return (
    <table className="certificate-printed" aria-label="Foja del certificado">
      <thead>
        <tr>
          <th colSpan={columns.length + 2} scope="colgroup" className="certificate-printed-text">
            Certificado {numero && `N.º ${numero} `}de {dateText(periodo)} · {contrato} · {proveedor}
            {fechaEmision && ` · emitido el ${dateText(fechaEmision)}`}
          </th>
        </tr>
        <tr>
          <th scope="col" rowSpan={2} className="certificate-printed-text">
            Ítem
          </th>
          <th scope="col" rowSpan={2}>
            Un.
          </th>
          {groups.map(([title, groupColumns]) => (
            <th key={title} scope="colgroup" colSpan={groupColumns.length} className="certificate-printed-group">
              {title}
            </th>
          ))}
        </tr>
        <tr>
          {columns.map(({ name, title }) => (
            <th key={name} scope="col">
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
            {columns.map(({ name, value }) => (
              <td key={name}>{value(line)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const marks: Partial<Record<Certificado['estado'], string>> = {
  borrador: 'BORRADOR',
  rechazado: 'RECHAZADO',
  anulado: 'ANULADO',
}

/** Watermark on each page if the state makes the foja invalid. */
export function PrintedMark({ certificate: { estado } }: { certificate: Certificado }) {
  return (
    marks[estado] && (
      <div className="certificate-mark" aria-hidden="true">
        {marks[estado]}
      </div>
    )
  )
}

/** Signature lines; none on rejected or annulled certificates. */
export function Signatures({ certificate: { estado, proveedor } }: { certificate: Certificado }) {
  if (estado === 'rechazado' || estado === 'anulado') return null
  return (
    <div className="certificate-signatures" aria-hidden="true">
      <span>{proveedor}</span>
      <span>Dirección de obra</span>
      <span>Comitente</span>
    </div>
  )
}
