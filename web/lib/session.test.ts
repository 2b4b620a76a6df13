// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readDraft, writeDraft } from './local-drafts.ts'
import {
  activeCompanyId,
  activeProjectId,
  clearStoredSelection,
  endSession,
  isSignedIn,
  hasSessionEnded,
  noteSessionEnded,
  resetSession,
  restoreStoredSelection,
  signedInUserId,
  signOut,
  startSession,
  storeActiveDeveloper,
  storeActiveProject,
  validToken,
  whenSessionEnds,
} from './session.ts'

const token = (payload: object) => `head.${btoa(JSON.stringify(payload)).replaceAll('=', '')}.signature`
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a session', () => {
  it('is valid until its token expires', () => {
    const valid = token({ exp: inAnHour() })
    startSession(valid)
    expect(validToken()).toBe(valid)
    expect(validToken(Date.now() + 2 * 3600_000)).toBeNull()
  })

  it('is invalid with a token without expiry, or with other text', () => {
    for (const broken of [token({}), token({ exp: 'soon' }), 'nonsense', 'a.b.c']) {
      startSession(broken)
      expect(isSignedIn(), broken).toBe(false)
    }
  })

  it('reads the active ids as numbers and ignores other values', () => {
    storeActiveDeveloper(3)
    storeActiveProject(8)
    expect([activeCompanyId(), activeProjectId()]).toEqual([3, 8])
    sessionStorage.clear()
    localStorage.removeItem('proyectoActivo')
    localStorage.setItem('desarrolladoraActiva', 'undefined')
    expect([activeCompanyId(), activeProjectId()]).toEqual([null, null])
  })

  it('keeps a tab’s choice when another tab stores one; only new tabs start with that', () => {
    localStorage.setItem('desarrolladoraActiva', '3')
    localStorage.setItem('proyectoActivo', '8')
    expect([activeCompanyId(), activeProjectId()]).toEqual([3, 8])
    localStorage.setItem('desarrolladoraActiva', '4')
    localStorage.setItem('proyectoActivo', '9')
    expect([activeCompanyId(), activeProjectId()]).toEqual([3, 8])
    sessionStorage.clear()
    expect([activeCompanyId(), activeProjectId()]).toEqual([4, 9])
  })

  it('restores a cleared selection if none was made', () => {
    storeActiveDeveloper(3)
    storeActiveProject(8)
    clearStoredSelection()
    expect(localStorage.length).toBe(0)
    restoreStoredSelection()
    expect([localStorage.desarrolladoraActiva, localStorage.proyectoActivo]).toEqual(['3', '8'])
  })

  it('removes token and both ids when it ends, and notifies listeners', () => {
    const forget = vi.fn()
    whenSessionEnds(forget)
    startSession(token({ exp: inAnHour() }))
    storeActiveDeveloper(1)
    storeActiveProject(1)
    endSession()
    expect(localStorage.length).toBe(0)
    expect(forget).toHaveBeenCalledOnce()
  })

  it('logs a warning if the local storage cannot be cleared', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    vi.stubGlobal('localStorage', {
      clear() {
        throw new Error('denied')
      },
    })
    expect(resetSession).not.toThrow()
    expect(warn).toHaveBeenCalledOnce()
  })

  it('reports that the server ended it until the next sign-in or sign-out', () => {
    noteSessionEnded()
    endSession()
    resetSession()
    expect(hasSessionEnded()).toBe(true)
    startSession(token({ exp: inAnHour() }))
    expect(hasSessionEnded()).toBe(false)
    noteSessionEnded()
    signOut()
    expect(hasSessionEnded()).toBe(false)
  })

  it('reports an expired token that a guard removes', () => {
    startSession(token({ exp: 1, sub: 'ana' }))
    expect(signedInUserId()).toBe('ana')
    resetSession()
    expect([hasSessionEnded(), signedInUserId()]).toEqual([true, null])
  })

  it('keeps drafts when it ends, but not when the user signs out', () => {
    startSession(token({ sub: 'ana' }))
    writeDraft('ana', 'note/1', 'Yerba')
    endSession()
    resetSession()
    expect(readDraft('ana', 'note/1')?.value).toBe('Yerba')
    startSession(token({ sub: 'ana' }))
    signOut()
    expect(localStorage.length).toBe(0)
  })
})
