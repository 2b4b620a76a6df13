/** The sample data that the steps of a test run share. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeSeededFolder } from '../../tests/support/seeded-folder.ts'
import { makeSqliteTemplate } from '../../tests/support/stores.ts'

/** Makes it once for all steps, each of which would take six seconds to make its own. It is removed when the process exits. */
export async function makeSampleStores(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'obra-samples-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const [seeded, file] = await Promise.all([makeSeededFolder(), makeSqliteTemplate(folder)])
  process.once('exit', () => rmSync(seeded, { recursive: true, force: true }))
  process.env.OBRA_TEST_TEMPLATE = seeded
  process.env.OBRA_TEST_SQLITE = file
}
