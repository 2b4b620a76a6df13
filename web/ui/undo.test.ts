import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endUndoOffers, holdUndoOffers, offerUndo, offerUndoOf, undoLast, undoOffers } from './undo.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  holdUndoOffers(false)
  endUndoOffers()
  vi.useRealTimers()
})

const texts = () => undoOffers.get().map(({ text }) => text)

test('an offer lapses after its time and calls onLapse', () => {
  const [undo, onLapse] = [vi.fn(), vi.fn()]
  offerUndo({ text: 'Borrado', seconds: 5, undo, onLapse })
  vi.advanceTimersByTime(4_900)
  expect(texts()).toEqual(['Borrado'])
  vi.advanceTimersByTime(200)
  expect(texts()).toEqual([])
  expect(onLapse).toHaveBeenCalledOnce()
  expect(undoLast()).toBe(false)
  expect(undo).not.toHaveBeenCalled()
})

test('held offers stop their timers and continue where they were', () => {
  const onLapse = vi.fn()
  offerUndo({ text: 'Enviando', seconds: 5, undo: () => {}, onLapse })
  vi.advanceTimersByTime(3_000)
  holdUndoOffers(true)
  vi.advanceTimersByTime(60_000)
  offerUndo({ text: 'Borrado', seconds: 5, undo: () => {} })
  expect(texts()).toEqual(['Enviando', 'Borrado'])
  holdUndoOffers(false)
  vi.advanceTimersByTime(1_900)
  expect(onLapse).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(onLapse).toHaveBeenCalledOnce()
  expect(texts()).toEqual(['Borrado'])
})

test('undoing happens once and does not call onLapse', () => {
  const [undo, onLapse] = [vi.fn(), vi.fn()]
  offerUndo({ text: 'Borrado', undo, onLapse })
  expect(undoLast()).toBe(true)
  expect(undoLast()).toBe(false)
  vi.advanceTimersByTime(60_000)
  expect(undo).toHaveBeenCalledOnce()
  expect(onLapse).not.toHaveBeenCalled()
})

test('a pending change is offered at once, and undone when it is done', async () => {
  const undo = vi.fn()
  const { promise: isDone, resolve } = Promise.withResolvers<boolean>()
  offerUndo({ text: 'before', undo: expect.unreachable })
  const succeeded = offerUndoOf(isDone, { text: 'Archivado', undo })
  expect(undoLast()).toBe(true)
  expect(texts()).toEqual(['before'])
  expect(undo).not.toHaveBeenCalled()
  resolve(true)
  expect(await succeeded).toBe(true)
  expect(undo).toHaveBeenCalledOnce()
})

test('a failed change is no longer offered and not undone', async () => {
  const undo = vi.fn()
  const { promise: isDone, resolve } = Promise.withResolvers<boolean>()
  const offered = offerUndoOf(isDone, { text: 'Archivado', undo })
  const early = offerUndoOf(isDone, { text: 'Borrado', undo })
  undoLast()
  expect(texts()).toEqual(['Archivado'])
  resolve(false)
  expect(await Promise.all([offered, early])).toEqual([false, false])
  expect(texts()).toEqual([])
  expect(undo).not.toHaveBeenCalled()
})

test('a fourth offer lapses the oldest one', () => {
  const onLapse = vi.fn()
  offerUndo({ text: '1', undo: () => {}, onLapse })
  for (const text of ['2', '3', '4']) offerUndo({ text, undo: () => {} })
  expect(texts()).toEqual(['2', '3', '4'])
  expect(onLapse).toHaveBeenCalledOnce()
})

test('ending a session removes all offers without calling onLapse', () => {
  const onLapse = vi.fn()
  offerUndo({ text: '1', undo: () => {}, onLapse })
  endUndoOffers()
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual([])
  expect(onLapse).not.toHaveBeenCalled()
})
