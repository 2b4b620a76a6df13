import { sql } from 'kysely'
import type { AnyDb } from '../columns.ts'

/** Untaxed and exempt amounts, perceptions and the CAE of comprobantes; `sinImpuestos` is what certificates and contracts count. */
export async function up(db: AnyDb): Promise<void> {
  for (const column of ['noGravado', 'exento', 'sinImpuestos', 'impuestosInternos'])
    await db.schema
      .alterTable('comprobantes')
      .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
      .execute()
  await db.schema
    .alterTable('comprobantes')
    .addColumn('percepciones', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute()
  for (const column of ['cae', 'caeVence'])
    await db.schema.alterTable('comprobantes').addColumn(column, 'text').execute()
  await sql`update "comprobantes" set "sinImpuestos" = "neto"`.execute(db)
  await db.schema.dropIndex('comprobantes_sin_certificado').execute()
  await db.schema
    .createIndex('comprobantes_sin_certificado')
    .on('comprobantes')
    .columns(['proyectoId', 'sinImpuestos'])
    .where(sql<boolean>`"certificadoId" is null`)
    .execute()
  await sql`analyze "comprobantes"`.execute(db)
}
