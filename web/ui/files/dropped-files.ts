/** A file with the names of the folders that it was dropped in, outermost first. */
export type PlacedFile = { file: File; folders: readonly string[] }

const readEntries = (reader: FileSystemDirectoryReader) =>
  new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject))

async function filesUnder(entry: FileSystemEntry, folders: readonly string[]): Promise<PlacedFile[]> {
  if (entry.isFile) return [{ file: await fileOf(entry as FileSystemFileEntry), folders }]
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const results: PlacedFile[] = []
  // readEntries returns at most 100 entries per call.
  for (let batch = await readEntries(reader); batch.length > 0; batch = await readEntries(reader)) {
    for (const each of batch) results.push(...(await filesUnder(each, [...folders, entry.name])))
  }
  return results
}

/** The dropped files, folders expanded. Call it during the event: the browser clears the data afterwards. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<PlacedFile[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry?.() ?? null)
  if (entries.some((entry) => entry === null)) return [...files].map((file) => ({ file, folders: [] }))
  return (await Promise.all(entries.map((entry) => filesUnder(entry!, [])))).flat()
}

/** The files chosen with an input; a directory input gives each file's folders. */
export const chosenFiles = (files: Iterable<File>): PlacedFile[] =>
  [...files].map((file) => ({ file, folders: file.webkitRelativePath.split('/').slice(0, -1) }))
