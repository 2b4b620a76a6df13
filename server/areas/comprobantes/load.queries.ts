import type { Db } from '../../db/schema.ts'

/** The documents of a project with some numbers that are not annulled. */
export function selectByNumbers(db: Db, proyectoId: number, numbers: number[]) {
  return numbers.length === 0
    ? []
    : db
        .selectFrom('comprobantes')
        .select(['id', 'version', 'proveedorId', 'tipo', 'letra', 'puntoVenta', 'numero'])
        .where('proyectoId', '=', proyectoId)
        .where('numero', 'in', numbers)
        .where('estado', '<>', 'anulado')
        .execute()
}

/** The registered documents of a project, with their suppliers, as far as cells name them. */
export function selectNamedDocuments(db: Db, proyectoId: number) {
  return db
    .selectFrom('comprobantes as c')
    .innerJoin('proveedores as s', 's.id', 'c.proveedorId')
    .select(['c.id', 'c.tipo', 'c.letra', 'c.puntoVenta', 'c.numero', 's.razonSocial', 's.cuit'])
    .where('c.proyectoId', '=', proyectoId)
    .where('c.estado', '=', 'registrado')
    .execute()
}
