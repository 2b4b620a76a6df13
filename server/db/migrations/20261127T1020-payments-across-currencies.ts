import type { AnyDb } from '../columns.ts'
import { createFilledIndex } from '../record-table.ts'

const zero = (db: AnyDb, table: string, column: string) =>
  db.schema
    .alterTable(table)
    .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()

const scale = 1_000_000n

/** Cents in the project's currency, rounded half up: by pesos per unit of the other currency, or units of the project's. */
function inBase(
  cents: bigint,
  { moneda, cotizacion }: { moneda: string; cotizacion: string | null },
  monedaBase: string,
) {
  if (moneda === monedaBase || cotizacion === null) return cents
  const { valor } = JSON.parse(cotizacion) as { valor: string }
  const [whole = '0', fraction = ''] = valor.split('.')
  const rate = BigInt(whole + fraction.padEnd(6, '0'))
  const [numerator, denominator] = moneda === 'ARS' ? [cents * scale, rate] : [cents * rate, scale]
  return (2n * numerator + denominator) / (2n * denominator)
}

/** The imputaciones of payments to documents in another currency than the project's, with the rates of both. */
async function selectForeign(db: AnyDb) {
  const kinds = [
    { table: 'comprobantes', id: 'comprobanteId' },
    { table: 'certificados', id: 'certificadoId' },
  ]
  const found = kinds.map(({ table, id }) =>
    db
      .selectFrom('pagoImputaciones as a')
      .innerJoin('pagos as p', 'p.id', 'a.pagoId')
      .innerJoin('projects', 'projects.id', 'p.proyectoId')
      .innerJoin(`${table} as d`, 'd.id', `a.${id}`)
      .select(['p.id', 'a.importe', 'p.moneda', 'p.cotizacion', 'd.cotizacion as deDocumento', 'projects.monedaBase'])
      .$if(table === 'comprobantes', (query) => query.select('d.tipo'))
      .whereRef('d.moneda', '<>', 'projects.monedaBase')
      .execute(),
  )
  return (await Promise.all(found)).flat()
}

/** Payments of documents in another currency, and what exchange rates make of a difference. Sums by day are made again when they are read. */
export async function up(db: AnyDb): Promise<void> {
  for (const column of ['aplicadoEnOtraMoneda', 'diferenciaCambio']) await zero(db, 'pagos', column)
  await zero(db, 'documentoDias', 'diferenciaCambio')
  const parts = () => db.schema.alterTable('pagoImputaciones')
  await parts().addColumn('importeDocumento', 'bigint').execute()
  await parts().addColumn('monedaDocumento', 'text').execute()
  await parts().addColumn('cotizacion', 'text').execute()
  await createFilledIndex(db, 'pagoImputaciones', ['monedaDocumento', 'pagoId', 'importeDocumento'])
  const differences = new Map<string, number>()
  for (const { id, importe, moneda, cotizacion, deDocumento, monedaBase, tipo } of await selectForeign(db)) {
    const cents = BigInt(importe)
    const owed = inBase(cents, { moneda, cotizacion: deDocumento }, monedaBase)
    const difference = Number(inBase(cents, { moneda, cotizacion }, monedaBase) - owed)
    differences.set(id, (differences.get(id) ?? 0) + (tipo === 'notaCredito' ? -difference : difference))
  }
  for (const [id, diferenciaCambio] of differences)
    await db.updateTable('pagos').set({ diferenciaCambio }).where('id', '=', id).execute()
  for (const table of ['documentoDias', 'documentoListas'])
    await db.deleteFrom(table).where('tabla', '=', 'pagos').execute()
}
