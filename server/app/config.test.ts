import { describe, expect, it } from 'vitest'
import { readConfig, readSecret } from './config.ts'

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }

describe('the configuration', () => {
  it.each(['nada', 'Obra', 'Obra <obra>', 'obra@obra.test, otra@obra.test'])(
    'refuses to write mails as «%s»',
    (from) => {
      expect(() => readConfig({ OBRA_MAIL_FROM: from })).toThrow('OBRA_MAIL_FROM')
    },
  )

  it.each(['obra@obra.test', 'Obra S.A. <obra@obra.test>', '"Obra, avisos" <obra@obra.test>'])('takes %s', (from) => {
    expect(readConfig({ OBRA_MAIL_FROM: from }).mailFrom).toBe(from)
  })

  it.each([
    ['PORT is empty', { PORT: '' }, 'PORT no es un puerto válido: «»'],
    ['PORT is no number', { PORT: '30x' }, 'PORT no es un puerto válido: «30x»'],
    ['OBRA_PUBLIC_URL is no address', { OBRA_PUBLIC_URL: 'obra.test' }, 'OBRA_PUBLIC_URL no es una dirección'],
    ['OBRA_SMTP_URL is no address', { OBRA_SMTP_URL: 'http://mail' }, 'empieza con smtp:// o smtps://'],
    ['DATABASE_URL is no address', { DATABASE_URL: 'mysql://x' }, 'DATABASE_URL no es una dirección'],
    ['OBRA_LOG_LEVEL is unknown', { OBRA_LOG_LEVEL: 'loud' }, 'elegí entre trace, debug'],
  ])('is refused if %s, with a message', (_, env, message) => {
    expect(() => readConfig(env)).toThrow(message)
  })

  it('needs a secret if replicas share a database, and does not reveal its password', () => {
    const env = { DATABASE_URL: 'postgres://u:clave@127.0.0.1:1/obra', OBRA_SECRET: '' }
    const refused = () => readSecret(env, readConfig(env))
    expect(refused).toThrow('Con DATABASE_URL hace falta OBRA_SECRET')
    expect(refused).not.toThrow('clave')
  })

  it('treats an empty variable as unset, as in compose files', () => {
    const empty = { HOST: '', OBRA_DATA_DIR: '', OBRA_LOG_LEVEL: '', OBRA_MAIL_FROM: '', OBRA_PUBLIC_URL: '' }
    expect(readConfig(empty)).toEqual(readConfig({}))
  })
})

describe('the variables of OpenTelemetry', () => {
  it('enable and disable traces according to the standard', () => {
    expect(readConfig({}).hasTraces).toBe(false)
    expect(readConfig(endpoint).hasTraces).toBe(true)
    expect(readConfig({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.test/v1/traces' }).hasTraces).toBe(true)
    expect(readConfig({ ...endpoint, OTEL_SDK_DISABLED: 'true' }).hasTraces).toBe(false)
    expect(readConfig({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' }).hasTraces).toBe(false)
  })

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
    ['OTEL_TRACES_EXPORTER', 'zipkin'],
  ])('are refused by name where Obra cannot do what they ask: %s', (name, value) => {
    expect(() => readConfig({ ...endpoint, [name]: value })).toThrow(name)
  })
})
