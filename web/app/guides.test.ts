// @vitest-environment happy-dom
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { documentPath, documents } from './screens/docs/documents.ts'
import { sections } from './screens/finance/sections.ts'
import { findScreen } from './find-screen.ts'
import { screens } from './screens.ts'

type Fixture = { guideCategories: { slug: string; guides: { id: string; slug: string; screens: string[] }[] }[] }

const { guideCategories } = parse(readFileSync('fixtures/help-center.yaml', 'utf8'), { merge: true }) as Fixture
const guides = guideCategories.flatMap((category) => category.guides.map((guide) => ({ ...guide, category })))
const folder = 'fixtures/help-center-files'
const textOf = (slug: string) => readFileSync(`${folder}/${slug}.md`, 'utf8')
const linksIn = (text: string) => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!)
const served = /^\/api\/docs$/

test('there are more than forty guides, each with its file, of 250 to 500 words', () => {
  expect(guides.length).toBeGreaterThan(40)
  expect(new Set(guides.map(({ id }) => id)).size, 'each with an id of its own').toBe(guides.length)
  expect(readdirSync(folder).toSorted()).toEqual(guides.map(({ slug }) => `${slug}.md`).toSorted())
  for (const { slug } of guides) {
    const words = textOf(slug)
      .replaceAll(/\]\([^)]*\)/g, ' ')
      .split(/\s+/)
    expect(words.length, slug).toBeGreaterThan(250)
    expect(words.length, slug).toBeLessThan(500)
  }
})

test('each link of a guide leads to a screen, a guide or a picture that is there', () => {
  const addresses = new Set(guides.map(({ slug, category }) => `/apps/help-center/guides/${category.slug}/${slug}`))
  const pages = new Set(documents.map(documentPath))
  const parts = new Set(sections.map(({ path }) => `/finanzas${path && '/'}${path}`))
  for (const { slug } of guides) {
    for (const link of linksIn(textOf(slug))) {
      const told = `${slug}: ${link}`
      if (link.startsWith('/guias/')) expect(existsSync(`web/public${link}`), told).toBe(true)
      else if (link.startsWith('/apps/help-center/guides/')) expect(addresses.has(link), told).toBe(true)
      else if (link.startsWith('/docs/guides/')) expect(pages.has(link), told).toBe(true)
      else if (link.startsWith('/finanzas')) expect(parts.has(link), told).toBe(true)
      else if (!served.test(link)) expect(findScreen(link), told).toBeDefined()
    }
  }
})

test('each picture is in a guide, and light', () => {
  const used = new Set(guides.flatMap(({ slug }) => linksIn(textOf(slug))))
  for (const file of readdirSync('web/public/guias')) {
    expect(used.has(`/guias/${file}`), file).toBe(true)
    expect(readFileSync(`web/public/guias/${file}`).length, file).toBeLessThan(70_000)
  }
})

test('the guides of screens are there, and guides are about screens that there are', () => {
  const slugs = new Set(guides.map(({ slug }) => slug))
  for (const { path, guide } of screens) if (guide) expect(slugs.has(guide), path).toBe(true)
  for (const { path, guide, group } of screens) if (group === 'apps') expect(guide, path).toBeDefined()
  for (const { slug, screens: about } of guides) {
    for (const address of about) expect(findScreen(address), `${slug}: ${address}`).toBeDefined()
  }
})
