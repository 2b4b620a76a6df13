import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenChanged } from './when-changed.ts'

let root = ''
const making = { inputs: ['api', 'one.yaml'], outputs: ['api/generated'], stamp: '.made' }
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'obra-made-'))
  mkdirSync(path.join(root, 'api/generated'), { recursive: true })
  write('one.yaml', 'a')
  write('api/two.yaml', 'a')
})
afterEach(() => rmSync(root, { recursive: true }))

it('makes again after a change of an input, not of an output, and after a failure', () => {
  const make = vi.fn<() => number>()
  const calls = (code = 0) => {
    make.mockReturnValue(code)
    whenChanged(root, making, make)
    return make.mock.calls.length
  }
  expect([calls(), calls()]).toEqual([1, 1])
  write('api/generated/out.json', '{}')
  expect(calls()).toBe(1)
  write('one.yaml', 'b')
  expect([calls(1), calls(), calls()]).toEqual([2, 3, 3])
})

it('makes again what is saved while it makes', () => {
  const make = vi
    .fn(() => 0)
    .mockImplementationOnce(() => {
      write('api/two.yaml', 'saved meanwhile')
      return 0
    })
  whenChanged(root, making, make)
  whenChanged(root, making, make)
  whenChanged(root, making, make)
  expect(make).toHaveBeenCalledTimes(2)
})
