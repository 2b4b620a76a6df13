import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pdfFramePolicy } from './pdf-frame-policy.ts'

const page = readFileSync(new URL('../../web/public/assets/pdf-frame.html', import.meta.url), 'utf8')

it('is the same in the page, which other hosts serve without the header', () => {
  const inPage = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(page)![1]!
  // A page may not set these two itself; the sandbox is in the attribute of the frame.
  const inHeader = pdfFramePolicy.split('; ').filter((rule) => !/^(frame-ancestors|sandbox) /.test(rule))
  expect(inPage.split('; ')).toEqual(inHeader)
})

it('allows the script of the page', () => {
  const script = /<script>([^]*?)<\/script>/.exec(page)![1]!
  expect(pdfFramePolicy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
})
