import { describe, expect, it } from 'vitest'
import { startupAdvice } from './startup-advice.ts'

const advice = (code: string) =>
  startupAdvice(Object.assign(new Error(`driver says ${code}`), { code }), { DATABASE_URL: 'postgres://x' })

describe('advice for PostgreSQL errors', () => {
  it('names a wrong password, a missing database, and an unreachable server', () => {
    expect(advice('28P01')).toContain('usuario o la contraseña')
    expect(advice('28000')).toContain('usuario o la contraseña')
    expect(advice('3D000')).toContain('no existe en ese PostgreSQL')
    expect(advice('ECONNREFUSED')).toContain('No se llega a PostgreSQL (ECONNREFUSED)')
  })
})

describe('advice for an unavailable port or address', () => {
  const listen = (code: string, env: NodeJS.ProcessEnv, more = {}) =>
    startupAdvice(Object.assign(new Error(code), { code, syscall: 'listen', ...more }), env)

  it('suggests another port, with the same way to start', () => {
    expect(listen('EADDRINUSE', { OBRA_SEED: 'demo' })).toMatch(/3000 está ocupado.*: PORT=3001 npm start$/)
    expect(listen('EADDRINUSE', { OBRA_SEED: '', PORT: '3001' })).toMatch(/3001.*: PORT=3002 npx obra serve$/)
    expect(listen('EADDRINUSE', { PORT: '65535' })).toContain('PORT=65534 ')
  })

  it('distinguishes a forbidden port from a folder that is not writable', () => {
    expect(listen('EACCES', { PORT: '80' })).toContain('no puede escuchar en el puerto 80')
    expect(listen('EACCES', {}, { syscall: 'mkdir' })).toContain('carpeta de datos')
  })

  it('names HOST if it is no address of this machine, and DATABASE_URL if its host is missing', () => {
    expect(listen('EADDRNOTAVAIL', { HOST: '192.0.2.1' })).toContain('HOST no es una dirección de este equipo')
    const unknown = { syscall: 'getaddrinfo', hostname: 'nada.invalid' }
    expect(listen('ENOTFOUND', { HOST: 'nada.invalid' }, unknown)).toContain('HOST no es una dirección')
    expect(listen('ENOTFOUND', { DATABASE_URL: 'postgres://nada.invalid/x' }, unknown)).toContain('DATABASE_URL')
  })
})
