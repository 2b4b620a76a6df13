import type { Db } from '../../db/schema.ts'

/** The receipts of some days that are not annulled, in the order of entry. */
export function selectReceived(db: Db, proyectoId: number, days: string[]) {
  return days.length === 0
    ? []
    : db
        .selectFrom('cobros')
        .select(['id', 'version', 'fecha', 'de', 'concepto', 'moneda', 'importe'])
        .where('proyectoId', '=', proyectoId)
        .where('fecha', 'in', days)
        .where('estado', '<>', 'anulado')
        .orderBy('seq')
        .execute()
}

/** The instalments of plans in force, with how many their plan has. */
export function selectNamedInstalments(db: Db, proyectoId: number) {
  return db
    .selectFrom('cuotas')
    .innerJoin('cobrosPrevistos as p', 'p.id', 'cuotas.previstoId')
    .select((eb) => [
      'cuotas.id',
      'p.de',
      'cuotas.numero',
      eb
        .selectFrom('cuotas as todas')
        .select((inner) => inner.fn.countAll<string>().as('cantidad'))
        .whereRef('todas.previstoId', '=', 'cuotas.previstoId')
        .as('cuotas'),
    ])
    .where('cuotas.proyectoId', '=', proyectoId)
    .where('p.estado', '=', 'vigente')
    .execute()
}
