import type { components } from '../../../openapi/generated/schema.d.ts'
import { insertBytes } from '../../db/files/stored-files.ts'
import { readFixture } from '../../db/fixtures.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import { insertItem } from './changes.queries.ts'
import { nameColumns } from '../../lib/item-names.ts'

type Item = components['schemas']['FileManagerItem']

/** Seeds the sample folders and files with their bytes for each company. */
export async function seedFileManager(db: Db, { now, move, copies }: SeedContext): Promise<void> {
  const { folders, files } = readFixture<{ folders: Item[]; files: Item[] }>('file-manager')
  const contents = readFixture<Record<string, string>>('file-manager.contents')
  // The fixture lists each folder after its parent.
  for (const { size: _size, contents: _contents, ...item } of [...folders, ...files]) {
    const content = contents[item.id]
    const bytes = content === undefined ? undefined : bytesOf(content)
    const hash = bytes && (await insertBytes(db, bytes, now))
    const createdAt = move.time(item.createdAt)
    const modifiedAt = move.time(item.modifiedAt)
    const row = { ...item, createdAt, modifiedAt, ...nameColumns(item.name), bytes: bytes?.length ?? 0 }
    for (const { companyId, idOf } of copies) {
      const folderId = item.folderId === null ? null : idOf(item.folderId)
      await insertItem(db, { ...row, ...(hash && { hash }), id: idOf(item.id), folderId, companyId })
    }
  }
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
