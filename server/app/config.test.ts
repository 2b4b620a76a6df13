import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

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
