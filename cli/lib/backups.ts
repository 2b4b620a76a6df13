/** What `obra db backup` does with copies once they are made. */
import { copyFileSync, createReadStream, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Failure } from './failure.ts'

/** The name that a copy gets where none is given; other files of the folder are nobody's to delete. */
const namedByDate = /^obra-\d{4}-\d{2}-\d{2}T\d{6}\.(sqlite|jsonl\.gz)$/

/** Deletes the oldest copies beside `file`, and their secrets, until `keep` are left; answers what it deleted. */
export function keepNewest(file: string, keep: number): string[] {
  const folder = path.dirname(file)
  const copies = readdirSync(folder).filter((name) => namedByDate.test(name))
  const old = copies.toSorted().slice(0, Math.max(0, copies.length - keep))
  for (const name of old) for (const each of [name, `${name}.secret`]) rmSync(path.join(folder, each), { force: true })
  return old
}

/** Puts the secret that signs sessions beside a copy, for its owner alone; answers where. */
export function saveSecret(file: string, env: NodeJS.ProcessEnv): string {
  const target = `${file}.secret`
  const own = path.resolve(env.OBRA_DATA_DIR ?? 'data', 'secret')
  if (env.OBRA_SECRET) writeFileSync(target, env.OBRA_SECRET, { mode: 0o600, flag: 'wx' })
  else if (existsSync(own)) copyFileSync(own, target)
  else throw new Failure(`La copia está en ${file}, pero no hay secreto que guardar: ni OBRA_SECRET ni ${own}.`)
  return target
}

/** Has a copy made in a folder of its own, writes it to standard output, and removes it. */
export async function streamCopy(make: (file: string) => Promise<{ file: string }>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'obra-copia-'))
  try {
    const { file } = await make(path.join(folder, 'copia'))
    await pipeline(createReadStream(file), process.stdout, { end: false })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
