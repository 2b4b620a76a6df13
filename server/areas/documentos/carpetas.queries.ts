/** Queries of folders. Those in the trash are excluded unless a name says otherwise. */
import { sql, type Insertable } from 'kysely'
import { insertRows } from '../../db/insert-rows.ts'
import type { Db } from '../../db/schema.ts'
import { inChunks } from '../../lib/chunks.ts'
import type { DocumentosTables } from './tables.ts'

type Carpetas = DocumentosTables['carpetas']

export type FolderRow = { id: string; padreId: string | null; nombre: string; borradoCon: string | null }

/** All folders of a project, with those in the trash: for paths. */
export function selectAllFolders(db: Db, proyectoId: number): Promise<FolderRow[]> {
  return db
    .selectFrom('carpetas')
    .select(['id', 'padreId', 'nombre', 'borradoCon'])
    .where('proyectoId', '=', proyectoId)
    .execute()
}

const livingFolders = (db: Db, proyectoId: number) =>
  db.selectFrom('carpetas').where('proyectoId', '=', proyectoId).where('borradoCon', 'is', null)

export function selectFolders(db: Db, proyectoId: number) {
  return livingFolders(db, proyectoId)
    .select(['id', 'nombre', 'padreId', 'creadoPor', 'creadoEn', 'version'])
    .orderBy('sortKey')
    .orderBy('id')
    .execute()
}

export function selectFolder(db: Db, proyectoId: number, id: string) {
  return livingFolders(db, proyectoId)
    .select(['id', 'nombre', 'padreId', 'creadoPor', 'creadoEn', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export type StoredFolder = NonNullable<Awaited<ReturnType<typeof selectFolder>>>

/** How many documents the folders of a project have, and their bytes; the root has the id ''. */
export async function selectFolderSums(db: Db, proyectoId: number) {
  const rows = await db
    .selectFrom('documentos')
    .select((eb) => ['carpetaId', eb.fn.countAll<number | string>().as('documentos'), eb.fn.sum('tamano').as('tamano')])
    .where('proyectoId', '=', proyectoId)
    .where('borradoCon', 'is', null)
    .groupBy('carpetaId')
    .execute()
  return new Map(
    rows.map((row) => [row.carpetaId ?? '', { documentos: Number(row.documentos), tamano: Number(row.tamano) }]),
  )
}

export const insertFolders = (db: Db, rows: Insertable<Carpetas>[]): Promise<void> => insertRows(db, 'carpetas', rows)

export async function updateFolder(db: Db, id: string, columns: Partial<Carpetas>): Promise<void> {
  await db
    .updateTable('carpetas')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** The folder or document that has a name in a folder (null: the root). */
export async function selectNamed(db: Db, proyectoId: number, carpetaId: string | null, clave: string) {
  const [entry] = await selectManyNamed(db, proyectoId, carpetaId, [clave])
  return entry
}

export type NamedEntry = { id: string; nombre: string; clave: string; isFolder: boolean }

export async function selectManyNamed(
  db: Db,
  proyectoId: number,
  carpetaId: string | null,
  claves: string[],
): Promise<NamedEntry[]> {
  const entries: NamedEntry[] = []
  for (const chunk of inChunks(claves)) {
    const place = carpetaId ?? ''
    const folders = await livingFolders(db, proyectoId)
      .select(['id', 'nombre', 'clave'])
      .where(sql<string>`coalesce("padreId", '')`, '=', place)
      .where('clave', 'in', chunk)
      .execute()
    const documents = await db
      .selectFrom('documentos')
      .select(['id', 'nombre', 'clave'])
      .where('proyectoId', '=', proyectoId)
      .where(sql<string>`coalesce("carpetaId", '')`, '=', place)
      .where('clave', 'in', chunk)
      .where('borradoCon', 'is', null)
      .execute()
    entries.push(...folders.map((each) => ({ ...each, isFolder: true })))
    entries.push(...documents.map((each) => ({ ...each, isFolder: false })))
  }
  return entries
}

/** The keys of all names in a folder. */
export async function selectKeys(db: Db, proyectoId: number, carpetaId: string | null): Promise<Set<string>> {
  const place = carpetaId ?? ''
  const folders = await livingFolders(db, proyectoId)
    .select('clave')
    .where(sql<string>`coalesce("padreId", '')`, '=', place)
    .execute()
  const documents = await db
    .selectFrom('documentos')
    .select('clave')
    .where('proyectoId', '=', proyectoId)
    .where(sql<string>`coalesce("carpetaId", '')`, '=', place)
    .where('borradoCon', 'is', null)
    .execute()
  return new Set([...folders, ...documents].map(({ clave }) => clave))
}
