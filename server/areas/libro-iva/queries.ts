import type { Db } from '../../db/schema.ts'

/** The registered documents of a project from one day to another, by date and order of entry. */
export function selectBook(db: Db, proyectoId: number, from: string, to: string) {
  return db
    .selectFrom('comprobantes')
    .innerJoin('proveedores', 'proveedores.id', 'comprobantes.proveedorId')
    .select(['comprobantes.id', 'fecha', 'tipo', 'letra', 'puntoVenta', 'comprobantes.numero', 'proveedorId'])
    .select(['razonSocial', 'cuit', 'comprobantes.condicionIva', 'moneda', 'cotizacion', 'cae'])
    .select(['neto', 'noGravado', 'exento', 'iva', 'impuestosInternos', 'percepciones', 'otrosTributos'])
    .select(['netoBase', 'ivaBase', 'otrosBase', 'totalBase'])
    .where('comprobantes.proyectoId', '=', proyectoId)
    .where('comprobantes.fecha', '>=', from)
    .where('comprobantes.fecha', '<=', to)
    .where('comprobantes.estado', '=', 'registrado')
    .orderBy('comprobantes.fecha')
    .orderBy('comprobantes.seq')
    .execute()
}
export type BookRow = Awaited<ReturnType<typeof selectBook>>[number]
