/** Moves, deletes and renames, with their questions and undo. */
import { attemptWork, execute } from '../../api/attempt.ts'
import { ApiError } from '../../api/problem.ts'
import { offerUndo } from '../../ui/undo.ts'
import { askAboutAll, type ClashChoice } from '../../ui/files/clash.ts'
import * as queries from './queries.ts'
import type { Clash, Item, Origin, WhenTaken } from './queries.ts'

const parts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / queries.batchSize) }, (_none, index) =>
    ids.slice(index * queries.batchSize, (index + 1) * queries.batchSize),
  )

const restoreAll = async (removals: readonly string[], whenTaken?: 'replace') => {
  for (const removal of removals)
    await execute(queries.restoreFiles, { body: { removal, ...(whenTaken && { whenTaken }) } })
}

/** The items of an action, and their description: '3 elementos', '«Planos»'. */
export type ActionTarget = { ids: readonly string[]; words: string }

export const deleteTarget = ({ ids, words }: ActionTarget): Promise<boolean> =>
  attemptWork(`No se eliminó ${words}`, async () => {
    const removals: string[] = []
    for (const part of parts(ids)) removals.push((await execute(queries.deleteFiles, { body: { ids: part } })).removal)
    offerUndo({
      text: ids.length === 1 ? `Se eliminó ${words}.` : `Se eliminaron ${words}.`,
      undo: () => void attemptWork('No se recuperó', () => restoreAll(removals)),
    })
  })

export const moveTarget = ({ ids, words }: ActionTarget, folderId: string | null): Promise<boolean> =>
  attemptWork(`No se movió ${words}`, async () => {
    const removals: string[] = []
    const origins: Origin[] = []
    const move = async (some: readonly string[], whenTaken?: WhenTaken) => {
      const taken: Clash[] = []
      for (const part of parts(some)) {
        const body = { ids: part, folderId, ...(whenTaken && { whenTaken }) }
        const answer = await execute(queries.moveFiles, { body })
        taken.push(...answer.taken)
        origins.push(...answer.from)
        if (whenTaken === 'replace') removals.push(answer.removal)
      }
      return taken
    }
    const choices = await askAboutAll(await move(ids))
    const chosen = (choice: ClashChoice) => [...choices].flatMap(([{ id }, each]) => (each === choice ? [id!] : []))
    for (const whenTaken of ['replace', 'both'] as const) {
      await move(chosen(whenTaken), whenTaken)
    }
    const moved = origins.reduce((sum, origin) => sum + origin.ids.length, 0)
    if (moved === 0) return
    const back = async () => {
      for (const origin of origins) await execute(queries.moveFiles, { body: { ...origin, whenTaken: 'both' } })
      // If a replace removed nothing, its removal does not exist.
      await restoreAll(removals).catch(ignoreGone)
    }
    offerUndo({
      text: moved === 1 ? 'Se movió 1 elemento.' : `Se movieron ${moved} elementos.`,
      undo: () => void attemptWork('No se volvió a mover', back),
    })
  })

function ignoreGone(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404) throw error
}

export const renameItem = (item: Item, name: string): Promise<boolean> =>
  attemptWork(`No se renombró «${item.name}»`, async () => {
    const { id, folderId } = item
    try {
      await execute(queries.changeItem, { body: { id, item: { name } } })
    } catch (error) {
      if (!(error instanceof ApiError) || error.error !== 'Name taken') throw error
      const [clash] = await queries.takenNames(folderId, [name])
      if (!clash) throw error
      const isReplaceable = clash.isReplaceable && item.type !== 'folder'
      const choice = (await askAboutAll([{ name: clash.existing.name, isReplaceable }])).values().next().value
      if (!choice || choice === 'skip') return
      await execute(queries.changeItem, { body: { id, item: { name }, whenTaken: choice } })
      if (choice === 'replace') offerUndoReplace(item, clash.existing.name)
    }
  })

function offerUndoReplace({ id, name }: Item, replaced: string): void {
  const back = async () => {
    await execute(queries.changeItem, { body: { id, item: { name }, whenTaken: 'both' } })
    await restoreAll([id])
  }
  offerUndo({ text: `Se reemplazó «${replaced}».`, undo: () => void attemptWork('No se recuperó', back) })
}

/** Offers to undo uploads that replaced files; `made` has the ids of the new files. */
export function offerUndoOfReplacements(made: readonly string[]): void {
  if (made.length === 0) return
  const text = made.length === 1 ? 'Se reemplazó 1 archivo.' : `Se reemplazaron ${made.length} archivos.`
  offerUndo({ text, undo: () => void attemptWork('No se recuperó', () => restoreAll(made, 'replace')) })
}
