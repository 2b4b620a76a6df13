import { confirm } from '../ui/confirm.ts'
import { ApiError } from './problem.ts'

type Versioned = { version: number }

type SaveSeen<Stored extends Versioned, Patch extends object, Saved> = {
  /** The record when the user began to edit it. */
  seen: Stored
  /** The cached record: live updates may have changed it since. */
  latest: Stored
  patch: Patch
  /** Fetches the record. */
  load: () => Promise<Stored>
  send: (patch: Patch & Versioned) => Promise<Saved>
  /** The record's name, for the question; `say` and `label` format the clash: 'Stock: cambió a 500; vos escribiste 70'. */
  name: string
  /** The title of the question on a clash. Default: another user changed it. */
  question?: string
  say: (key: keyof Patch, value: unknown) => string
  label: (key: keyof Patch) => string
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The fields that were changed since `seen`, to another value than the patch's. */
export function clashing<Patch extends object>(seen: object, latest: object, patch: Patch): (keyof Patch)[] {
  const valueIn = (record: object, key: keyof Patch) => (record as Patch)[key]
  return (Object.keys(patch) as (keyof Patch)[]).filter(
    (key) => !isSame(valueIn(seen, key), valueIn(latest, key)) && !isSame(valueIn(latest, key), patch[key]),
  )
}

/**
 * Saves a patch without overwriting concurrent changes: changes of other fields are merged, for the same field the user decides.
 * Undefined if nothing of the patch is left.
 */
export async function saveSeen<Stored extends Versioned, Patch extends object, Saved>(
  options: SaveSeen<Stored, Patch, Saved>,
): Promise<Saved | undefined> {
  const { load, send, name, say, label, question = `Otra persona cambió «${name}»` } = options
  let { seen, latest, patch } = options
  for (;;) {
    const clashes = clashing(seen, latest, patch)
    if (clashes.length > 0) {
      const lines = clashes.map((key) => {
        const theirs = (latest as unknown as Patch)[key]
        return `${label(key)}: cambió a ${say(key, theirs)}; vos escribiste ${say(key, patch[key])}.`
      })
      const answer = await confirm({
        title: question,
        message: lines.join(' '),
        icon: { name: 'pi-users', color: 'warning' },
        actions: {
          confirm: { label: 'Guardar lo mío', color: 'primary' },
          cancel: { label: 'Dejar lo que hay' },
        },
      })
      if (answer === 'cancelled') {
        patch = Object.fromEntries(
          Object.entries(patch).filter(([key]) => !clashes.includes(key as keyof Patch)),
        ) as Patch
      }
      seen = latest
    }
    if (Object.keys(patch).length === 0) return undefined
    try {
      return await send({ ...patch, version: latest.version })
    } catch (error) {
      if (!(error instanceof ApiError) || error.error !== 'Stale version') throw error
      latest = await load()
    }
  }
}
