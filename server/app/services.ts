import { chmodSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { pino } from 'pino'
import packageJson from '../../package.json' with { type: 'json' }
import { fingerprint } from '../adapters/fingerprint.ts'
import { gzip } from '../adapters/gzip.ts'
import { createMailer } from '../adapters/mailer.ts'
import { withWebhooks } from '../areas/webhooks/follow.service.ts'
import { createWebhookSender } from '../adapters/webhook-sender.ts'
import { createPasswords } from '../adapters/passwords.ts'
import { createPdfReader } from '../adapters/pdf-reader.ts'
import { createSheetReader } from '../adapters/sheet-reader.ts'
import type { Config } from './config.ts'
import { connect } from '../db/connect.ts'
import { createFileFolder } from '../db/files/file-folder.ts'
import { createFiles } from '../db/files/files.ts'
import type { Store, WatchQuery } from '../db/store.ts'
import type { Services } from '../context.ts'
import { createTokens } from '../adapters/tokens.ts'
import { createBackgroundTasks } from '../lib/background.ts'
import { createStreams } from '../lib/streams.ts'

/** The SQLite file inside the data folder. */
export function storeFile(config: Config): string {
  return path.join(config.dataFolder, 'obra.sqlite')
}

/** The folder of uploads inside the data folder; with PostgreSQL it is only temporary. */
export function filesFolder(config: Config): string {
  return path.join(config.dataFolder, 'files')
}

/** Opens the configured store, and creates the data folder if missing, readable by its owner only. */
export async function openStore(config: Config, watchQuery?: WatchQuery): Promise<Store> {
  const { dataFolder, databaseUrl } = config
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  closeToOthers(dataFolder)
  const file = storeFile(config)
  const umask = process.umask(0o077)
  try {
    return await connect({ databaseUrl, file, watchQuery })
  } finally {
    process.umask(umask)
    if (!databaseUrl) for (const suffix of ['', '-wal', '-shm']) closeToOthers(file + suffix)
  }
}

/** Removes access for everybody but the owner; if that fails, prints how to. */
function closeToOthers(place: string): void {
  const stats = statSync(place, { throwIfNoEntry: false })
  if (!stats || (stats.mode & 0o077) === 0) return
  try {
    chmodSync(place, stats.mode & 0o700)
  } catch {
    process.stderr.write(
      `Aviso: otros usuarios de esta máquina pueden leer ${place}. Cerralo con: chmod go= ${place}\n`,
    )
  }
}

/** The app's services, from the configuration; `dress` may wrap them. */
export function createServices(
  config: Config,
  secret: string,
  store: Store,
  dress: (services: Services) => Services = (services) => services,
): Services {
  const logger = pino({ level: config.logLevel, base: null })
  const clock = () => new Date()
  const services: Services = {
    store,
    files: createFiles({ store, folder: createFileFolder(filesFolder(config)), clock }),
    logger,
    tokens: createTokens(secret),
    passwords: createPasswords(),
    mailer: createMailer({
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      outboxFolder: path.join(config.dataFolder, 'outbox'),
    }),
    webhooks: createWebhookSender({ allowsPrivate: config.allowsPrivateWebhooks, version: packageJson.version }),
    background: createBackgroundTasks(logger),
    streams: createStreams(),
    clock,
    limits: config.limits,
    supportMail: config.supportMail,
    publicUrl: config.publicUrl,
    corsOrigins: config.corsOrigins,
    isSignUpOpen: config.isSignUpOpen,
    trustedProxies: config.trustedProxies,
    version: packageJson.version,
    readPdf: createPdfReader(),
    readSheet: createSheetReader(),
    fingerprint,
    gzip,
  }
  return withWebhooks(dress(services))
}
