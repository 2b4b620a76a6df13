/** The server: configuration, store, app, listen; and an orderly end. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { serve, type ServerType } from '@hono/node-server'
import { createPasswords } from './adapters/passwords.ts'
import { readConfig, readSecret, type Config } from './app/config.ts'
import { latestMigration, migrate } from './db/migrate.ts'
import { createApp } from './app/app.ts'
import type { Services } from './context.ts'
import { webApp } from './http/static.ts'
import { createServices, openStore, storeFile } from './app/services.ts'
import { startupAdvice } from './app/startup-advice.ts'

const webFolder = path.resolve(import.meta.dirname, '../web/dist')
const graceMilliseconds = 10_000

function listen(app: { fetch: Parameters<typeof serve>[0]['fetch'] }, config: Config): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, () => resolve(server))
    server.once('error', reject)
  })
}

function announce(config: Config, address: string, mail: string, hasDemo: boolean): void {
  const lines = [
    '',
    `  Obra está lista en ${address}`,
    ...(hasDemo ? ['  Cuenta de demostración: demo@obra.test / obra-demo-2026'] : []),
    `  Datos: ${config.databaseUrl ? 'PostgreSQL (DATABASE_URL)' : storeFile(config)}`,
    `  Mail saliente: ${mail}`,
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

function endOrderly(server: ServerType, services: Services): void {
  let isEnding = false
  const end = () => {
    if (isEnding) return
    isEnding = true
    const force = setTimeout(() => process.exit(1), graceMilliseconds)
    force.unref()
    const close = async () => {
      await services.background.settled()
      await services.store.close()
    }
    server.close(() => void close().then(() => process.exit(0)))
    services.streams.endAll()
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const secret = readSecret(process.env, config)
  const store = await openStore(config)
  try {
    await migrate(store)
    if (process.env.OBRA_SEED === 'demo') {
      const { seed } = await import('./app/seed.ts')
      await seed(store, { passwords: createPasswords(), now: new Date() })
    }
    const services = createServices(config, secret, store)
    const app = createApp(services, existsSync(path.join(webFolder, 'index.html')) ? webApp(webFolder) : undefined)
    const server = await listen(app, config)
    const bound = server.address()
    const port = typeof bound === 'object' && bound ? bound.port : config.port
    endOrderly(server, services)
    const demo = store.read.selectFrom('users').select('id').where('email', '=', 'demo@obra.test')
    const hasDemo = (await demo.executeTakeFirst()) !== undefined
    announce(config, `http://${config.host}:${port}`, services.mailer.destination, hasDemo)
  } catch (error) {
    await store.close().catch(() => {})
    throw error
  }
}

await start().catch((error: unknown) => {
  process.stderr.write(`\nObra no pudo arrancar (esquema ${latestMigration}).\n${startupAdvice(error, process.env)}\n`)
  process.exit(1)
})
