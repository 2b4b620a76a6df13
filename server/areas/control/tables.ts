import type { Generated } from 'kysely'

export type ControlTables = {
  /** What each document adds to a column of the control, in cents of the project's currency; kept with the document. */
  controlLineas: {
    seq: Generated<number>
    proyectoId: number
    columna: string
    /** The day whose rate and index its amount is valued by. */
    fecha: string
    rubroId: string
    /** The sort key of the code of its budget item; empty where it is of none. */
    item: string
    /** Empty for the budget's own lines. */
    proveedorId: string
    entidad: string
    documentoId: string
    importe: number
  }
  /** The projects whose lines are there; those of the others are made when they are first asked for. */
  controlProyectos: { proyectoId: number }
  /** What the lines of a column and day come to in a valuation, with the factor of the day; `''` is the amounts as they stand. */
  controlDias: {
    proyectoId: number
    fecha: string
    columna: string
    valuacion: string
    p: number
    q: number
    cantidad: number
    importe: number
  }
  /** What the lines of a rubro come to, by item and by supplier (`clave`); a row without lines has a `cantidad` of 0. */
  controlSumas: {
    proyectoId: number
    valuacion: string
    agrupa: string
    rubroId: string
    clave: string
    cantidad: number
    original: number
    modificaciones: number
    comprometido: number
    ejecutado: number
    pagado: number
  }
  /** The valuations of which a project keeps sums, in the order in which they were made. */
  controlValuaciones: { seq: Generated<number>; proyectoId: number; valuacion: string }
  /** What somebody expects a rubro still to cost; `importe` is null once it was taken back. */
  controlProyecciones: {
    proyectoId: number
    rubroId: string
    importe: number | null
    nota: string
    fecha: string
    version: number
  }
}
