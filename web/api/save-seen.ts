import { confirm } from '../ui/confirm.ts'
import { ApiError } from './problem.ts'

type Versioned = { version: number }

type SaveSeen<Stored extends Versioned, Patch extends object, Saved> = {
  /** The record as it was when the person began to change it. */
  seen: Stored
  /** The record as this page knows it now: live updates may have changed it meanwhile. */
  latest: Stored
  patch: Patch
  /** Asks the server for the record. */
  load: () => Promise<Stored>
  send: (patch: Patch & Versioned) => Promise<Saved>
  /** What the record is called, and how the value of a field is said: 'Stock: cambió a 500; vos escribiste 70'. */
  name: string
  /** What is asked where both changed the same; that somebody else did without it. */
  question?: string
  say: (key: keyof Patch, value: unknown) => string
  label: (key: keyof Patch) => string
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The fields that somebody else has changed since they were seen, to something else than the patch would. */
export function clashing<Patch extends object>(seen: object, latest: object, patch: Patch): (keyof Patch)[] {
  const valueIn = (record: object, key: keyof Patch) => (record as Patch)[key]
  return (Object.keys(patch) as (keyof Patch)[]).filter(
    (key) => !same(valueIn(seen, key), valueIn(latest, key)) && !same(valueIn(latest, key), patch[key]),
  )
}

/**
 * Saves a change without overwriting what somebody else changed meanwhile: other fields join by themselves; the same ones
 * are the person's to decide. Undefined where nothing of the change is left.
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
