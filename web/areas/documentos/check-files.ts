/** What would happen to files before they are sent. */
import { call } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import type { PlacedFile } from '../../ui/files/dropped-files.ts'
import { folderAt, type TreeFolder } from './folder-tree.ts'
import type { Plano } from './queries.ts'

export type CheckedFile = PlacedFile & {
  /** Why its name is refused; null if it is not. */
  problem: string | null
  /** Whether a document of its folder has this name. */
  isTaken: boolean
  /** What its name says of a drawing. */
  plano: Plano | null
}

const filesPerCall = 1000
type Check = typeof checkNames

async function checkNames(proyectoId: number, carpetaId: string | null, names: readonly string[]) {
  const results: Schema<'DocumentoRevisado'>[] = []
  for (let start = 0; start < names.length; start += filesPerCall) {
    const archivos = names.slice(start, start + filesPerCall).map((nombre) => ({ nombre }))
    results.push(...(await call('checkDocumentos', { proyectoId, body: { carpetaId, archivos } })).items)
  }
  return results
}

type Destination = { proyectoId: number; carpetaId: string | null; folders: readonly TreeFolder[] }

/** Checks the files of each folder together, in the order in which they came. */
export async function checkFiles(
  placed: readonly PlacedFile[],
  { proyectoId, carpetaId, folders }: Destination,
  check: Check = checkNames,
): Promise<CheckedFile[]> {
  const checked = new Map<PlacedFile, CheckedFile>()
  for (const files of Map.groupBy(placed, ({ folders: path }) => path.join('/')).values()) {
    const place = folderAt(folders, carpetaId, files[0]!.folders)
    const names = files.map(({ file }) => file.name)
    const answers = await check(proyectoId, place ?? carpetaId, names)
    for (const [index, each] of files.entries()) {
      const { problema, existente, plano } = answers[index]!
      // A folder that does not exist has no taken names; its files are checked against another one.
      checked.set(each, { ...each, problem: problema, isTaken: place !== undefined && existente !== null, plano })
    }
  }
  return placed.map((each) => checked.get(each)!)
}

/** The paths of the folders that the files came in, each once. */
export const pathsOf = (placed: readonly PlacedFile[]): string[][] =>
  [...new Map(placed.map(({ folders }) => [folders.join('/'), [...folders]])).values()].filter(
    (path) => path.length > 0,
  )
