/** Which of the files that are to be uploaded have a name that their folder has already. */
import type { PlacedFile } from './dropped-files.ts'
import { takenNames, type Clash } from './queries.ts'

type FindTaken = typeof takenNames

/** The folder that a way leads to; undefined where it is not there yet. */
async function folderAt(
  start: string | null,
  way: readonly string[],
  find: FindTaken,
): Promise<string | null | undefined> {
  let place = start
  for (const name of way) {
    const [taken] = await find(place, [name])
    if (taken?.existing.type !== 'folder') return undefined
    place = taken.existing.id
  }
  return place
}

/** Each file whose name is taken, with what has it. */
export async function findClashes(
  placed: readonly PlacedFile[],
  folderId: string | null,
  find: FindTaken = takenNames,
): Promise<Map<PlacedFile, Clash>> {
  const clashes = new Map<PlacedFile, Clash>()
  const missing: string[] = []
  for (const [way, files] of Map.groupBy(placed, ({ folders }) => folders.join('/'))) {
    // Below a folder that is not there nothing is.
    if (missing.some((other) => way === other || way.startsWith(`${other}/`))) continue
    const place = await folderAt(folderId, files[0]!.folders, find)
    if (place === undefined) {
      missing.push(way)
      continue
    }
    const taken = await find(place, [...new Set(files.map(({ file }) => file.name))])
    const byName = new Map(taken.map((clash) => [clash.name, clash]))
    for (const each of files) {
      const clash = byName.get(each.file.name)
      if (clash) clashes.set(each, clash)
    }
  }
  return clashes
}
