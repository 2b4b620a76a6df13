// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { appearance, showAppearance } from './appearance.ts'

const page = () => ({ ...document.documentElement.dataset })

beforeEach(() => showAppearance({ scheme: 'light', theme: 'default', density: 'comfortable' }))

describe('the appearance', () => {
  it('is on the page at once when it changes, and in the cookie that index.html reads', () => {
    showAppearance({ theme: 'teal' })
    showAppearance({ scheme: 'dark' })
    showAppearance({ density: 'compact' })
    expect(page()).toMatchObject({ scheme: 'dark', theme: 'teal', density: 'compact' })
    expect(appearance.get()).toEqual({ scheme: 'dark', theme: 'teal', density: 'compact' })
    expect(document.cookie).toMatch(/(^|; )obra-appearance=dark\.teal\.compact(;|$)/)
  })

  it('outlives the local storage, which the guards clear', () => {
    showAppearance({ theme: 'purple' })
    localStorage.clear()
    expect(document.cookie).toContain('obra-appearance=light.purple.comfortable')
  })

  it('tells those who follow it of changes only', () => {
    let told = 0
    const stop = appearance.subscribe(() => told++)
    showAppearance({ theme: 'rose' })
    showAppearance({ theme: 'rose', scheme: 'light' })
    stop()
    expect(told).toBe(1)
  })
})
