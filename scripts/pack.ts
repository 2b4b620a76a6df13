/**
 * Builds `dist/` for `npm pack`: JavaScript of server and command, the built web app, the contract, the fixtures and the
 * manual page. Node does not run TypeScript in node_modules.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { docsAssets, docsFolder } from '../server/http/docs.ts'
import { buildWeb, generate, root, runScript } from './lib/build.ts'

const dist = path.join(root, 'dist')

generate()
buildWeb()
rmSync(dist, { recursive: true, force: true })
// `npm run verify` and `npm test` check the types, which takes ten times as long as writing the files.
const code = runScript('node_modules/typescript-native/bin/tsc', ['-p', 'tsconfig.package.json', '--noCheck'])
if (code !== 0) process.exit(code)
for (const folder of ['fixtures', 'openapi/generated', 'web/dist']) {
  cpSync(path.join(root, folder), path.join(dist, folder), { recursive: true, filter: (file) => !file.endsWith('.ts') })
}
// Not a dependency of the package: it would bring a script that reports each installation.
for (const file of docsAssets.keys()) cpSync(path.join(docsFolder(), file), path.join(dist, 'swagger-ui', file))
cpSync(path.join(root, 'cli/lib/completion.bash'), path.join(dist, 'cli/lib/completion.bash'))
writeFileSync(path.join(dist, 'obra.1'), execFileSync(process.execPath, ['cli/obra.js', 'man'], { cwd: root }))
