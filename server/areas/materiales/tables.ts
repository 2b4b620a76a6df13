import type { EntryColumns } from '../../records/tables.ts'

export type MaterialesTables = {
  materiales: EntryColumns & {
    codigo: string
    nombre: string
    descripcion: string
    unidadId: string
    rubroId: string
    /** JSON list. */
    presentaciones: string
    stockMinimo: number
  }
  materialProveedores: { materialId: string; proveedorId: string; codigoProveedor: string; orden: number }
  precios: EntryColumns & {
    materialId: string
    proveedorId: string | null
    fecha: string
    precio: number
    moneda: string
  }
}
