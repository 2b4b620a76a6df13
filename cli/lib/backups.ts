/** What `obra db backup` does with finished backups. */
import { copyFileSync, createReadStream, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Failure } from './failure.ts'

/** The default name of a backup; files with other names are never deleted. */
const namedByDate = /^obra-\d{4}-\d{2}-\d{2}T\d{6}\.(sqlite|jsonl\.gz)$/

/** Deletes the oldest backups in the folder of `file`, with their secrets, until `keep` are left; returns the deleted names. */
export function keepNewest(file: string, keep: number): string[] {
  const folder = path.dirname(file)
  const copies = readdirSync(folder).filter((name) => namedByDate.test(name))
  const old = copies.toSorted().slice(0, Math.max(0, copies.length - keep))
  for (const name of old) for (const each of [name, `${name}.secret`]) rmSync(path.join(folder, each), { force: true })
  return old
}

/** Saves the signing secret next to a backup, with mode 0600; returns its path. */
export function saveSecret(file: string, env: NodeJS.ProcessEnv): string {
  const target = `${file}.secret`
  const secretFile = path.resolve(env.OBRA_DATA_DIR ?? 'data', 'secret')
  if (env.OBRA_SECRET) writeFileSync(target, env.OBRA_SECRET, { mode: 0o600, flag: 'wx' })
  else if (existsSync(secretFile)) copyFileSync(secretFile, target)
  else throw new Failure(`La copia está en ${file}, pero no hay secreto que guardar: ni OBRA_SECRET ni ${secretFile}.`)
  return target
}

/** Makes a backup in a temporary folder, writes it to standard output, and removes it. */
export async function streamCopy(make: (file: string) => Promise<{ file: string }>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'obra-copia-'))
  try {
    const { file } = await make(path.join(folder, 'copia'))
    await pipeline(createReadStream(file), process.stdout, { end: false })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
