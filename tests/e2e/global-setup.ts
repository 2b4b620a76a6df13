/** Playwright's global set-up: the sample is created once, and each file works on a copy. */
import { rmSync } from 'node:fs'
import { makeSeededFolder } from '../support/seeded-folder.ts'

export default async function setup(): Promise<() => void> {
  const folder = await makeSeededFolder()
  process.env.OBRA_TEST_TEMPLATE = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
