/** A data folder with the demo data, made once per run: a server that starts on a copy need not seed, which takes 4 CPU seconds. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startedProcess } from './process.ts'

/** Seeds a new temporary folder by starting and stopping the real server on it. The caller removes the folder. */
export async function makeSeededFolder(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'obra-seeded-'))
  try {
    const server = await startedProcess({
      OBRA_DATA_DIR: folder,
      OBRA_SEED: 'demo',
      DATABASE_URL: '',
      // Without OBRA_SECRET the server would store one in the folder, and every copy would share it.
      OBRA_SECRET: 'only the server that seeds the template has this secret',
    })
    // A clean shutdown checkpoints SQLite's WAL, so that obra.sqlite is complete.
    const exitCode = await server.end()
    if (exitCode !== 0) throw new Error(`the server that seeds ended with ${exitCode}`)
    return folder
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** Copies such a folder to `target`, creating it if it does not exist. */
export function copySeededFolder(template: string, target: string): void {
  // cpSync does not copy the mode of folders.
  mkdirSync(target, { recursive: true, mode: 0o700 })
  cpSync(template, target, { recursive: true })
}

/** Global set-up for Vitest and Playwright: makes the template of this run, whose path is in OBRA_TEST_TEMPLATE. */
export default async function setup(): Promise<() => void> {
  // The caller, or another project of the same run, has made a template.
  if (process.env.OBRA_TEST_TEMPLATE) return () => {}
  const template = await makeSeededFolder()
  process.env.OBRA_TEST_TEMPLATE = template
  return () => {
    delete process.env.OBRA_TEST_TEMPLATE
    rmSync(template, { recursive: true, force: true })
  }
}
