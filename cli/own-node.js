/**
 * The Node 24 of a checkout, for machines with an older one: `scripts/setup.mjs` installs it from `tools/node`. Plain
 * JavaScript, because an old Node reads it. An installed package has none.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const requiredMajor = 24

export const isNewEnough = Number.parseInt(process.versions.node, 10) >= requiredMajor

export const ownNodeFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../tools/node')

/** The path of the checkout's own Node; undefined if it is not installed. */
export function ownNode() {
  const isWindows = process.platform === 'win32'
  const machine = `${isWindows ? 'win' : process.platform}-${process.arch}`
  // The package for Apple's processors has another name than the rest.
  return [`node-${machine}`, `node-bin-${machine}`]
    .map((name) => path.join(ownNodeFolder, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node'))
    .find((file) => existsSync(file))
}
