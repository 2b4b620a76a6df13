/** No breaking change since the last release without an approved reason. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { expect, it } from 'vitest'
import { breakingChanges, type Description } from '../../scripts/breaking-changes.ts'

const folder = path.resolve(import.meta.dirname, '../../openapi')
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
const currentChanges = () =>
  breakingChanges(
    JSON.parse(read('released/openapi.json')) as Description,
    JSON.parse(read('generated/openapi.json')) as Description,
  )
const approved = parse(read('approved-changes.yaml')) as { change: string; reason?: string }[]

it('breaking changes since the last release are listed in openapi/approved-changes.yaml', () => {
  const meant = new Set(approved.map(({ change }) => change))
  expect(currentChanges().filter((change) => !meant.has(change))).toEqual([])
})

it('each approved change has a reason and still exists', () => {
  const actual = new Set(currentChanges())
  expect(approved.filter(({ change, reason }) => !reason?.trim() || !actual.has(change))).toEqual([])
})
