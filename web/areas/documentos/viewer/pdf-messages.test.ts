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
    [{ kind: 'other' }, undefined],
    ['ready', undefined],
    [null, undefined],
  ])('%o is read as %o', (data, event) => {
    expect(readPdfEvent(data)).toEqual(event)
  })
})
