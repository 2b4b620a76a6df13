/** Stored files in the database: their hashes, and their bytes in pieces unless a folder has them. */
import { sql } from 'kysely'
import type { AnyDb } from '../columns.ts'
import type { Db } from '../schema.ts'

export type StoredFilesTables = {
  /** Each content once, by its SHA-256. Rows of any area refer to it; unreferenced content is deleted after a day. */
  storedFiles: {
    hash: string
    bytes: number
    /** When it was last uploaded. */
    usedAt: string
  }
  /** The bytes, on PostgreSQL. On SQLite only those of a backup or of sample data, until the server moves them to its folder. */
  storedPieces: {
    hash: string
    number: number
    piece: Uint8Array
  }
  /** Files of records, such as cards and comprobantes; `entity` is the kind of record. */
  attachments: {
    id: string
    companyId: number
    entity: string
    entityId: string
    name: string
    /** The media type, detected from the content. */
    type: string
    bytes: number
    hash: string
    uploadedBy: string
    /** The uploader's name. */
    createdBy: string
    createdAt: string
    /** Set when a file is removed from its record; it can be restored for a day. */
    removedAt: string | null
  }
}

export const pieceBytes = 256 * 1024

/** The tables whose `hash` refers to stored files, with an index. */
const tablesWithHash = [
  'fileItems',
  'mailFiles',
  'chatFiles',
  'inventoryImages',
  'attachments',
  'documentoVersiones',
] as const
/** All columns that refer to stored files. */
export const references = [
  ...tablesWithHash.map((table) => ({ table, column: 'hash' })),
  { table: 'documentoVersiones', column: 'miniatura' },
]

/** The SHA-256 of a content, in hexadecimal. */
export async function hashOf(content: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(content))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Inserts a content or renews its upload time; returns whether its pieces are stored already. */
export async function noteFile(db: AnyDb, file: StoredFilesTables['storedFiles']): Promise<{ hasPieces: boolean }> {
  await db
    .insertInto('storedFiles')
    .values(file)
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ usedAt: file.usedAt }))
    .execute()
  return { hasPieces: await hasPieces(db, file.hash) }
}

export async function hasPieces(db: AnyDb, hash: string): Promise<boolean> {
  const first = db.selectFrom('storedPieces').select('number').where('hash', '=', hash).where('number', '=', 0)
  return (await first.executeTakeFirst()) !== undefined
}

export async function insertPiece(db: AnyDb, hash: string, number: number, piece: Uint8Array): Promise<void> {
  await db.insertInto('storedPieces').values({ hash, number, piece }).execute()
}

/** Stores bytes in the database, for sample data and migrations; `now` is the upload time. Returns their hash. */
export async function insertBytes(db: AnyDb, content: Uint8Array, now = new Date()): Promise<string> {
  const hash = await hashOf(content)
  const { hasPieces: isThere } = await noteFile(db, { hash, bytes: content.length, usedAt: now.toISOString() })
  if (isThere) return hash
  for (let start = 0; start < content.length; start += pieceBytes) {
    await insertPiece(db, hash, start / pieceBytes, content.slice(start, start + pieceBytes))
  }
  return hash
}

/** The pieces of a content, in order. */
export async function* readPieces(db: Db, hash: string): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let number = 0; ; number++) {
    const query = db.selectFrom('storedPieces').select('piece').where('hash', '=', hash).where('number', '=', number)
    const row = await query.executeTakeFirst()
    if (!row) return
    yield new Uint8Array(row.piece)
  }
}

/** Hashes of contents whose pieces are in the database. */
export async function selectHashesWithPieces(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('storedPieces').select('hash').where('number', '=', 0).execute()
  return rows.map(({ hash }) => hash)
}

/** Hashes of contents whose pieces are not in the database. */
export async function selectHashesWithoutPieces(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('storedFiles')
    .select('hash')
    .where(sql<boolean>`not exists (select 1 from "storedPieces" p where p."hash" = "storedFiles"."hash")`)
    .execute()
  return rows.map(({ hash }) => hash)
}

export async function deletePieces(db: Db, hash: string): Promise<void> {
  await db.deleteFrom('storedPieces').where('hash', '=', hash).execute()
}

/** Filters the hashes to those in `storedFiles`. */
export async function selectKnown(db: Db, hashes: string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const rows = await db.selectFrom('storedFiles').select('hash').where('hash', 'in', hashes).execute()
  return new Set(rows.map(({ hash }) => hash))
}

/** Deletes contents, with their pieces, that no row refers to and nobody uploaded since `before`; returns how many. */
export async function deleteUnused(db: Db, before: string): Promise<number> {
  const unused = references.map(({ table, column }) => {
    const place = sql.ref(`${table}.${column}`)
    return sql`not exists (select 1 from ${sql.table(table)} where ${place} = "storedFiles"."hash")`
  })
  const { numDeletedRows } = await db
    .deleteFrom('storedFiles')
    .where('usedAt', '<', before)
    .where(sql<boolean>`${sql.join(unused, sql` and `)}`)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
