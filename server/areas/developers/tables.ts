import type { Generated } from 'kysely'

export type DevelopersTables = {
  developers: {
    id: Generated<number>
    nombre: string
    cuit: string
    telefono: string
    mail: string
    ubicacion: string
    sortKey: string
    createdAt: string
  }
  memberships: {
    userId: string
    developerId: number
    /** The digits of the company's CUIT: nobody belongs to two companies with the same one. */
    cuitDigits: string
    rol: 'administrador' | 'miembro' | 'lector'
  }
  projects: {
    id: Generated<number>
    developerId: number
    nombre: string
    descripcion: string
    sortKey: string
  }
}
