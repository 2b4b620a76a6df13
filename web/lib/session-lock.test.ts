// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { lockedSession, lockSession, nameLock, removeLock } from './session-lock.ts'
import {
  activeCompanyId,
  endSession,
  isSignedIn,
  startSession,
  storeActiveDeveloper,
  whenSessionEnds,
} from './session.ts'

const hour = 3_600_000
const token = `head.${btoa(JSON.stringify({ exp: Math.floor((Date.now() + hour) / 1000) })).replaceAll('=', '')}.signature`
const person = { name: 'Lucía Ferreyra', email: 'demo@obra.test' }

beforeEach(() => localStorage.clear())

it('removes the token and the user’s data, and keeps the chosen company', () => {
  const forget = vi.fn<() => void>()
  whenSessionEnds(forget)
  startSession(token)
  storeActiveDeveloper(3)
  expect(lockSession()).toBe(token)
  expect(isSignedIn()).toBe(false)
  expect(forget).toHaveBeenCalledOnce()
  expect(activeCompanyId()).toBe(3)
})

it('stores whose session it is', () => {
  startSession(token)
  lockSession()
  expect(lockedSession()?.person).toBeNull()
  nameLock(person)
  expect(lockedSession()?.person).toEqual(person)
})

it('expires with the token', () => {
  startSession(token)
  lockSession()
  expect(lockedSession(Date.now() + hour + 1000)).toBeNull()
})

it('does nothing without a session or if it is locked already', () => {
  expect(lockSession()).toBeNull()
  expect(lockedSession()).toBeNull()
  startSession(token)
  lockSession()
  nameLock(person)
  expect(lockSession()).toBeNull()
  expect(lockedSession()?.person).toEqual(person)
})

it('ends on signing in or on removal', () => {
  startSession(token)
  lockSession()
  startSession(token)
  expect(lockedSession()).toBeNull()
  endSession()
  expect(lockedSession()).not.toBeNull()
  removeLock()
  expect(lockedSession()).toBeNull()
})

it('ignores a malformed record', () => {
  localStorage.setItem('obra-locked', '{')
  expect(lockedSession()).toBeNull()
})
