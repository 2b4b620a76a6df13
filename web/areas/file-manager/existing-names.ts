/** Finds which files to upload have a name that exists in their folder. */
import type { PlacedFile } from '../../ui/files/dropped-files.ts'
import { takenNames, type Clash } from './queries.ts'

type FindTaken = typeof takenNames

/** The id of the folder at a path; undefined if it does not exist yet. */
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

/** The files whose name is taken, each with the existing item. */
export async function findClashes(
  placed: readonly PlacedFile[],
  folderId: string | null,
  find: FindTaken = takenNames,
): Promise<Map<PlacedFile, Clash>> {
  const clashes = new Map<PlacedFile, Clash>()
  const missing: string[] = []
  for (const [way, files] of Map.groupBy(placed, ({ folders }) => folders.join('/'))) {
    // A folder that does not exist has no taken names below it either.
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
