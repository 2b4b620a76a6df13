import { describe, expect, it } from 'vitest'
import { afterSignIn, signInAddress } from './redirect.ts'

const after = (query: string) => afterSignIn(new URLSearchParams(query), 'https://obra.test')

describe('signing in', () => {
  it('remembers the page that was wanted', () => {
    expect(signInAddress('/calendario?mes=3')).toBe('/sign-in?redirectURL=/calendario%3Fmes%3D3')
    expect(after('redirectURL=/calendario%3Fmes%3D3')).toBe('/calendario?mes=3')
  })

  it('never leads back to signing out', () => expect(signInAddress('/sign-out')).toBe('/sign-in'))

  it('leads to the redirect where nothing was wanted', () => expect(after('')).toBe('/signed-in-redirect'))

  it('never leads out of the app', () => {
    for (const url of ['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)', 'calendario']) {
      expect(after(`redirectURL=${encodeURIComponent(url)}`), url).toBe('/signed-in-redirect')
    }
  })
})
