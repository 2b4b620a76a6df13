// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  draftNames,
  dropOldDrafts,
  hasAnyDraft,
  hasDrafts,
  readDraft,
  removeDraft,
  removeDraftsOf,
  writeDraft,
} from './local-drafts.ts'

const day = 24 * 3600_000

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('belongs to one account', () => {
  expect(writeDraft('ana', 'note/1', { title: 'Cal' })).toBe(true)
  expect(readDraft('ana', 'note/1')?.value).toEqual({ title: 'Cal' })
  expect([readDraft('luis', 'note/1'), readDraft(null, 'note/1')]).toEqual([null, null])
  expect([draftNames('ana', 'note/'), draftNames('luis')]).toEqual([['note/1'], []])
  expect(writeDraft(null, 'note/1', {})).toBe(false)
})

it('is deleted alone, or with all of its account', () => {
  for (const name of ['a', 'b']) writeDraft('ana', name, 1)
  writeDraft('ana', 'mail', 1, 'tab')
  writeDraft('luis', 'a', 1)
  removeDraft('ana', 'a')
  expect(draftNames('ana')).toEqual(['b'])
  removeDraftsOf('ana')
  expect([hasDrafts('ana'), hasDrafts('luis'), hasAnyDraft()]).toEqual([false, true, true])
})

it('is forgotten after 30 days, for all accounts', () => {
  vi.useFakeTimers({ now: 0 })
  writeDraft('ana', 'old', 1)
  vi.setSystemTime(29 * day)
  writeDraft('luis', 'new', 1)
  dropOldDrafts()
  expect(readDraft('ana', 'old')?.storedAt).toBe(0)
  vi.setSystemTime(30 * day)
  expect(readDraft('ana', 'old')).toBeNull()
  dropOldDrafts()
  expect([draftNames('ana'), draftNames('luis')]).toEqual([[], ['new']])
})

it('is absent if it is too long, or the storage is full, blocked or malformed', () => {
  expect(writeDraft('ana', 'long', 'x'.repeat(1_000_000))).toBe(false)
  localStorage.setItem('obra-draft:ana:broken', '{')
  expect(readDraft('ana', 'broken')).toBeNull()
  dropOldDrafts()
  expect(localStorage.length).toBe(0)
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new Error('full')
    },
  })
  expect(writeDraft('ana', 'a', 1)).toBe(false)
  vi.stubGlobal('localStorage', undefined)
  expect([writeDraft('ana', 'a', 1), readDraft('ana', 'a'), draftNames('ana')]).toEqual([false, null, []])
})
