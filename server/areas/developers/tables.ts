import type { Generated } from 'kysely'
import type { components } from '../../../openapi/generated/schema.d.ts'

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
    /** Whether menu and search offer the sample screens; null: only in a sample store. */
    sampleScreens: number | null
    version: Generated<number>
  }
  memberships: {
    userId: string
    companyId: number
    /** The digits of the company's CUIT: unique among the companies of a user. */
    cuitDigits: string
    rol: 'administrador' | 'miembro' | 'lector'
    /** When the member last selected the company. */
    lastOpenedAt: string | null
    /** The start of the membership; null if older than this column. */
    desde: string | null
    /** The projects that the member sees, as `,1,5,`; null: all, as always for an administrador. */
    proyectos: string | null
    version: Generated<number>
  }
  projects: {
    id: Generated<number>
    companyId: number
    nombre: string
    descripcion: string
    sortKey: string
    codigo: string
    /** The code without case and accents; unique in the company. */
    codigoKey: string
    direccion: string
    tipo: components['schemas']['ProyectoTipo']
    estado: components['schemas']['ProyectoEstado']
    motivo: string | null
    monedaBase: components['schemas']['Moneda']
    fechaInicio: string | null
    fechaFinPlan: string | null
    fechaFinReal: string | null
    /** Ten thousandths of a square metre. */
    superficieCubierta: number | null
    superficieVendible: number | null
    unidades: number | null
    indiceId: string | null
    mesBase: string | null
    archivado: Generated<number>
    version: Generated<number>
    /** Folded search text: name, code and address. */
    searchText: string
  }
}
