import { attemptWork, execute } from '../../api/attempt.ts'
import { newUuid } from '../../lib/uuid.ts'
import { askAboutAll } from '../../ui/files/clash.ts'
import { pathsOf, type CheckedFile } from './check-files.ts'
import { ensureFolders, type Plano } from './queries.ts'
import { documentUploads } from './uploads.ts'

export type ReadyFile = CheckedFile & { plano: Plano | null }
type Destination = { proyectoId: number; carpetaId: string | null }

/** The contract's limit per call. */
const pathsPerCall = 1000

/** Creates the folders that the files came in; returns their ids by path. */
async function folderIds(files: readonly ReadyFile[], { proyectoId, carpetaId }: Destination) {
  const paths = pathsOf(files)
  const ids = new Map<string, string | null>([['', carpetaId]])
  for (let start = 0; start < paths.length; start += pathsPerCall) {
    const rutas = paths.slice(start, start + pathsPerCall)
    const headers = { 'Idempotency-Key': newUuid() }
    const { items } = await execute(ensureFolders, { proyectoId, body: { padreId: carpetaId, rutas }, headers })
    for (const [index, path] of rutas.entries()) ids.set(path.join('/'), items[index]!)
  }
  return ids
}

/** Uploads checked files to a folder, after asking about each taken name. */
export const takeFiles = (files: readonly ReadyFile[], destination: Destination): Promise<boolean> =>
  attemptWork('No se subieron los archivos', async () => {
    const allowed = files.filter(({ problem }) => problem === null)
    const questions = allowed
      .filter(({ isTaken }) => isTaken)
      .map((each) => ({ each, name: each.file.name, isReplaceable: true }))
    const choices = await askAboutAll(questions)
    const skipped = new Set(questions.filter((question) => (choices.get(question) ?? 'skip') === 'skip').map(fileOf))
    const sent = allowed.filter((each) => !skipped.has(each))
    const choiceOf = new Map([...choices].map(([question, choice]) => [question.each, choice]))
    const ids = await folderIds(sent, destination)
    const { proyectoId } = destination
    documentUploads.add(
      sent.map((each) => {
        const { file, folders, plano } = each
        const choice = choiceOf.get(each)
        const place = { proyectoId, carpetaId: ids.get(folders.join('/')) ?? null, plano, next: null }
        return { file, name: file.name, folders, place, whenTaken: choice === 'skip' ? undefined : choice }
      }),
    )
  })

const fileOf = ({ each }: { each: ReadyFile }) => each
