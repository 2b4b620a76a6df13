import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type Config = {
  port: number
  host: string
  dataFolder: string
  databaseUrl: string | undefined
  publicUrl: string
  trustedProxies: number
  smtpUrl: string | undefined
  mailFrom: string
  logLevel: string
}

/** The configuration from the environment (contract.md, Names); throws a Spanish sentence for a value that cannot be. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = Number(env.PORT ?? 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT no es un puerto válido: ${env.PORT}`)
  const trustedProxies = Number(env.OBRA_TRUSTED_PROXIES ?? 0)
  if (!Number.isInteger(trustedProxies) || trustedProxies < 0)
    throw new Error(`OBRA_TRUSTED_PROXIES no es una cantidad de proxies: ${env.OBRA_TRUSTED_PROXIES}`)
  const host = env.HOST ?? '127.0.0.1'
  return {
    port,
    host,
    dataFolder: path.resolve(env.OBRA_DATA_DIR ?? 'data'),
    databaseUrl: env.DATABASE_URL || undefined,
    publicUrl: (env.OBRA_PUBLIC_URL ?? `http://${host}:${port}`).replace(/\/$/, ''),
    trustedProxies,
    smtpUrl: env.OBRA_SMTP_URL || undefined,
    mailFrom: env.OBRA_MAIL_FROM ?? 'Obra <no-responder@obra.test>',
    logLevel: env.OBRA_LOG_LEVEL ?? 'info',
  }
}

/** The secret that signs tokens: `OBRA_SECRET`, or one made once and kept in the data folder (mode 0600). */
export function readSecret(env: NodeJS.ProcessEnv, dataFolder: string): string {
  if (env.OBRA_SECRET) {
    if (env.OBRA_SECRET.length < 32) throw new Error('OBRA_SECRET tiene que tener al menos 32 caracteres.')
    return env.OBRA_SECRET
  }
  const file = path.join(dataFolder, 'secret')
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
