import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { htmlOf } from './markdown-pages.ts'

test('the picture of the README is part of the app', () => {
  const pictures = [...htmlOf(readFileSync('README.md', 'utf8')).matchAll(/<img src="([^"]+)"/g)]
  expect(pictures.map(([, source]) => source)).toEqual(['/guias/tablero.webp'])
  expect(existsSync('web/public/guias/tablero.webp')).toBe(true)
})

test('links to files become links to their pages, or text if they have none', () => {
  const html = htmlOf(
    '[uno](docs/web.md) [dos](../CONTRIBUTING.md) [tres](server/main.js) [cuatro](https://obra.example)',
  )
  expect(html).toBe(
    '<p><a href="/docs/guides/reference/web">uno</a> <a href="/docs/guides/getting-started/contributing">dos</a> tres <a href="https://obra.example">cuatro</a></p>\n',
  )
})
