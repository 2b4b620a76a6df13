import { sql } from 'kysely'
import { binaryText, notNull, serialKey, type AnyDb } from '../columns.ts'

const columns = ['original', 'modificaciones', 'comprometido', 'ejecutado', 'pagado']

/** Stored sums of the control lines: by item, by supplier and by day, in each valuation in use. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('controlDias')
    .addColumn('proyectoId', 'integer', (c) => c.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('fecha', binaryText(db), notNull)
    .addColumn('columna', 'text', notNull)
    .addColumn('valuacion', 'text', notNull)
    .addColumn('p', 'bigint', notNull)
    .addColumn('q', 'bigint', notNull)
    .addColumn('cantidad', 'integer', notNull)
    .addColumn('importe', 'bigint', notNull)
    .addPrimaryKeyConstraint('controlDias_key', ['proyectoId', 'fecha', 'columna', 'valuacion'])
    .execute()
  let sums = db.schema
    .createTable('controlSumas')
    .addColumn('proyectoId', 'integer', (c) => c.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('valuacion', 'text', notNull)
    .addColumn('agrupa', 'text', notNull)
    .addColumn('rubroId', 'text', notNull)
    .addColumn('clave', binaryText(db), notNull)
    .addColumn('cantidad', 'integer', notNull)
  for (const column of columns) sums = sums.addColumn(column, 'bigint', notNull)
  await sums
    .addPrimaryKeyConstraint('controlSumas_key', ['proyectoId', 'valuacion', 'agrupa', 'rubroId', 'clave'])
    .execute()
  await serialKey(db, db.schema.createTable('controlValuaciones'), 'seq')
    .addColumn('proyectoId', 'integer', (c) => c.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('valuacion', 'text', notNull)
    .addUniqueConstraint('controlValuaciones_key', ['proyectoId', 'valuacion'])
    .execute()
  await sql`insert into "controlDias" select "proyectoId", "fecha", "columna", '', 1, 1, count(*), sum("importe")
    from "controlLineas" group by "proyectoId", "fecha", "columna"`.execute(db)
  const sumOf = sql.join(
    columns.map((column) => sql`sum(case when "columna" = ${sql.lit(column)} then "importe" else 0 end)`),
  )
  for (const [group, key] of Object.entries({ item: 'item', proveedor: 'proveedorId' }))
    await sql`insert into "controlSumas" select "proyectoId", '', ${sql.lit(group)}, "rubroId", ${sql.ref(key)}, count(*), ${sumOf}
      from "controlLineas" group by "proyectoId", "rubroId", ${sql.ref(key)}`.execute(db)
}
