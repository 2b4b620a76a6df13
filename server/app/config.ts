import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { defaultLimits, type Limits } from '../lib/limits.ts'

export type Config = {
  port: number
  host: string
  dataFolder: string
  databaseUrl: string | undefined
  publicUrl: string
  corsOrigins: string[]
  trustedProxies: number
  smtpUrl: string | undefined
  mailFrom: string
  supportMail: string | undefined
  logLevel: string
  limits: Limits
  isSignUpOpen: boolean
  /** Whether webhooks may go to private networks, and without TLS. */
  allowsPrivateWebhooks: boolean
  /** The token that Prometheus needs for `/metrics`. */
  metricsToken: string | undefined
  /** Whether an OpenTelemetry collector is configured; its libraries read the URL themselves. */
  hasTraces: boolean
}

/** The configuration from the environment (docs/domain/conventions.md, Names). Throws a Spanish sentence for an invalid value. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = Number(env.PORT ?? 3000)
  if (!/^\d+$/.test(env.PORT ?? '3000') || port > 65_535)
    throw new Error(`PORT no es un puerto válido: «${env.PORT}». Poné un número de 0 a 65535, o sacá la variable.`)
  const trustedProxies = Number(env.OBRA_TRUSTED_PROXIES ?? 0)
  if (!Number.isInteger(trustedProxies) || trustedProxies < 0)
    throw new Error(`OBRA_TRUSTED_PROXIES no es una cantidad de proxies: ${env.OBRA_TRUSTED_PROXIES}`)
  const host = env.HOST || '127.0.0.1'
  return {
    port,
    host,
    dataFolder: path.resolve(env.OBRA_DATA_DIR || 'data'),
    databaseUrl: address(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    publicUrl: (address(env, 'OBRA_PUBLIC_URL', ['http:', 'https:']) ?? `http://${host}:${port}`).replace(/\/$/, ''),
    corsOrigins: origins(env),
    trustedProxies,
    smtpUrl: address(env, 'OBRA_SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: sender(env),
    supportMail: mailAddress(env, 'OBRA_SUPPORT_MAIL'),
    limits: {
      personMegabytes: limit(env, 'OBRA_QUOTA_PERSON_MB', defaultLimits.personMegabytes),
      companyMegabytes: limit(env, 'OBRA_QUOTA_COMPANY_MB', defaultLimits.companyMegabytes),
      mailsPerHour: limit(env, 'OBRA_MAILS_PER_HOUR', defaultLimits.mailsPerHour),
      mailRecipientsPerHour: limit(env, 'OBRA_MAIL_RECIPIENTS_PER_HOUR', defaultLimits.mailRecipientsPerHour),
      mailMegabytesPerHour: limit(env, 'OBRA_MAIL_MB_PER_HOUR', defaultLimits.mailMegabytesPerHour),
    },
    logLevel: oneOf('OBRA_LOG_LEVEL', env.OBRA_LOG_LEVEL || 'info', logLevels),
    isSignUpOpen: oneOf('OBRA_SIGN_UP', env.OBRA_SIGN_UP || 'open', ['open', 'closed']) === 'open',
    allowsPrivateWebhooks: oneOf('OBRA_WEBHOOKS_PRIVATE', env.OBRA_WEBHOOKS_PRIVATE || 'no', ['no', 'yes']) === 'yes',
    metricsToken: metricsToken(env),
    hasTraces: hasTraces(env),
  }
}

function limit(env: NodeJS.ProcessEnv, name: string, defaultLimit: number): number {
  const text = env[name]
  if (!text) return defaultLimit
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new Error(`${name} no puede ser «${text}»: poné un número entero desde 1, o sacá la variable.`)
}

function mailAddress(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const text = env[name]
  if (!text || /^[^\s@<>]+@[^\s@<>]+$/.test(text)) return text || undefined
  throw new Error(`${name} no puede ser «${text}»: poné una dirección sola, como soporte@empresa.com.`)
}

/** `OBRA_MAIL_FROM`: an address, or a name with its address in angle brackets. */
function sender({ OBRA_MAIL_FROM: text }: NodeJS.ProcessEnv): string {
  if (!text) return 'Obra <no-responder@obra.test>'
  if (/^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(text.trim())) return text.trim()
  throw new Error(`OBRA_MAIL_FROM no puede ser «${text}»: poné quién escribe, como Obra <obra@empresa.com>.`)
}

function metricsToken({ OBRA_METRICS_TOKEN: token }: NodeJS.ProcessEnv): string | undefined {
  if (!token || token.length >= 16) return token || undefined
  throw new Error('OBRA_METRICS_TOKEN tiene que tener al menos 16 caracteres.')
}

/** Whether OpenTelemetry's standard variables enable traces; throws for settings that Obra does not support. */
function hasTraces(env: NodeJS.ProcessEnv): boolean {
  const names = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']
  const isNamed = names.filter((name) => address(env, name, ['http:', 'https:'])).length > 0
  for (const name of ['OTEL_EXPORTER_OTLP_PROTOCOL', 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'])
    oneOf(name, env[name] || 'http/json', ['http/json'])
  const exporter = oneOf('OTEL_TRACES_EXPORTER', env.OTEL_TRACES_EXPORTER || 'otlp', ['otlp', 'none'])
  return isNamed && exporter !== 'none' && env.OTEL_SDK_DISABLED !== 'true'
}

/** The URL in a variable; undefined if unset or empty. Throws if it has none of the protocols. */
function address(env: NodeJS.ProcessEnv, name: string, protocols: string[]): string | undefined {
  const text = env[name]
  if (!text) return undefined
  if (protocols.includes(URL.parse(text)?.protocol ?? '')) return text
  // The value may contain a password, so the message does not repeat it.
  throw new Error(
    `${name} no es una dirección que sirva: empieza con ${protocols.map((each) => `${each}//`).join(' o ')}`,
  )
}

/** `OBRA_CORS_ORIGINS`: origins separated by commas, each as a browser sends it. */
function origins({ OBRA_CORS_ORIGINS: text = '' }: NodeJS.ProcessEnv): string[] {
  const list = text.split(',').map((each) => each.trim())
  const named = list.filter((each) => each !== '')
  for (const origin of named) {
    if (URL.parse(origin)?.origin !== origin || !/^https?:/.test(origin))
      throw new Error(
        `OBRA_CORS_ORIGINS no puede llevar «${origin}»: poné orígenes como https://tablero.empresa.com, separados por comas.`,
      )
  }
  return named
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

function oneOf(name: string, text: string, choices: string[]): string {
  if (choices.includes(text)) return text
  throw new Error(`${name} no puede ser «${text}»: elegí entre ${choices.join(', ')}.`)
}

/**
 * The secret that signs tokens: `OBRA_SECRET`, or one generated once in the data folder (mode 0600). Replicas must share it, so
 * with PostgreSQL it is required.
 */
export function readSecret(env: NodeJS.ProcessEnv, { dataFolder, databaseUrl }: Config): string {
  if (env.OBRA_SECRET) {
    if (env.OBRA_SECRET.length < 32) throw new Error('OBRA_SECRET tiene que tener al menos 32 caracteres.')
    return env.OBRA_SECRET
  }
  if (databaseUrl)
    throw new Error(
      'Con DATABASE_URL hace falta OBRA_SECRET, la misma en todas las réplicas: sin ella, cada una firmaría sesiones que ' +
        'las otras rechazan. Hacé una con: openssl rand -base64 48',
    )
  const file = path.join(dataFolder, 'secret')
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
