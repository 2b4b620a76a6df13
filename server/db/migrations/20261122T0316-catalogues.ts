import type { ColumnDataType, CreateTableBuilder } from 'kysely'
import { binaryText, notNull, serialKey, type AnyDb } from '../columns.ts'

type Columns = Record<string, ColumnDataType | `${ColumnDataType}?`>
type Table = CreateTableBuilder<string, never>

/** Creates a table with the columns of every catalogue and those of `columns` (a type ending in `?` is nullable). */
async function createCatalogue(db: AnyDb, name: string, columns: Columns, more = (table: Table): Table => table) {
  let table = serialKey(db, db.schema.createTable(name), 'seq')
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('desarrolladoraId', 'integer', (c) => c.notNull().references('developers.id').onDelete('cascade'))
    .addColumn('activo', 'integer', notNull)
    .addColumn('version', 'integer', notNull)
    .addColumn('clave', 'text', notNull)
    .addColumn('sortKey', binaryText(db), notNull)
    .addColumn('searchText', 'text', notNull)
  for (const [column, type] of Object.entries(columns)) {
    const isOptional = type.endsWith('?')
    const own = type.replace('?', '') as ColumnDataType
    table = table.addColumn(column as never, own, (c) => (isOptional ? c : c.notNull())) as never
  }
  const keyed = table.addUniqueConstraint(`${name}_clave`, ['desarrolladoraId', 'clave'] as never)
  await more(keyed as never).execute()
  // A search scans the text of all entries of the company: it is in the index, so that no rows are read.
  const order = ['desarrolladoraId', 'sortKey', 'seq', 'activo', 'searchText']
  await db.schema.createIndex(`${name}_order`).on(name).columns(order).execute()
}

async function index(db: AnyDb, table: string, columns: string[]): Promise<void> {
  const name = [table, ...columns.map((column) => column.split(' ')[0])].join('_')
  await db.schema.createIndex(name).on(table).columns(columns).execute()
}

async function createLink(
  db: AnyDb,
  name: string,
  [own, table]: [string, string],
  [other, otherTable]: [string, string],
) {
  await db.schema
    .createTable(name)
    .addColumn(own, 'text', (c) => c.notNull().references(`${table}.id`).onDelete('cascade'))
    .addColumn(other, 'text', (c) => c.notNull().references(`${otherTable}.id`))
    .addColumn('orden', 'integer', notNull)
    .addPrimaryKeyConstraint(`${name}_key`, [own, other])
    .execute()
  await index(db, name, [other])
}

const id = 'text'

async function createRubrosAndUnits(db: AnyDb): Promise<void> {
  const rubros = { codigo: 'text', nombre: 'text', padreId: 'text?', orden: 'integer' } as const
  await createCatalogue(db, 'rubros', rubros, (table) =>
    table.addForeignKeyConstraint('rubros_padre', ['padreId'] as never, 'rubros', ['id']),
  )
  await index(db, 'rubros', ['padreId'])
  await createCatalogue(db, 'unidades', { codigo: 'text', nombre: 'text', tipo: 'text', decimales: 'integer' })
}

async function createSuppliersAndMaterials(db: AnyDb): Promise<void> {
  const texts = ['razonSocial', 'nombreFantasia', 'cuit', 'condicionIva', 'contacto', 'telefono', 'mail', 'direccion']
  const supplier = Object.fromEntries([...texts, 'cbu', 'alias'].map((name) => [name, 'text' as const]))
  await createCatalogue(db, 'proveedores', { ...supplier, condicionPagoDias: 'integer' })
  await index(db, 'proveedores', ['desarrolladoraId', 'cuit', 'seq', 'activo', 'searchText'])
  await createLink(db, 'proveedorRubros', ['proveedorId', 'proveedores'], ['rubroId', 'rubros'])
  const material = { codigo: 'text', nombre: 'text', descripcion: 'text', unidadId: id, rubroId: id } as const
  await createCatalogue(db, 'materiales', { ...material, presentaciones: 'text', stockMinimo: 'bigint' }, (table) =>
    table
      .addForeignKeyConstraint('materiales_unidad', ['unidadId'] as never, 'unidades', ['id'])
      .addForeignKeyConstraint('materiales_rubro', ['rubroId'] as never, 'rubros', ['id']),
  )
  await index(db, 'materiales', ['unidadId'])
  await index(db, 'materiales', ['rubroId'])
  await createLink(db, 'materialProveedores', ['materialId', 'materiales'], ['proveedorId', 'proveedores'])
  await db.schema
    .alterTable('materialProveedores')
    .addColumn('codigoProveedor', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  const price = { materialId: id, proveedorId: 'text?', fecha: 'text', precio: 'bigint', moneda: 'text' } as const
  await createCatalogue(db, 'precios', price, (table) =>
    table
      .addForeignKeyConstraint('precios_material', ['materialId'] as never, 'materiales', ['id'], (c) =>
        c.onDelete('cascade'),
      )
      .addForeignKeyConstraint('precios_proveedor', ['proveedorId'] as never, 'proveedores', ['id']),
  )
  await index(db, 'precios', ['materialId', 'sortKey desc', 'seq desc'])
  await index(db, 'precios', ['proveedorId'])
}

async function createSeries(db: AnyDb): Promise<void> {
  const rate = {
    moneda: 'text',
    tipo: 'text',
    fecha: 'text',
    compra: 'bigint',
    venta: 'bigint',
    fuente: 'text',
  } as const
  await createCatalogue(db, 'cotizaciones', rate)
  await db.schema
    .createIndex('cotizaciones_serie')
    .on('cotizaciones')
    .columns(['desarrolladoraId', 'moneda', 'tipo', 'sortKey'])
    .execute()
  await createCatalogue(db, 'indices', { codigo: 'text', nombre: 'text', frecuencia: 'text', fuente: 'text' })
  const value = { indiceId: id, periodo: 'text', valor: 'bigint', provisorio: 'integer' } as const
  await createCatalogue(db, 'indiceValores', value, (table) =>
    table.addForeignKeyConstraint('indiceValores_indice', ['indiceId'] as never, 'indices', ['id'], (c) =>
      c.onDelete('cascade'),
    ),
  )
  await index(db, 'indiceValores', ['indiceId', 'sortKey'])
}

export async function up(db: AnyDb): Promise<void> {
  await createRubrosAndUnits(db)
  await createSuppliersAndMaterials(db)
  await createCatalogue(
    db,
    'depositos',
    { nombre: 'text', tipo: 'text', proyectoId: 'integer?', proveedorId: 'text?' },
    (table) =>
      table
        .addForeignKeyConstraint('depositos_proyecto', ['proyectoId'] as never, 'projects', ['id'])
        .addForeignKeyConstraint('depositos_proveedor', ['proveedorId'] as never, 'proveedores', ['id']),
  )
  await index(db, 'depositos', ['proveedorId'])
  const document = { nombre: 'text', vence: 'integer', diasAviso: 'integer', obligatorio: 'integer' } as const
  await createCatalogue(db, 'tiposDocumento', document)
  await createCatalogue(db, 'tiposEvento', { nombre: 'text', color: 'text' })
  await createCatalogue(db, 'feriados', { fecha: 'text', motivo: 'text', alcance: 'text' })
  await createSeries(db)
}
