/** No breaking change since the last release without an approved reason. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { expect, it } from 'vitest'
import { breakingChanges } from '../../scripts/breaking-changes.ts'

const folder = path.resolve(import.meta.dirname, '../../openapi')
const file = (name: string) => path.join(folder, name)
const approved = parse(readFileSync(file('approved-changes.yaml'), 'utf8')) as { change: string; reason?: string }[]

it('breaking changes since the last release are listed in openapi/approved-changes.yaml, each with a reason', () => {
  const actual = breakingChanges(file('released/openapi.json'), file('generated/openapi.json'))
  expect(actual.toSorted()).toEqual(approved.map(({ change }) => change).toSorted())
  expect(approved.filter(({ reason }) => !reason?.trim())).toEqual([])
})
