import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { createBackgroundTasks } from './background.ts'
import { definedFields } from './defined.ts'
import { cleanHtml } from './html.ts'
import { imageType } from './image-type.ts'
import { fold, sortKey } from './text.ts'

describe('fold', () => {
  it.each([
    ['José', 'jose'],
    ['ÑANDÚ', 'nandu'],
    ['Jose\u0301', 'jose'],
    ['İstanbul', 'istanbul'],
    ['50%_\\', '50%_\\'],
  ])('reads %j as %j', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })
})

describe('sortKey', () => {
  it('sorts in Spanish order: ignoring case and accents, Ñ after N', () => {
    const names = ['ñandú', 'Nube', 'zorro', 'Óscar', 'nz', 'Oscar', 'ábaco', 'Abeja', 'oso', 'Ñu']
    const bytes = (text: string) => Buffer.from(sortKey(text))
    const sorted = names.toSorted((a, b) => Buffer.compare(bytes(a), bytes(b)))
    expect(sorted).toEqual(['ábaco', 'Abeja', 'Nube', 'nz', 'ñandú', 'Ñu', 'Oscar', 'Óscar', 'oso', 'zorro'])
  })

  it('orders names that differ only in accents consistently', () => {
    expect(sortKey('Oscar')).not.toBe(sortKey('Óscar'))
  })
})

describe('cleanHtml', () => {
  it.each([
    ['<script>alert(1)</script>hola', 'hola'],
    ['<p onclick="x()">hola</p>', '<p>hola</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener noreferrer nofollow">x</a>'],
    ['<a href=" java&#10;script:alert(1)">x</a>', '<a rel="noopener noreferrer nofollow">x</a>'],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<iframe src="https://x.test"></iframe>', ''],
    ['<img src="https://espia.test/pixel.png" />', '<img />'],
    ['<img src="//espia.test/pixel.png" />', '<img />'],
    ['<img src="/assets/plano.png" alt="x" />', '<img src="/assets/plano.png" alt="x" />'],
    ['<p style="background:url(https://x.test)">x</p>', '<p>x</p>'],
    ['<b>á & ñ</b>', '<b>á &amp; ñ</b>'],
  ])('makes %j %j', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean)
  })

  it('is idempotent', () => {
    const once = cleanHtml('<p>a<b>b</p><table><tr><td colspan=2>x &lt;y&gt;</table><a href="https://a.test">l</a>')
    expect(cleanHtml(once)).toBe(once)
  })
})

describe('imageType', () => {
  const bytes = (...values: number[]) => new Uint8Array([...values, 0, 0, 0, 0])
  it.each([
    ['image/png', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
    ['image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe0)],
    ['image/gif', new TextEncoder().encode('GIF89a')],
    ['image/webp', new TextEncoder().encode('RIFFxxxxWEBPVP8 ')],
    [undefined, new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [undefined, new TextEncoder().encode('<html>')],
    [undefined, new TextEncoder().encode('RIFFxxxxWAVE')],
    [undefined, new Uint8Array()],
  ])('tells %s by the content', (type, content) => {
    expect(imageType(content)).toBe(type)
  })
})

describe('definedFields', () => {
  it('keeps null and drops undefined', () => {
    expect(definedFields({ a: 1, b: undefined, c: null, d: '' })).toEqual({ a: 1, c: null, d: '' })
  })
})

describe('background tasks', () => {
  it('are all waited for, including nested ones; a failure is only logged', async () => {
    const lines: string[] = []
    const tasks = createBackgroundTasks(pino({ base: null }, { write: (line) => void lines.push(line) }))
    let done = 0
    tasks.run('outer', async () => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      tasks.run('inner', async () => void (done += 1))
      tasks.run('failing', () => Promise.reject(new Error('no luck')))
    })
    await tasks.settled()
    expect([done, lines.length]).toEqual([1, 1])
    expect(lines[0]).toContain('no luck')
  })
})
