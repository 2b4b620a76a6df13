import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../scripts/lib/build.ts'

/**
 * Installs the hand-written reference server in a separate folder: better-sqlite3 is prebuilt for most machines and
 * compiled on others, so it is no dependency of Obra. Returns the path of its entry.
 */
export function prepareReference(): string {
  const folder = path.join(root, 'node_modules/.bench-reference')
  const entry = path.join(folder, 'server.mjs')
  mkdirSync(folder, { recursive: true })
  cpSync(path.join(root, 'tests/load/reference'), folder, { recursive: true })
  if (existsSync(path.join(folder, 'node_modules/.package-lock.json'))) return entry
  console.log('Instalando el servidor de referencia…')
  // The headers of this Node, where it brings them, so that a build does not ask for them elsewhere.
  const headers = path.resolve(process.execPath, '../..')
  const env = { ...process.env, ...(existsSync(path.join(headers, 'include/node')) && { npm_config_nodedir: headers }) }
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit', env })
  if (result.status !== 0)
    throw new Error(
      'El servidor de referencia no se pudo instalar: hace falta internet y, en algunas máquinas, un compilador de C++.',
    )
  return entry
}
