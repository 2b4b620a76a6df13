#!/usr/bin/env node
/**
 * Starts the command on Node 24: the running Node if it is new enough, otherwise that of the checkout; behind a proxy always in
 * a child process. Plain JavaScript, because the installed Node may not run TypeScript. In node_modules Node never runs
 * TypeScript, so there it starts the package's built JavaScript.
 */
import { spawn } from 'node:child_process'
import module from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isNewEnough, ownNode, requiredMajor } from './own-node.js'

/** Node uses HTTP_PROXY, HTTPS_PROXY and NO_PROXY only with a flag or variable set before it starts. */
const needsProxy = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'].some((name) => process.env[name])
const proxyFlag = '--use-env-proxy'
const lacksProxy = needsProxy && !process.env.NODE_USE_ENV_PROXY && !process.execArgv.includes(proxyFlag)

function runInChild() {
  const childNode = isNewEnough ? process.execPath : ownNode()
  if (!childNode) {
    process.stderr.write(`obra necesita Node ${requiredMajor} o más nuevo, y este es ${process.version}. `)
    process.stderr.write('Instalalo desde nodejs.org o, en la carpeta del código de Obra, corré «npm start».\n')
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
    // On a terminal Ctrl-C reaches the child directly; a second SIGINT would abort its graceful shutdown.
    process.on(signal, () => (signal === 'SIGINT' && isOnTerminal) || child.kill(signal))
  }
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (os.constants.signals[signal] ?? 0)))
}

if (!isNewEnough || lacksProxy) runInChild()
else {
  module.enableCompileCache()
  await import(import.meta.url.includes('/node_modules/') ? '../dist/cli/main.js' : './main.ts')
}
