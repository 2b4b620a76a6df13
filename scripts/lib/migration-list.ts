import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from './build.ts'

/** The generated list of migrations. */
export const migrationList = 'server/db/migrations/index.ts'

/** The list of the folder's migrations in order of their names. Static imports, so that the server can be bundled. */
export function listMigrations(names = migrationNames()): string {
  const imports = names.map((name, index) => `import * as m${index} from './${name}.ts'\n`)
  const entries = names.map((name, index) => `  '${name}': m${index},\n`)
  return `// Generated from this folder by npm run gen; never edited.
import type { Migration } from 'kysely/migration'
${imports.join('')}
/** Every migration in its order. A migration that was released is never edited: add another. */
export const migrations: Record<string, Migration> = {
${entries.join('')}}
`
}

function migrationNames(): string[] {
  const files = readdirSync(path.join(root, path.dirname(migrationList)))
  return files
    .filter((file) => /^\d[\w-]*\.ts$/.test(file))
    .map((file) => file.slice(0, -3))
    .toSorted()
}
