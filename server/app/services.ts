import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { pino } from 'pino'
import packageJson from '../../package.json' with { type: 'json' }
import { createMailer } from '../adapters/mailer.ts'
import { createPasswords } from '../adapters/passwords.ts'
import type { Config } from './config.ts'
import { connect } from '../db/connect.ts'
import type { Store } from '../db/store.ts'
import type { Services } from '../context.ts'
import { createTokens } from '../adapters/tokens.ts'
import { createBackgroundTasks } from '../lib/background.ts'
import { createStreams } from '../lib/streams.ts'

/** The SQLite file inside the data folder. */
export function storeFile(config: Config): string {
  return path.join(config.dataFolder, 'obra.sqlite')
}

/** Opens the configured store, and makes the data folder where it is missing. */
export async function openStore(config: Config): Promise<Store> {
  mkdirSync(config.dataFolder, { recursive: true, mode: 0o700 })
  return connect({ databaseUrl: config.databaseUrl, file: storeFile(config) })
}

/** Everything that the app needs, from the configuration. */
export function createServices(config: Config, secret: string, store: Store): Services {
  const logger = pino({ level: config.logLevel, base: null })
  return {
    store,
    logger,
    tokens: createTokens(secret),
    passwords: createPasswords(),
    mailer: createMailer({
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      outboxFolder: path.join(config.dataFolder, 'outbox'),
    }),
    background: createBackgroundTasks(logger),
    streams: createStreams(),
    clock: () => new Date(),
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    version: packageJson.version,
  }
}
