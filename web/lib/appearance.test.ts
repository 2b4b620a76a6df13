// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { appearance, showAppearance } from './appearance.ts'

const page = () => ({ ...document.documentElement.dataset })

beforeEach(() => showAppearance({ scheme: 'light', theme: 'default', density: 'comfortable' }))

describe('the appearance', () => {
  it('changes the page and the cookie for index.html at once', () => {
    showAppearance({ theme: 'teal' })
    showAppearance({ scheme: 'dark' })
    showAppearance({ density: 'compact' })
    expect(page()).toMatchObject({ scheme: 'dark', theme: 'teal', density: 'compact' })
    expect(appearance.get()).toEqual({ scheme: 'dark', theme: 'teal', density: 'compact' })
    expect(document.cookie).toMatch(/(^|; )obra-appearance=dark\.teal\.compact(;|$)/)
  })

  it('survives clearing the local storage', () => {
    showAppearance({ theme: 'purple' })
    localStorage.clear()
    expect(document.cookie).toContain('obra-appearance=light.purple.comfortable')
  })

  it('notifies its subscribers of changes only', () => {
    let notifications = 0
    const stop = appearance.subscribe(() => notifications++)
    showAppearance({ theme: 'rose' })
    showAppearance({ theme: 'rose', scheme: 'light' })
    stop()
    expect(notifications).toBe(1)
  })
})
