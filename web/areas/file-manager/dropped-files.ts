/** A file with the folders that it lay in. */
export type PlacedFile = { file: File; folders: readonly string[] }

const readEntries = (reader: FileSystemDirectoryReader) =>
  new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject))

async function filesUnder(entry: FileSystemEntry, folders: readonly string[]): Promise<PlacedFile[]> {
  if (entry.isFile) return [{ file: await fileOf(entry as FileSystemFileEntry), folders }]
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const found: PlacedFile[] = []
  // A reader answers a hundred at a time.
  for (let batch = await readEntries(reader); batch.length > 0; batch = await readEntries(reader)) {
    for (const each of batch) found.push(...(await filesUnder(each, [...folders, entry.name])))
  }
  return found
}

/** What was dropped, folders with all below them. Call it in the event itself: what it holds is gone afterwards. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<PlacedFile[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry?.() ?? null)
  if (entries.some((entry) => entry === null)) return [...files].map((file) => ({ file, folders: [] }))
  return (await Promise.all(entries.map((entry) => filesUnder(entry!, [])))).flat()
}

/** What was chosen with an input; that of a whole folder tells each file's way. */
export const chosenFiles = (files: Iterable<File>): PlacedFile[] =>
  [...files].map((file) => ({ file, folders: file.webkitRelativePath.split('/').slice(0, -1) }))
