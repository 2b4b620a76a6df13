import { sql, type SqlBool } from 'kysely'
import type { AnyDb } from '../columns.ts'
import { createIndex } from '../record-table.ts'

/** The registered documents of certificates that withhold something, in the currency of their certificate, in order of entry. */
function selectBills(db: AnyDb) {
  return db
    .selectFrom('comprobantes as d')
    .innerJoin('certificados as c', 'c.id', 'd.certificadoId')
    .select(['d.id', 'd.proyectoId', 'd.certificadoId', 'd.neto', 'd.saldo', 'd.saldoBase'])
    .select([
      sql<number>`c."fondoReparo" + c."otrasRetenciones"`.as('withheld'),
      sql<number>`c."bruto" + c."ajuste" + c."diferenciaAjuste" - c."anticipoAmortizado"`.as('facturable'),
    ])
    .where('d.estado', '=', 'registrado')
    .where('d.tipo', '<>', 'notaCredito')
    .whereRef('d.moneda', '=', 'c.moneda')
    .where(sql<SqlBool>`c."fondoReparo" + c."otrasRetenciones" > 0`)
    .orderBy('d.seq')
    .execute()
}

const controlTables = ['controlLineas', 'controlDias', 'controlSumas', 'controlValuaciones', 'controlProyectos']
const listTables = ['documentoDias', 'documentoListas']

/** What certificates withhold of the documents that bill them is not due. Sums that follow from it are made again when they are read. */
export async function up(db: AnyDb): Promise<void> {
  for (const column of ['retenido', 'retenidoBase'])
    await db.schema
      .alterTable('comprobantes')
      .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
      .execute()
  await db.schema.dropIndex('comprobantes_proyectoId_proveedorId_moneda').execute()
  const account = ['proyectoId', 'proveedorId', 'moneda', 'fecha', 'estado', 'tipo']
  await createIndex(db, 'comprobantes', [...account, 'total', 'totalBase', 'retenido', 'retenidoBase'])
  const shared = new Map<string, { neto: number; retenido: number }>()
  const changed = new Set<number>()
  for (const { id, proyectoId, certificadoId, withheld, facturable, neto, saldo, saldoBase } of await selectBills(db)) {
    const before = shared.get(certificadoId) ?? { neto: 0, retenido: 0 }
    const left = withheld - before.retenido
    const isLast = before.neto + neto >= facturable
    const share = isLast ? left : Math.min(left, Math.round((withheld * neto) / facturable))
    const retenido = Math.min(share, saldo)
    shared.set(certificadoId, { neto: before.neto + neto, retenido: before.retenido + retenido })
    if (retenido <= 0) continue
    changed.add(proyectoId)
    const retenidoBase = retenido === saldo ? saldoBase : Math.round((saldoBase * retenido) / saldo)
    const balance = { retenido, retenidoBase, saldo: saldo - retenido, saldoBase: saldoBase - retenidoBase }
    await db.updateTable('comprobantes').set(balance).where('id', '=', id).execute()
  }
  for (const proyectoId of changed)
    for (const table of [...controlTables, ...listTables])
      await db.deleteFrom(table).where('proyectoId', '=', proyectoId).execute()
}
