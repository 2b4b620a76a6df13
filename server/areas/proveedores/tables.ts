import type { EntryColumns } from '../../records/tables.ts'

export type ProveedoresTables = {
  proveedores: EntryColumns & {
    razonSocial: string
    nombreFantasia: string
    cuit: string
    condicionIva: string
    contacto: string
    telefono: string
    mail: string
    direccion: string
    cbu: string
    alias: string
    condicionPagoDias: number
  }
  proveedorRubros: { proveedorId: string; rubroId: string; orden: number }
}
