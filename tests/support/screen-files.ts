/** Which screen tests run in the gate, or with `OBRA_TEST_SCOPE=all` all of them. */
import { globSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** Details of the suite around the modules: for `npm run test:all`, and in the gate while their area differs from the main branch. */
const further = [
  'academy',
  'activities',
  'amount-table',
  'apps-offline',
  'chat-edit',
  'components',
  'icons',
  'inventory-edit',
  'inventory-many',
  'mailbox-changes',
  'mailbox-compose',
  'messages',
  'notes-edit',
  'sample-boards',
  'scrumboard-card',
  'shortcuts',
]
const isFurther = (file: string): boolean => further.includes(path.basename(file, '.screen.test.tsx'))

/** Of these files, those that the gate leaves out. */
export const furtherScreens = (files: string[]): string[] => files.filter(isFurther)

/** The files of the project `screens`. */
export function screenFiles(isAll: boolean): string[] {
  const files = globSync('tests/screens/**/*.screen.test.tsx', { cwd: root })
  return files
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => isAll || !isFurther(file))
    .toSorted()
}
