import { notNull, type AnyDb } from '../columns.ts'
import { createIndex } from '../record-table.ts'

/** 100 % as it is stored: four decimals. */
const wholeWeight = 1_000_000

/** The formula of a contract: its index so far counts for all of the price. */
async function createFormulas(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('contratoIndices')
    .addColumn('contratoId', 'text', (c) => c.notNull().references('contratos.id').onDelete('cascade'))
    .addColumn('orden', 'integer', notNull)
    .addColumn('indiceId', 'text', (c) => c.notNull().references('indices.id'))
    .addColumn('peso', 'bigint', notNull)
    .addPrimaryKeyConstraint('contratoIndices_key', ['contratoId', 'orden'])
    .execute()
  await createIndex(db, 'contratoIndices', ['indiceId'])
  const adjusted = db
    .selectFrom('contratos')
    .select((eb) => ['id', eb.lit(0).as('orden'), 'indiceId', eb.lit(wholeWeight).as('peso')])
    .where('indiceId', 'is not', null)
  await db
    .insertInto('contratoIndices')
    .columns(['contratoId', 'orden', 'indiceId', 'peso'])
    .expression(adjusted)
    .execute()
}

/** Existing contracts with suppliers that state VAT in their documents are billed with the general rate. */
async function addRates(db: AnyDb): Promise<void> {
  await db.schema
    .alterTable('contratos')
    .addColumn('alicuotaIva', 'text', (c) => c.notNull().defaultTo('0'))
    .execute()
  const stating = db.selectFrom('proveedores').select('id').where('condicionIva', '=', 'RI')
  await db.updateTable('contratos').set({ alicuotaIva: '21' }).where('proveedorId', 'in', stating).execute()
}

/** The stored factor of a certificate lists its indices. */
async function listFactors(db: AnyDb): Promise<void> {
  const certificates = await db
    .selectFrom('certificados')
    .select(['id', 'factor'])
    .where('factor', 'is not', null)
    .execute()
  for (const { id, factor: stored } of certificates) {
    const { indice, valorBase, valor, mesBase, mes, factor } = JSON.parse(stored as string)
    const shown = { mesBase, mes, factor, indices: [{ indice, peso: '100.00', valorBase, valor }] }
    await db
      .updateTable('certificados')
      .set({ factor: JSON.stringify(shown) })
      .where('id', '=', id)
      .execute()
  }
}

/** How a contract is priced: formula of weighted indices, months of lag, frozen advance and VAT rate. */
export async function up(db: AnyDb): Promise<void> {
  const columns = ['indiceDesfase', 'anticipoCongela']
  for (const column of columns)
    await db.schema
      .alterTable('contratos')
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  await createFormulas(db)
  await addRates(db)
  await listFactors(db)
}
