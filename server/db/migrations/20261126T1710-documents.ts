import { sql } from 'kysely'
import { binaryText, notNull, serialKey, type AnyDb } from '../columns.ts'
import { createIndex } from '../record-table.ts'
import { createWordIndex } from '../word-search.ts'

/** Folders, documents, versions and texts of projects (docs/domain/project-documents.md). */
export async function up(db: AnyDb): Promise<void> {
  await createFolders(db)
  await createDocuments(db)
  await indexDocuments(db)
  await createVersions(db)
  await createLabels(db)
  await createTexts(db)
  await createLogs(db)
}

async function createFolders(db: AnyDb): Promise<void> {
  const text = binaryText(db)
  await db.schema
    .createTable('carpetas')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('proyectoId', 'integer', (c) => c.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('padreId', 'text', (c) => c.references('carpetas.id').onDelete('set null'))
    .addColumn('nombre', 'text', notNull)
    .addColumn('clave', text, notNull)
    .addColumn('sortKey', text, notNull)
    .addColumn('creadoPor', 'text', notNull)
    .addColumn('creadoEn', text, notNull)
    .addColumn('version', 'integer', notNull)
    .addColumn('borradoCon', 'text')
    .addColumn('borradoPor', 'text')
    .addColumn('borradoEn', text)
    .execute()
  await createUniqueName(db, 'carpetas', 'padreId')
  await createIndex(db, 'carpetas', ['padreId'])
  await createTrashIndexes(db, 'carpetas')
}

async function createDocuments(db: AnyDb): Promise<void> {
  const text = binaryText(db)
  await serialKey(db, db.schema.createTable('documentos'), 'seq')
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('proyectoId', 'integer', (c) => c.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('carpetaId', 'text', (c) => c.references('carpetas.id').onDelete('set null'))
    .addColumn('nombre', 'text', notNull)
    .addColumn('clave', text, notNull)
    .addColumn('sortKey', text, notNull)
    .addColumn('searchText', 'text', notNull)
    .addColumn('tipoId', 'text', (c) => c.references('tiposDocumento.id'))
    .addColumn('descripcion', 'text', notNull)
    .addColumn('vencimiento', text)
    .addColumn('disciplina', 'text')
    .addColumn('planoNumero', 'text')
    .addColumn('planoClave', text)
    .addColumn('revision', 'text')
    .addColumn('revisionOrden', 'integer')
    .addColumn('esVigente', 'integer', notNull)
    .addColumn('versionNumero', 'integer', notNull)
    .addColumn('hash', 'text', (c) => c.notNull().references('storedFiles.hash'))
    .addColumn('tamano', 'integer', notNull)
    .addColumn('mime', 'text', notNull)
    .addColumn('comentario', 'text', notNull)
    .addColumn('subidoPor', 'text', notNull)
    .addColumn('subidoPorId', 'text', notNull)
    .addColumn('subidoEn', text, notNull)
    .addColumn('creadoEn', text, notNull)
    .addColumn('version', 'integer', notNull)
    .addColumn('borradoCon', 'text')
    .addColumn('borradoPor', 'text')
    .addColumn('borradoEn', text)
    .execute()
}

async function indexDocuments(db: AnyDb): Promise<void> {
  await createUniqueName(db, 'documentos', 'carpetaId')
  await createIndex(db, 'documentos', ['proyectoId', 'carpetaId', 'sortKey'])
  // The first two columns are in every condition; with the others a search and the sums of folders read no rows.
  await createIndex(db, 'documentos', ['proyectoId', 'borradoCon', 'sortKey', 'searchText'])
  await createIndex(db, 'documentos', ['proyectoId', 'borradoCon', 'carpetaId', 'tamano'])
  await createIndex(db, 'documentos', ['proyectoId', 'borradoCon', 'subidoEn'])
  await createIndex(db, 'documentos', ['carpetaId'])
  await createIndex(db, 'documentos', ['tipoId'])
  await createIndex(db, 'documentos', ['hash', 'proyectoId'])
  await createTrashIndexes(db, 'documentos')
  await db.schema
    .createIndex('documentos_vencimiento')
    .on('documentos')
    .columns(['proyectoId', 'vencimiento'])
    .where(sql<boolean>`"vencimiento" is not null`)
    .execute()
  await db.schema
    .createIndex('documentos_planos')
    .on('documentos')
    .columns(['proyectoId', 'disciplina', 'planoClave', 'revisionOrden'])
    .where(sql<boolean>`"disciplina" is not null`)
    .execute()
  await db.schema
    .createIndex('documentos_vigente')
    .unique()
    .on('documentos')
    .columns(['proyectoId', 'disciplina', 'planoClave'])
    .where(sql<boolean>`"esVigente" = 1`)
    .execute()
}

/** Names are unique among the living of a folder, so that the trash frees them. The root has the id ''. */
async function createUniqueName(db: AnyDb, table: string, folder: string): Promise<void> {
  await db.schema
    .createIndex(`${table}_nombre`)
    .unique()
    .on(table)
    .expression(sql`"proyectoId", coalesce(${sql.ref(folder)}, ''), "clave"`)
    .where(sql<boolean>`"borradoCon" is null`)
    .execute()
}

async function createTrashIndexes(db: AnyDb, table: string): Promise<void> {
  for (const column of ['borradoCon', 'borradoEn'])
    await db.schema
      .createIndex(`${table}_${column}`)
      .on(table)
      .column(column)
      .where(sql<boolean>`${sql.ref(column)} is not null`)
      .execute()
}

async function createVersions(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('documentoVersiones')
    .addColumn('documentoId', 'text', (c) => c.notNull().references('documentos.id').onDelete('cascade'))
    .addColumn('numero', 'integer', notNull)
    .addColumn('companyId', 'integer', notNull)
    .addColumn('hash', 'text', (c) => c.notNull().references('storedFiles.hash'))
    .addColumn('bytes', 'integer', notNull)
    .addColumn('mime', 'text', notNull)
    .addColumn('comentario', 'text', notNull)
    .addColumn('createdBy', 'text', notNull)
    .addColumn('uploadedBy', 'text', notNull)
    .addColumn('createdAt', binaryText(db), notNull)
    .addPrimaryKeyConstraint('documentoVersiones_key', ['documentoId', 'numero'])
    .execute()
  await createIndex(db, 'documentoVersiones', ['hash', 'documentoId'])
  await createIndex(db, 'documentoVersiones', ['companyId', 'bytes'])
  await createIndex(db, 'documentoVersiones', ['uploadedBy', 'bytes'])
}

async function createLabels(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('documentoEtiquetas')
    .addColumn('documentoId', 'text', (c) => c.notNull().references('documentos.id').onDelete('cascade'))
    .addColumn('clave', binaryText(db), notNull)
    .addColumn('etiqueta', 'text', notNull)
    .addColumn('posicion', 'integer', notNull)
    .addPrimaryKeyConstraint('documentoEtiquetas_key', ['documentoId', 'clave'])
    .execute()
  await createIndex(db, 'documentoEtiquetas', ['clave', 'documentoId'])
  await db.schema
    .createTable('documentoVinculos')
    .addColumn('documentoId', 'text', (c) => c.notNull().references('documentos.id').onDelete('cascade'))
    .addColumn('entidad', 'text', notNull)
    .addColumn('entidadId', 'text', notNull)
    .addColumn('posicion', 'integer', notNull)
    .addPrimaryKeyConstraint('documentoVinculos_key', ['documentoId', 'entidad', 'entidadId'])
    .execute()
  await createIndex(db, 'documentoVinculos', ['entidadId', 'documentoId'])
}

async function createTexts(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('contenidoTextos')
    .addColumn('hash', 'text', (c) => c.primaryKey().references('storedFiles.hash').onDelete('cascade'))
    .addColumn('mime', 'text', notNull)
    .addColumn('estado', 'text', notNull)
    .addColumn('intentos', 'integer', notNull)
    .addColumn('reclamadoHasta', binaryText(db))
    .execute()
  await db.schema
    .createIndex('contenidoTextos_unread')
    .on('contenidoTextos')
    .columns(['estado', 'hash'])
    .where(sql<boolean>`"estado" <> 'listo'`)
    .execute()
  await serialKey(db, db.schema.createTable('contenidoPaginas'), 'seq')
    .addColumn('hash', 'text', (c) => c.notNull().references('contenidoTextos.hash').onDelete('cascade'))
    .addColumn('pagina', 'integer', notNull)
    .addColumn('texto', 'text', notNull)
    .addColumn('palabras', 'text', notNull)
    .execute()
  await createIndex(db, 'contenidoPaginas', ['hash', 'pagina'])
  await createWordIndex(db, 'contenidoPaginas', 'seq', 'palabras')
}

async function createLogs(db: AnyDb): Promise<void> {
  await serialKey(db, db.schema.createTable('documentoDescargas'), 'seq')
    .addColumn('documentoId', 'text', (c) => c.notNull().references('documentos.id').onDelete('cascade'))
    .addColumn('numero', 'integer', notNull)
    .addColumn('usuarioId', 'text', notNull)
    .addColumn('usuario', 'text', notNull)
    .addColumn('momento', binaryText(db), notNull)
    .execute()
  await createIndex(db, 'documentoDescargas', ['documentoId', 'seq'])
  await db.schema
    .createTable('documentoCambios')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('proyectoId', 'integer', (c) => c.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('usuarioId', 'text', notNull)
    .addColumn('momento', binaryText(db), notNull)
    .addColumn('filas', 'text', notNull)
    .execute()
  await createIndex(db, 'documentoCambios', ['proyectoId'])
  await createIndex(db, 'documentoCambios', ['momento'])
}
