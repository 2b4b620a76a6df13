/** The server process: configuration, store, app, listening, and graceful shutdown. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { serve, type ServerType } from '@hono/node-server'
import { pino } from 'pino'
import { endAbandonedSoon } from './areas/cargas/door.ts'
import { deliverSoon } from './areas/mailbox/outbox.service.ts'
import { forgetOldDeliveries, sendSoon } from './areas/webhooks/sending.service.ts'
import { emptyTrashSoon, readTextsSoon } from './areas/documentos/door.ts'
import { extendOccurrencesSoon, remindOfEventsSoon } from './areas/eventos/reminders.service.ts'
import { refreshDueSoon } from './areas/fuentes/reading.service.ts'
import { remindSoon } from './areas/notes/reminders.service.ts'
import { notifyDueDatesSoon } from './areas/notifications/due-dates.service.ts'
import { createPasswords } from './adapters/passwords.ts'
import { limitConnections, type Connections } from './adapters/connections.ts'
import { readConfig, readSecret, type Config } from './app/config.ts'
import { latestMigration } from './db/migrate.ts'
import { accountsOf } from './areas/auth/account-admin.service.ts'
import { isSampleStore, samplePassword } from './areas/auth/sample.service.ts'
import { createApp } from './app/app.ts'
import type { Services } from './context.ts'
import { webApp } from './http/static.ts'
import { createServices, filesFolder, openStore, storeFile } from './app/services.ts'
import { createFileFolder } from './db/files/file-folder.ts'
import { movePiecesOut } from './db/files/move-pieces.ts'
import { obraCommand, startupAdvice } from './app/startup-advice.ts'
import { upgradeStore } from './app/upgrade-store.ts'
import { variableWarnings } from '../openapi/shared/variables.ts'

const webFolder = path.resolve(import.meta.dirname, '../web/dist')
/** A shutdown that takes longer is aborted. */
const longestEndMilliseconds = 15_000
/** How often each replica polls for due mail, webhooks and reminders. New ones are also delivered at once. */
const pollingMilliseconds = 10_000
/** How often each replica checks due dates, and withdraws their notifications once a record is settled. */
const dueDatesMilliseconds = 60_000
/** How often unused files and old webhook deliveries are removed. */
const cleaningMilliseconds = 60 * 60 * 1000

function listen(app: { fetch: Parameters<typeof serve>[0]['fetch'] }, config: Config): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, () => resolve(server))
    server.once('error', reject)
  })
}

/** Getting-started lines, by the result of `accountsOf`. */
const gettingStarted = {
  demo: [
    `  Cuenta de demostración: demo@obra.test / ${samplePassword}`,
    `  Son datos de ejemplo. Para trabajar con los tuyos: OBRA_DATA_DIR=./mis-datos ${obraCommand} init`,
  ],
  none: [`  Todavía no hay cuentas. Creá la primera, con su empresa y su proyecto: ${obraCommand} init`],
  own: [],
}

function announce(config: Config, address: string, mail: string, accounts: keyof typeof gettingStarted): void {
  const lines = [
    '',
    `  Obra está lista en ${address}`,
    ...gettingStarted[accounts],
    `  Datos: ${config.databaseUrl ? 'PostgreSQL (DATABASE_URL)' : storeFile(config)}`,
    `  Mail saliente: ${mail}`,
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

function endOrderly(
  connections: Connections,
  services: Services,
  polling: NodeJS.Timeout[],
  endTracing?: () => Promise<void>,
): void {
  let isEnding = false
  const end = async () => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), longestEndMilliseconds).unref()
    for (const each of polling) clearInterval(each)
    services.streams.endAll()
    await connections.end()
    await services.background.settled()
    await services.store.close()
    await endTracing?.()
    process.exit(0)
  }
  process.once('SIGINT', () => void end())
  process.once('SIGTERM', () => void end())
}

const pageOf = (services: Services, { isSignUpOpen }: Config) =>
  webApp(webFolder, { isSignUpOpen, isSample: () => isSampleStore(services.store.read) })

const removeUnusedFiles = ({ background, files }: Services) =>
  background.run('unused files', () => files.removeUnused())

async function start(): Promise<void> {
  for (const warning of variableWarnings(process.env)) console.error(warning)
  const config = readConfig(process.env)
  const secret = readSecret(process.env, config)
  const tracing = config.hasTraces
    ? (await import('./app/tracing.ts')).startTracing(pino({ level: config.logLevel, base: null }))
    : undefined
  const store = await openStore(config, tracing?.watchQuery)
  try {
    await upgradeStore(config, store, (step) => process.stdout.write(`  ${step}\n`))
    if (process.env.OBRA_SEED === 'demo') {
      const { seed } = await import('./app/seed.ts')
      await seed(store, { passwords: createPasswords(), now: new Date() })
    }
    await movePiecesOut(store, createFileFolder(filesFolder(config)))
    const made = createServices(config, secret, store, tracing?.withTracing)
    const services = config.metricsToken
      ? (await import('./app/metrics.ts')).withMetrics(made, config.metricsToken)
      : made
    const isBuilt = existsSync(path.join(webFolder, 'index.html'))
    const app = createApp(services, isBuilt ? pageOf(services, config) : undefined)
    const server = await listen(app, config)
    const bound = server.address()
    const port = typeof bound === 'object' && bound ? bound.port : config.port
    const polling = setInterval(() => {
      deliverSoon(services)
      remindSoon(services)
      remindOfEventsSoon(services)
      sendSoon(services)
      refreshDueSoon(services)
      readTextsSoon(services)
      endAbandonedSoon(services)
    }, pollingMilliseconds)
    const cleaning = setInterval(() => {
      emptyTrashSoon(services)
      removeUnusedFiles(services)
      forgetOldDeliveries(services)
    }, cleaningMilliseconds)
    const dueDates = setInterval(() => {
      notifyDueDatesSoon(services)
      extendOccurrencesSoon(services)
    }, dueDatesMilliseconds)
    endOrderly(limitConnections(server), services, [polling, dueDates, cleaning], tracing?.end)
    announce(config, `http://${config.host}:${port}`, services.mailer.destination, await accountsOf(services))
  } catch (error) {
    await store.close().catch(() => {})
    throw error
  }
}

await start().catch((error: unknown) => {
  process.stderr.write(`\nObra no pudo arrancar (esquema ${latestMigration}).\n${startupAdvice(error, process.env)}\n`)
  process.exit(1)
})
