import type { Generated } from 'kysely'

export type ControlTables = {
  /** The amount each document adds to a column of the control, in cents of the project's currency; written with the document. */
  controlLineas: {
    seq: Generated<number>
    proyectoId: number
    columna: string
    /** The day whose rate and index value are used for the valuation. */
    fecha: string
    rubroId: string
    /** The sort key of its budget item's code; empty without an item. */
    item: string
    /** Empty for budget lines. */
    proveedorId: string
    entidad: string
    documentoId: string
    importe: number
  }
  /** Projects whose lines exist; those of other projects are created on the first read. */
  controlProyectos: { proyectoId: number }
  /** The total of the lines of a column and day in a valuation, with the day's factor; `''` is the amounts as entered. */
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
  /** Totals of a rubro by item and by supplier (`clave`); without lines the row stays with a `cantidad` of 0. */
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
  /** The valuations with stored sums by project, in order of creation. */
  controlValuaciones: { seq: Generated<number>; proyectoId: number; valuacion: string }
  /** Manual projections of the remaining cost of a rubro; `importe` is null after removal. */
  controlProyecciones: {
    proyectoId: number
    rubroId: string
    importe: number | null
    nota: string
    fecha: string
    version: number
  }
}
