/** Limits the number of end-to-end tests and keeps them deterministic. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { walks } from '../budget.ts'
import { listFiles, root } from './sources.ts'

type Text = { file: string; text: string }

const specs: Text[] = listFiles()
  .filter((file) => file.startsWith('tests/e2e/'))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

const callersOf = (call: RegExp, texts: Text[]): string[] =>
  texts.filter(({ text }) => call.test(text)).map(({ file }) => file)

it('devtools sessions are opened only by the helper that closes them', () => {
  const call = /newCDPSession/
  expect(callersOf(call, [{ file: 'a.spec.ts', text: 'await context.newCDPSession(page)' }])).toEqual(['a.spec.ts'])
  expect(callersOf(call, specs)).toEqual(['tests/e2e/devtools.ts'])
})

const waits = /\.waitForTimeout\(|(?<!\.)\bsetTimeout\(/

it('no end-to-end test waits for a fixed time', () => {
  expect(callersOf(waits, [{ file: 'a.spec.ts', text: 'await page.waitForTimeout(500)' }])).toEqual(['a.spec.ts'])
  const walksAlone = specs.filter(({ file }) => file.endsWith('.spec.ts'))
  expect(walksAlone.length).toBeGreaterThan(40)
  expect(callersOf(waits, walksAlone)).toEqual([])
})

const countOf = (call: RegExp, text: string) => text.match(call)?.length ?? 0
const testCalls = /^ *test\(/gm

it('end-to-end tests per area and in total stay within the budget', () => {
  expect(countOf(testCalls, "test('a', async () => {})\n  test('b', async () => {})\ntest.beforeEach(() => {})")).toBe(
    2,
  )
  const counts = specs.map(({ file, text }) => ({ file, count: countOf(testCalls, text) }))
  expect(counts.filter(({ count }) => count > walks.aSpec)).toEqual([])
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(walks.all)
  const inRelease = specs.reduce((sum, { text }) => sum + countOf(/@release'/g, text), 0)
  expect(inRelease).toBeGreaterThan(50)
  expect(counts.reduce((sum, { count }) => sum + count, 0) - inRelease).toBeLessThanOrEqual(walks.gate)
  const screens = specs.reduce((sum, { text }) => sum + countOf(/\bexpectScreen\(page/g, text), 0)
  expect(screens).toBeLessThanOrEqual(walks.screens)
})
