import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../scripts/lib/build.ts'

/** Installs the hand-written reference server in a separate folder: Fastify is no dependency of Obra. Returns its entry's path. */
export function prepareReference(): string {
  const folder = path.join(root, 'node_modules/.bench-reference')
  const entry = path.join(folder, 'server.mjs')
  mkdirSync(folder, { recursive: true })
  cpSync(path.join(root, 'tests/load/reference'), folder, { recursive: true })
  if (existsSync(path.join(folder, 'node_modules/.package-lock.json'))) return entry
  console.log('Instalando el servidor de referencia…')
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
  if (result.status !== 0) throw new Error('El servidor de referencia no se pudo instalar: hace falta internet.')
  return entry
}
