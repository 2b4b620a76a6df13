// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { notices } from '../api/notices.ts'
import { guard } from './guards.ts'
import type { Screen } from './screens.ts'

const session = `head.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.signature`

type Access = Screen['access']

/** The guard's redirect for an address; null if it passes. */
function target(access: Access, address: string, isOfProject?: true): string | null {
  try {
    guard({ access, ...(isOfProject && { isOfProject }) }, new Request(`https://obra.test${address}`))
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
    const selection = '/seleccionar-desarrolladora?redirectURL=/help%3Ftema%3D1'
    expect(target('withProject', '/help?tema=1')).toBe(selection)
    localStorage.setItem('desarrolladoraActiva', '1')
    expect(target('withProject', '/help?tema=1')).toBe(selection)
    localStorage.setItem('proyectoActivo', '1')
    expect(target('withProject', '/help?tema=1')).toBeNull()
  })

  it('the selection needs only the session', () => {
    expect(target('signedIn', '/seleccionar-desarrolladora')).toBeNull()
  })
})

describe('a screen of a project', () => {
  const open = (address: string) => target('withProject', address, true)
  beforeEach(() => localStorage.setItem('accessToken', session))

  it('without an active project: the link names it, otherwise the user chooses', () => {
    expect(open('/finanzas/pagos?pagina=2')).toBe(
      '/seleccionar-desarrolladora?redirectURL=/finanzas/pagos%3Fpagina%3D2',
    )
    expect(open('/finanzas?proyecto=7')).toBe('/proyectos/7?redirectURL=/finanzas%3Fproyecto%3D7')
  })

  describe('with an active project', () => {
    beforeEach(() => {
      sessionStorage.clear()
      localStorage.setItem('desarrolladoraActiva', '1')
      localStorage.setItem('proyectoActivo', '4')
    })

    it('has its project in the address', () => {
      expect(open('/finanzas/pagos?proyecto=4&pagina=2')).toBeNull()
      expect(open('/finanzas/pagos?pagina=2')).toBe('/finanzas/pagos?pagina=2&proyecto=4')
    })

    it('replaces what is no project id', () => {
      for (const text of ['', 'abc', '-1', '0', '1.5', '4%20', '9'.repeat(20), '<script>'])
        expect(open(`/finanzas?proyecto=${text}`)).toBe('/finanzas?proyecto=4')
      expect(open('/finanzas?proyecto=4&proyecto=5')).toBeNull()
    })

    it('leads to the page that offers to switch if the link is of another one', () => {
      expect(open('/finanzas?proyecto=7')).toBe('/proyectos/7?redirectURL=/finanzas%3Fproyecto%3D7')
    })
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
