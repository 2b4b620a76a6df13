#!/usr/bin/env node
/**
 * Starts the command on Node 24: on the running Node if it is new enough, else on the project's own; behind a proxy
 * always in a child process. Plain JavaScript, because the machine's Node may not run TypeScript. Below node_modules no
 * Node runs it, so there the package's built JavaScript starts.
 */
import { spawn } from 'node:child_process'
import module from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const wantedMajor = 24

/** Node reads HTTP_PROXY, HTTPS_PROXY and NO_PROXY only where it is told to before it starts. */
const needsProxy = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'].some((name) => process.env[name])
const proxyFlag = '--use-env-proxy'
const lacksProxy = needsProxy && !process.env.NODE_USE_ENV_PROXY && !process.execArgv.includes(proxyFlag)
const isNewEnough = Number.parseInt(process.versions.node, 10) >= wantedMajor

/** The Node that comes as a package, beside this one or in its own folder; undefined where it is not installed. */
function ownNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  try {
    return module.createRequire(import.meta.url).resolve(`node/bin/${name}`)
  } catch {
    return undefined
  }
}

function runInChild() {
  const childNode = isNewEnough ? process.execPath : ownNode()
  if (!childNode) {
    process.stderr.write(`obra necesita Node ${wantedMajor}, y este es ${process.version}. `)
    process.stderr.write('Corré «npm ci» en la carpeta de Obra, que instala el suyo.\n')
    process.exitCode = 1
    return
  }
  const args = [
    ...process.execArgv,
    ...(lacksProxy ? [proxyFlag] : []),
    fileURLToPath(import.meta.url),
    ...process.argv.slice(2),
  ]
  const folders = `${path.dirname(childNode)}${path.delimiter}${process.env.PATH ?? ''}`
  const child = spawn(childNode, args, { stdio: 'inherit', env: { ...process.env, PATH: folders } })
  const isOnTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // Ctrl-C on a terminal reaches the child by itself; a second one would cut its orderly end short.
    process.on(signal, () => (signal === 'SIGINT' && isOnTerminal) || child.kill(signal))
  }
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (os.constants.signals[signal] ?? 0)))
}

if (!isNewEnough || lacksProxy) runInChild()
else {
  module.enableCompileCache()
  await import(import.meta.url.includes('/node_modules/') ? '../dist/cli/main.js' : './main.ts')
}
