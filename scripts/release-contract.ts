/** Stores today's contract as the baseline of the breaking-change check: `npm run release-contract`. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../openapi')
const heading = `# Breaking changes since the last release that are meant, each with its reason:
#   - change: '/api/things patch requestBody name: Property name became required.'
#     reason: Nobody could use a thing without a name.
# Emptied by: npm run release-contract
`

mkdirSync(path.join(folder, 'released'), { recursive: true })
copyFileSync(path.join(folder, 'generated/openapi.json'), path.join(folder, 'released/openapi.json'))
writeFileSync(path.join(folder, 'approved-changes.yaml'), `${heading}[]\n`)
console.log('openapi/released/openapi.json is now the baseline of the breaking-change check')
