import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { decimalText, trimDecimal } from '../../lib/number-text.ts'
import { activeCompanyId } from '../../lib/session.ts'
import { PrintedParties } from '../../records/PrintedTables.tsx'
import { useProject } from '../../records/use-base-currency.ts'
import './PrintedAgreement.css'

type PrintedAgreementProps = {
  proyectoId: number
  proveedorId: string
  title: string
  /** Printed over the sheet: it is not in force. */
  mark?: string | undefined
  children: ReactNode
}

/** A contract or an addendum on paper: parties, `children` and signatures. The only part of its page that is printed. */
export function PrintedAgreement({ proyectoId, proveedorId, title, mark, children }: PrintedAgreementProps) {
  const desarrolladoraId = activeCompanyId() ?? 0
  const { data: company } = useQuery(q('getCompany', { desarrolladoraId }))
  const { data: supplier } = useQuery(q('getProveedor', { desarrolladoraId, id: proveedorId }))
  const project = useProject(proyectoId)
  if (!company || !supplier || !project) return null
  return (
    <section className="agreement-printed" aria-label={`${title}, para imprimir`}>
      <h1>{title}</h1>
      <p>Obra: {[project.nombre, project.direccion].filter(Boolean).join(' · ')}</p>
      <PrintedParties
        parties={[
          ['Comitente', { name: company.nombre, cuit: company.cuit, address: company.ubicacion }],
          ['Contratista', { name: supplier.razonSocial, cuit: supplier.cuit, address: supplier.direccion }],
        ]}
      />
      {children}
      <div className="agreement-signatures">
        <span>{company.nombre}</span>
        <span>{supplier.razonSocial}</span>
      </div>
      {mark && (
        <div className="agreement-mark" aria-hidden="true">
          {mark}
        </div>
      )}
    </section>
  )
}

const plain = (value = '0') => decimalText(trimDecimal(value))

type PrintedItemsProps = { items: readonly Schema<'AdendaItem'>[]; quantity: string; children?: ReactNode }

/** The items of a contract or an addendum. `quantity` is the title of its column, `children` are further rows. */
export function PrintedItems({ items, quantity, children }: PrintedItemsProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Ítem</th>
          <th scope="col">Un.</th>
          {[quantity, 'Precio', 'Importe'].map((title) => (
            <th key={title} scope="col" className="agreement-number">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ itemId, codigo, descripcion, unidad, cantidad, precioUnitario, importe = '0' }) => (
          <tr key={itemId}>
            <td>
              {codigo} {descripcion}
            </td>
            <td>{unidad}</td>
            <td className="agreement-number">{plain(cantidad)}</td>
            <td className="agreement-number">{plain(precioUnitario)}</td>
            <td className="agreement-number">{decimalText(importe)}</td>
          </tr>
        ))}
        {children}
      </tbody>
    </table>
  )
}
