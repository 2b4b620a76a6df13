import { describe, expect, it } from 'vitest'
import {
  afterSelection,
  afterSignIn,
  lockAddress,
  projectLinkAddress,
  selectionAddress,
  signInAddress,
} from './redirect.ts'

const leadsTo = (wanted: string) => afterSignIn(new URLSearchParams({ redirectURL: wanted }), 'https://obra.test')

describe('afterSignIn', () => {
  it('returns the requested page with query and fragment', () => {
    expect(leadsTo('/contacts?search=jose#top')).toBe('/contacts?search=jose#top')
  })

  it('returns the signed-in redirect without a requested page', () => {
    expect(afterSignIn(new URLSearchParams(), 'https://obra.test')).toBe('/signed-in-redirect')
  })

  it.each([
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '/.//evil.test',
    '/x/..//evil.test',
    'javascript:alert(1)',
    '',
    'contacts',
    '/sign-out',
    '/SIGN-OUT',
    '/sign-out/',
    '/Sign%2Dout//?a=b',
  ])('does not lead to %s', (wanted) => {
    expect(leadsTo(wanted)).toBe('/signed-in-redirect')
  })

  it('returns the page behind the lock screen', () => {
    expect(leadsTo('/unlock-session?redirectURL=/notes')).toBe('/notes')
    expect(leadsTo('/unlock-session?redirectURL=//evil.test')).toBe('/signed-in-redirect')
    expect(leadsTo('/unlock-session')).toBe('/signed-in-redirect')
  })
})

describe('afterSelection', () => {
  const leadsOn = (redirectURL: string) => afterSelection(new URLSearchParams({ redirectURL }), 'https://obra.test')

  it('returns the requested page, otherwise the root', () => {
    expect(leadsOn('/finanzas/comprobantes?estado=borrador')).toBe('/finanzas/comprobantes?estado=borrador')
    expect(afterSelection(new URLSearchParams(), 'https://obra.test')).toBe('/')
    for (const other of ['//evil.test', 'https://evil.test/', '/sign-out', '/seleccionar-desarrolladora'])
      expect(leadsOn(other)).toBe('/')
  })
})

describe('sign-in and lock addresses', () => {
  it('carry the full address of the page', () => {
    const page = '/contacts?search=a&sort=b'
    for (const address of [
      signInAddress,
      lockAddress,
      selectionAddress,
      (url: string) => projectLinkAddress(3, url),
    ].map((to) => to(page))) {
      expect(new URL(address, 'https://obra.test').searchParams.get('redirectURL')).toBe(page)
    }
    expect(signInAddress('/calendario?mes=3')).toBe('/sign-in?redirectURL=/calendario%3Fmes%3D3')
    for (const address of ['/sign-out', '/SIGN-OUT', '/sign-out/?a=b']) expect(signInAddress(address)).toBe('/sign-in')
  })
})
