// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { lockedSession, lockSession, nameLock, removeLock } from './session-lock.ts'
import {
  activeDeveloperId,
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

it('puts the token away and forgets the person’s data, and keeps the chosen company', () => {
  const forget = vi.fn<() => void>()
  whenSessionEnds(forget)
  startSession(token)
  storeActiveDeveloper(3)
  expect(lockSession()).toBe(token)
  expect(isSignedIn()).toBe(false)
  expect(forget).toHaveBeenCalledOnce()
  expect(activeDeveloperId()).toBe(3)
})

it('remembers whose session it is', () => {
  startSession(token)
  lockSession()
  expect(lockedSession()?.person).toBeNull()
  nameLock(person)
  expect(lockedSession()?.person).toEqual(person)
})

it('holds as long as the token would have', () => {
  startSession(token)
  lockSession()
  expect(lockedSession(Date.now() + hour + 1000)).toBeNull()
})

it('has nothing to lock without a session, and does not lock twice', () => {
  expect(lockSession()).toBeNull()
  expect(lockedSession()).toBeNull()
  startSession(token)
  lockSession()
  nameLock(person)
  expect(lockSession()).toBeNull()
  expect(lockedSession()?.person).toEqual(person)
})

it('is over once somebody is signed in, or it is removed', () => {
  startSession(token)
  lockSession()
  startSession(token)
  expect(lockedSession()).toBeNull()
  endSession()
  expect(lockedSession()).not.toBeNull()
  removeLock()
  expect(lockedSession()).toBeNull()
})

it('takes a broken record for none', () => {
  localStorage.setItem('obra-locked', '{')
  expect(lockedSession()).toBeNull()
})
