import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }

describe('the variables of OpenTelemetry', () => {
  it('switch traces on and off as the standard says', () => {
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
