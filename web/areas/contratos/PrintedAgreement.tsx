import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { q } from '../../api/operations.ts'
import { activeCompanyId } from '../../lib/session.ts'
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
      <table>
        <tbody>
          <Party part="Comitente" name={company.nombre} cuit={company.cuit} address={company.ubicacion} />
          <Party part="Contratista" name={supplier.razonSocial} cuit={supplier.cuit} address={supplier.direccion} />
        </tbody>
      </table>
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

function Party({ part, name, cuit, address }: { part: string; name: string; cuit: string; address: string }) {
  return (
    <tr>
      <th scope="row">{part}</th>
      <td>{name}</td>
      <td>CUIT {cuit}</td>
      <td>{address}</td>
    </tr>
  )
}
