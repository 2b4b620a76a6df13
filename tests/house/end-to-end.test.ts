/** What keeps the end-to-end tests steady: calls that once made others fail. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { listFiles, root } from './sources.ts'

type Text = { file: string; text: string }

const specs: Text[] = listFiles()
  .filter((file) => file.startsWith('tests/e2e/'))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

const callersOf = (call: RegExp, texts: Text[]): string[] =>
  texts.filter(({ text }) => call.test(text)).map(({ file }) => file)

it('devtools sessions are opened by the helper that ends them', () => {
  const call = /newCDPSession/
  expect(callersOf(call, [{ file: 'a.spec.ts', text: 'await context.newCDPSession(page)' }])).toEqual(['a.spec.ts'])
  expect(callersOf(call, specs)).toEqual(['tests/e2e/devtools.ts'])
})
