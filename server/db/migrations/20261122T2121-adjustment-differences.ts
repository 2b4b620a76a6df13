import { notNull, type AnyDb } from '../columns.ts'
import { createIndex } from '../record-table.ts'

/** The difference in a confirmed certificate's adjustment after its index is reissued: a line of the next certificate. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .alterTable('certificados')
    .addColumn('diferenciaAjuste', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('certificadoDiferencias')
    .addColumn('certificadoId', 'text', (c) => c.notNull().references('certificados.id').onDelete('cascade'))
    .addColumn('deCertificadoId', 'text', (c) => c.notNull().references('certificados.id').onDelete('cascade'))
    .addColumn('ajusteCertificado', 'bigint', notNull)
    .addColumn('ajusteNuevo', 'bigint', notNull)
    .addColumn('importe', 'bigint', notNull)
    .addPrimaryKeyConstraint('certificadoDiferencias_whole', ['certificadoId', 'deCertificadoId'])
    .execute()
  await createIndex(db, 'certificadoDiferencias', ['deCertificadoId', 'certificadoId', 'importe'])
}
