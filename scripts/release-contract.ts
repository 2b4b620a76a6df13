/** `node scripts/release-contract.ts`: makes the current contract the baseline for breaking changes. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../openapi')
const heading = `# Breaking changes since the last release that are meant, each with its reason:
#   - change: 'updateThing body.name: is required now'
#     reason: Nobody could use a thing without a name.
# Emptied by scripts/release-contract.ts.
`

mkdirSync(path.join(folder, 'released'), { recursive: true })
copyFileSync(path.join(folder, 'generated/openapi.json'), path.join(folder, 'released/openapi.json'))
writeFileSync(path.join(folder, 'approved-changes.yaml'), `${heading}[]\n`)
console.log('openapi/released/openapi.json is the contract of today')
