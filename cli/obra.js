#!/usr/bin/env node
/**
 * Starts the command on Node 24: on this very Node where it is new enough, else on the one that npm installed with the
 * project. Plain JavaScript, because the machine's Node may know neither TypeScript nor newer calls.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const wantedMajor = 24

function runOnProjectNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const projectNode = fileURLToPath(new URL(`../node_modules/node/bin/${name}`, import.meta.url))
  if (!existsSync(projectNode)) {
    process.stderr.write(`obra necesita Node ${wantedMajor}, y este es ${process.version}. `)
    process.stderr.write('Corré «npm ci» en la carpeta de Obra, que instala el suyo.\n')
    process.exitCode = 1
    return
  }
  const args = [...process.execArgv, fileURLToPath(import.meta.url), ...process.argv.slice(2)]
  const folders = `${path.dirname(projectNode)}${path.delimiter}${process.env.PATH ?? ''}`
  const child = spawn(projectNode, args, { stdio: 'inherit', env: { ...process.env, PATH: folders } })
  const isOnTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // Ctrl-C on a terminal reaches the child by itself; a second one would cut its orderly end short.
    process.on(signal, () => (signal === 'SIGINT' && isOnTerminal) || child.kill(signal))
  }
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (os.constants.signals[signal] ?? 0)))
}

if (Number.parseInt(process.versions.node, 10) < wantedMajor) runOnProjectNode()
else {
  module.enableCompileCache()
  await import('./main.ts')
}
