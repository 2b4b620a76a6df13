import type { Db } from '../../db/schema.ts'

/** The payments of some days that are not annulled or rejected, in the order of entry: a row for each of their means and imputaciones. */
export function selectPaid(db: Db, proyectoId: number, days: string[]) {
  return days.length === 0
    ? []
    : db
        .selectFrom('pagos as p')
        .innerJoin('pagoMedios as m', 'm.pagoId', 'p.id')
        .leftJoin('pagoImputaciones as i', 'i.pagoId', 'p.id')
        .select(['p.id', 'p.version', 'p.fecha', 'p.proveedorId', 'p.moneda', 'p.importe'])
        .select(['m.medio', 'm.numero', 'i.comprobanteId', 'i.importe as aplicado'])
        .where('p.proyectoId', '=', proyectoId)
        .where('p.fecha', 'in', days)
        .where('p.estado', 'not in', ['anulado', 'rechazado'])
        .orderBy('p.seq')
        .orderBy('i.orden')
        .execute()
}
