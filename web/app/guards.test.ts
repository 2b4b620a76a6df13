// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { notices } from '../api/notices.ts'
import type { Access } from './access.ts'
import { guard } from './guards.ts'

const session = `head.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.signature`

/** The guard's redirect for an address; null if it passes. */
function target(access: Access, address: string): string | null {
  try {
    guard(access, new Request(`https://obra.test${address}`))
    return null
  } catch (thrown) {
    return (thrown as Response).headers.get('Location')
  }
}

beforeEach(() => localStorage.clear())

describe('without a session', () => {
  it('a protected screen redirects to signing in and back', () => {
    expect(target('withProject', '/dashboards/project?gastos=mes')).toBe(
      '/sign-in?redirectURL=/dashboards/project%3Fgastos%3Dmes',
    )
    expect(target('signedIn', '/sign-out')).toBe('/sign-in')
  })

  it('a protected screen clears the local storage', () => {
    localStorage.setItem('desarrolladoraActiva', '1')
    target('signedIn', '/')
    expect(localStorage.length).toBe(0)
  })

  it('guest screens and public screens are open', () => {
    expect(target('guest', '/sign-in')).toBeNull()
    expect(target('anyone', '/sign-out')).toBeNull()
  })
})

describe('with a session', () => {
  beforeEach(() => localStorage.setItem('accessToken', session))

  it('a guest screen redirects to the root', () => expect(target('guest', '/sign-in')).toBe('/'))

  it('a module needs an active company and an active project', () => {
    expect(target('withProject', '/calendario')).toBe('/seleccionar-desarrolladora')
    localStorage.setItem('desarrolladoraActiva', '1')
    expect(target('withProject', '/calendario')).toBe('/seleccionar-desarrolladora')
    localStorage.setItem('proyectoActivo', '1')
    expect(target('withProject', '/calendario')).toBeNull()
  })

  it('the selection needs only the session', () => {
    expect(target('signedIn', '/seleccionar-desarrolladora')).toBeNull()
  })
})

describe('the link of a mail, opened while signed in', () => {
  it('redirects to the root like every guest screen, with a notice', () => {
    notices.set([])
    localStorage.setItem('accessToken', session)
    expect(target('guest', '/sign-up')).toBe('/')
    expect(notices.get()).toEqual([])
    expect(target('guest', '/reset-password?token=abc')).toBe('/')
    expect(notices.get()).toMatchObject([{ title: 'Ya tenés una sesión abierta', duration: 0 }])
  })
})
