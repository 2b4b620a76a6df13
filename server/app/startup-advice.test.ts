import { describe, expect, it } from 'vitest'
import { startupAdvice } from './startup-advice.ts'

const advice = (code: string) =>
  startupAdvice(Object.assign(new Error(`driver says ${code}`), { code }), { DATABASE_URL: 'postgres://x' })

describe('what to do about a PostgreSQL that refuses', () => {
  it('names the password, the database, and the server that is not there', () => {
    expect(advice('28P01')).toContain('usuario o la contraseña')
    expect(advice('28000')).toContain('usuario o la contraseña')
    expect(advice('3D000')).toContain('no existe en ese PostgreSQL')
    expect(advice('ECONNREFUSED')).toContain('No se llega a PostgreSQL (ECONNREFUSED)')
  })
})
