// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { appearance, changeAppearance, showOwnAppearance } from './appearance.ts'
import { endSession, startSession } from './session.ts'

const signInAs = (sub: string) => {
  const claims = { sub, exp: 4_000_000_000 }
  startSession(`head.${btoa(JSON.stringify(claims))}.signature`)
  showOwnAppearance()
}
const page = () => ({ ...document.documentElement.dataset })

beforeEach(() => {
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  endSession()
  showOwnAppearance()
})

describe('the appearance', () => {
  it('is the configured one at first: light, default', () => {
    expect(appearance.get()).toEqual({ scheme: 'light', theme: 'default' })
  })

  it('is on the page at once when it changes, and in the cookie that index.html reads', () => {
    signInAs('lucia')
    changeAppearance({ theme: 'teal' })
    changeAppearance({ scheme: 'dark' })
    expect(page()).toMatchObject({ scheme: 'dark', theme: 'teal' })
    expect(appearance.get()).toEqual({ scheme: 'dark', theme: 'teal' })
    expect(document.cookie).toMatch(/(^|; )obra-appearance=dark\.teal(;|$)/)
  })

  it('is kept for each person', () => {
    signInAs('lucia')
    changeAppearance({ scheme: 'dark', theme: 'rose' })
    signInAs('martin')
    expect(page()).toMatchObject({ scheme: 'light', theme: 'default' })
    changeAppearance({ scheme: 'auto', theme: 'amber' })
    signInAs('lucia')
    expect(page()).toMatchObject({ scheme: 'dark', theme: 'rose' })
    signInAs('martin')
    expect(page()).toMatchObject({ scheme: 'auto', theme: 'amber' })
  })

  it('outlives the local storage, which the guards clear', () => {
    signInAs('lucia')
    changeAppearance({ theme: 'purple' })
    localStorage.clear()
    signInAs('lucia')
    expect(page().theme).toBe('purple')
  })

  it('takes nothing else from the cookie', () => {
    document.cookie = 'obra-appearance-lucia=neon.lava; path=/'
    signInAs('lucia')
    expect(page()).toMatchObject({ scheme: 'light', theme: 'default' })
  })
})
