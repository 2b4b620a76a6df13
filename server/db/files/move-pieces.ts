/** Moves files between an SQLite store and its folder. */
import type { Store } from '../store.ts'
import type { FileFolder } from './file-folder.ts'
import * as stored from './stored-files.ts'

/** Moves the pieces stored in an SQLite store to its folder; returns the number of files. */
export async function movePiecesOut(store: Store, folder: FileFolder): Promise<number> {
  if (store.kind !== 'sqlite') return 0
  const hashes = await stored.selectHashesWithPieces(store.read)
  if (hashes.length === 0) return 0
  for (const hash of hashes) {
    const received = await folder.receive(stored.readPieces(store.read, hash), Infinity)
    if (received.hash === hash) folder.place(received)
    else await folder.discard(received)
  }
  const moved = hashes.filter((hash) => folder.has(hash))
  await store.write(async (db) => {
    for (const hash of moved) await stored.deletePieces(db, hash)
  })
  return hashes.length
}

/** Copies the folder's files into an SQLite store, for a backup; returns the hashes of missing files. */
export async function movePiecesIn(store: Store, folder: FileFolder): Promise<string[]> {
  const missing: string[] = []
  for (const hash of await stored.selectHashesWithoutPieces(store.read)) {
    if (!folder.has(hash)) {
      missing.push(hash)
      continue
    }
    let number = 0
    for await (const piece of folder.chunks(hash)) {
      const at = number++
      await store.write((db) => stored.insertPiece(db, hash, at, piece))
    }
  }
  return missing
}
