// @vitest-environment happy-dom
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { documentPath, documents } from './screens/docs/documents.ts'
import { sections as financeSections } from './screens/finance/sections.ts'
import { sections as calendarSections } from './screens/calendar/sections.ts'
import { sections as documentsSections } from './screens/documentos/sections.ts'
import { sections as materialsSections } from './screens/materials/sections.ts'
import { findScreen } from './find-screen.ts'
import { screens } from './screens.ts'

type Fixture = { guideCategories: { slug: string; guides: { id: string; slug: string; screens: string[] }[] }[] }

const { guideCategories } = parse(readFileSync('fixtures/help-center.yaml', 'utf8'), { merge: true }) as Fixture
const guides = guideCategories.flatMap((category) => category.guides.map((guide) => ({ ...guide, category })))
const folder = 'fixtures/help-center-files'
const textOf = (slug: string) => readFileSync(`${folder}/${slug}.md`, 'utf8')

type Course = { course: { slug: string }; steps: { order: number; content: string }[] }
const { courses } = parse(readFileSync('fixtures/academy.yaml', 'utf8'), { merge: true }) as { courses: Course[] }
/** The steps of the courses, with bold and code marked as in guides. */
const courseSteps = courses.flatMap(({ course: { slug }, steps }) =>
  steps.map(({ order, content }) => {
    const text = content.replaceAll(/<\/?strong>/g, '**').replaceAll(/<\/?code>/g, '`')
    return { slug: `${slug}/${order + 1}`, text }
  }),
)
const guideTexts = guides.map(({ slug }) => ({ slug, text: textOf(slug) }))
const namesIn = (text: string) => [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name]) => name!.replace(/\.$/, ''))
const linksIn = (text: string) => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!)
const apiPages = /^\/api\/docs$/

test('there are more than forty guides of 250 to 500 words, each with its file', () => {
  expect(guides.length).toBeGreaterThan(40)
  expect(new Set(guides.map(({ id }) => id)).size, 'each with an id of its own, by which the search knows it').toBe(
    guides.length,
  )
  expect(readdirSync(folder).toSorted()).toEqual(guides.map(({ slug }) => `${slug}.md`).toSorted())
  for (const { slug } of guides) {
    const words = textOf(slug)
      .replaceAll(/\]\([^)]*\)/g, ' ')
      .split(/\s+/)
    expect(words.length, slug).toBeGreaterThan(250)
    expect(words.length, slug).toBeLessThan(500)
  }
})

test('links of guides lead to existing screens, guides or pictures', () => {
  const addresses = new Set(guides.map(({ slug, category }) => `/apps/help-center/guides/${category.slug}/${slug}`))
  const pages = new Set(documents.map(documentPath))
  const partsOf = (address: string, sections: readonly { path: string }[]) =>
    sections.map(({ path }) => `${address}${path && '/'}${path}`)
  const parts = new Set([
    ...partsOf('/finanzas', financeSections),
    '/materiales',
    ...partsOf('/materiales', materialsSections),
    ...partsOf('/calendario', calendarSections),
    ...partsOf('/documentos', documentsSections),
  ])
  for (const { slug } of guides) {
    for (const link of linksIn(textOf(slug))) {
      const message = `${slug}: ${link}`
      if (link.startsWith('/guias/')) expect(existsSync(`web/public${link}`), message).toBe(true)
      else if (link.startsWith('/apps/help-center/guides/')) expect(addresses.has(link), message).toBe(true)
      else if (link.startsWith('/docs/guides/')) expect(pages.has(link), message).toBe(true)
      else if (/^\/(finanzas|materiales|calendario|documentos)/.test(link)) expect(parts.has(link), message).toBe(true)
      else if (!apiPages.test(link)) expect(findScreen(link), message).toBeDefined()
    }
  }
})

test('pictures are used in a guide and small', () => {
  const used = new Set(guides.flatMap(({ slug }) => linksIn(textOf(slug))))
  for (const file of readdirSync('web/public/guias')) {
    expect(used.has(`/guias/${file}`), file).toBe(true)
    expect(readFileSync(`web/public/guias/${file}`).length, file).toBeLessThan(70_000)
  }
})

test('guides and screens refer to one another', () => {
  const slugs = new Set(guides.map(({ slug }) => slug))
  for (const { path, guide } of screens) if (guide) expect(slugs.has(guide), path).toBe(true)
  for (const { path, guide, group } of screens) if (group === 'comunicacion') expect(guide, path).toBeDefined()
  for (const { slug, screens: about } of guides) {
    for (const address of about) expect(findScreen(address), `${slug}: ${address}`).toBeDefined()
  }
})

/** Bold texts that are not on screens: emphasis, user-given names, and texts of the server. */
const notOnScreens: Record<string, string[]> = {
  actividad: ['todas las empresas de las que forma parte', 'Abrir el proyecto'],
  chat: ['silenciarla', 'marcarla como no leída'],
  'color-y-esquema': ['rueda dentada'],
  'copias-de-seguridad': ['otro equipo', 'reemplaza todo lo que hay'],
  'crear-una-cuenta': ['Esta instalación no acepta cuentas nuevas'],
  'escribir-correos': ['cinco segundos'],
  finanzas: ['ya no se borra'],
  'pegar-planillas': ['nivel'],
  'gastos-del-tablero': ['cuatro semanas justas'],
  'importar-contactos': ['De Google', 'De Outlook'],
  'primeros-pasos': ['las empresas'],
  'proveedores-y-materiales': ['archivalo'],
}

test('bold names in guides and courses exist on screens', () => {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase()
  const sources = readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(dist|node_modules)\/|\.test\./.test(file))
    .map((file) => readFileSync(`web/${file}`, 'utf8'))
  const enumWords = readFileSync('openapi/generated/words.ts', 'utf8')
  const screensText = plain([...sources, enumWords].join('\n'))
  const unknown = [...guideTexts, ...courseSteps].flatMap(({ slug, text }) =>
    namesIn(text.replaceAll(/```.*?```/gs, ''))
      .filter((name) => !notOnScreens[slug]?.includes(name) && !screensText.includes(plain(name)))
      .map((name) => `${slug}: ${name}`),
  )
  expect(unknown).toEqual([])
})

test('no course says that a module is missing', () => {
  for (const { slug, text } of courseSteps) expect(text, slug).not.toMatch(/todavía no está/)
})

/** The file with the shortcuts of an app, by guide. */
const keyLists: Record<string, string> = {
  archivos: 'file-manager/file-keys.ts',
  chat: 'chat/chat-keys.ts',
  contactos: 'contacts/contact-keys.ts',
  correo: 'mailbox/shortcut-list.ts',
  documentos: 'documentos/folder-keys.ts',
  'escribir-correos': 'mailbox/shortcut-list.ts',
  notas: 'notes/note-keys.ts',
  tableros: 'scrumboard/board-keys.ts',
  tareas: 'scrumboard/tasks/TasksView.tsx',
}

test('single-key shortcuts in guides are in the list of their app', () => {
  const guideKeys = Object.entries(keyLists).flatMap(([slug, file]) => {
    const source = readFileSync(`web/areas/${file}`, 'utf8')
    // The V of 'Ctrl + V' is not a single-key shortcut.
    const keys = [...textOf(slug).matchAll(/(?<!\+ )`(.)`/gu)].map(([, key]) => key!)
    return keys.map((key) => ({ key: `${slug}: ${key}`, isKnown: source.includes(`'${key}'`) }))
  })
  expect(guideKeys.length).toBeGreaterThan(20)
  expect(guideKeys.filter(({ isKnown }) => !isKnown)).toEqual([])
})

test('commands in guides and courses exist', () => {
  const catalogue = readFileSync('cli/commands/catalogue.ts', 'utf8')
  const names = [...guideTexts, ...courseSteps].flatMap(({ slug, text }) =>
    [...text.matchAll(/(?:npx|`) ?obra ([a-z-]+)/g)].map(([, name]) => ({ slug, name })),
  )
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter(({ name }) => !catalogue.includes(`name: '${name}'`))).toEqual([])
})
