import { describe, expect, it } from 'vitest'
import { readPdfEvent } from './pdf-messages.ts'

describe('messages of the PDF frame', () => {
  it.each([
    [{ kind: 'ready', more: 1 }, { kind: 'ready' }],
    [
      { kind: 'opened', pageCount: 3 },
      { kind: 'opened', pageCount: 3 },
    ],
    [
      { kind: 'failed', reason: 'password' },
      { kind: 'failed', reason: 'password' },
    ],
    [
      { kind: 'failed', reason: '<b>' },
      { kind: 'failed', reason: 'damaged' },
    ],
    [{ kind: 'opened', pageCount: -1 }, undefined],
    [{ kind: 'opened', pageCount: '3' }, undefined],
    [
      { kind: 'found', count: 3, current: 2, page: 7, isDone: true, hasText: 1 },
      { kind: 'found', count: 3, current: 2, page: 7, isDone: true, hasText: false },
    ],
    [{ kind: 'found', count: 3, current: 4, page: 7 }, undefined],
    [{ kind: 'found', count: 1e9, current: 1, page: 1 }, undefined],
    [{ kind: 'shown', scale: Infinity }, undefined],
    [{ kind: 'printing', page: 0.5 }, undefined],
    [
      { kind: 'unprintable', reason: '<b>' },
      { kind: 'unprintable', reason: 'refused' },
    ],
    [{ kind: 'picture', bytes: 'no bytes' }, undefined],
    [{ kind: 'other' }, undefined],
    ['ready', undefined],
    [null, undefined],
  ])('%o is read as %o', (data, event) => {
    expect(readPdfEvent(data)).toEqual(event)
  })
})
