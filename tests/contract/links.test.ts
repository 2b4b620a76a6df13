/**
 * Follows each link in sample data, shortcuts, search, menu, feeds, courses and help:
 * its address has a screen, and the record named in it exists.
 */
import { expect, test } from 'vitest'
import { documentPath, documents } from '../../web/app/screens/docs/documents.ts'
import { sections as calendarSections } from '../../web/app/screens/calendar/sections.ts'
import { sections as documentsSections } from '../../web/app/screens/documentos/sections.ts'
import { sections as financeSections } from '../../web/app/screens/finance/sections.ts'
import { sections as materialsSections } from '../../web/app/screens/materials/sections.ts'
import { findScreen } from '../../web/app/find-screen.ts'
import { plainAddress } from '../../web/app/screens.ts'
import { parsePlace } from '../../web/areas/mailbox/place.ts'
import { helpContent } from '../../server/areas/help-center/content.ts'
import { useTestServer, type Api } from '../support/server.ts'

const server = useTestServer()

const origin = 'http://obra.test'
const isOutside = (link: string) => /^(https?:|mailto:|tel:)/.test(link)
/** Paths served by the server itself, or static files. */
const otherPaths = /^\/(api\/docs$|guias\/[\w-]+\.webp$)/

/** The links in fields and in texts, in Markdown and HTML. */
function linksOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    if (key === 'link') return [value]
    return [...value.matchAll(/(?:href|src)="([^"]*)"|\]\((\/[^)\s]+)\)/g)].map(
      ([, html, markdown]) => html ?? markdown!,
    )
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => linksOf(part, name))
}

type Place = { path: string; api: Api }
type Check = (place: Place, ids: string[]) => boolean | Promise<{ status: number }>

const isFound = async (answer: Awaited<ReturnType<Check>>) =>
  typeof answer === 'boolean' ? answer : answer.status === 200
const hasCourse = ({ api }: Place, [id]: string[]) => api('getCourse', { query: { id: id! } })

/** Reads the record of an address with a parameter, by the screen's path. */
const records: Record<string, Check> = {
  '/desarrolladoras/:companyId/proyectos/:projectId': ({ api }, [, desarrolladoraId, , proyectoId]) =>
    api('getProject', {
      params: { desarrolladoraId: Number(desarrolladoraId), proyectoId: Number(proyectoId) } as never,
    }),
  '/apps/contacts/*': ({ api }, [, , id]) => api('getContact', { query: { id: id! } }),
  '/apps/tasks/*': ({ api }, [, , id]) => api('getTask', { query: { id: id! } }),
  '/apps/chat/*': ({ api }, [, , id]) => api('getConversation', { query: { id: id! } }),
  '/apps/notes/*': ({ api }, [, , id]) => api('getNote', { query: { id: id! } }),
  '/apps/scrumboard/*': ({ api }, [, , id]) => api('getBoard', { query: { id: id! } }),
  '/apps/mailbox/*': ({ api, path }) => {
    const place = parsePlace(path.replace('/apps/mailbox', ''))
    if (!place) return false
    return place.mailId ? api('getMail', { query: { id: place.mailId } }) : true
  },
  '/apps/file-manager/:folderId': ({ api }, [, , folderId]) => api('listFiles', { query: { folderId: folderId! } }),
  '/apps/academy/:courseId': (place, [, , id]) => hasCourse(place, [id!]),
  '/apps/academy/:courseId/:stepNumber': (place, [, , id]) => hasCourse(place, [id!]),
  '/apps/help-center/guides/:category': ({ api }, [, , , slug]) =>
    api('listGuideCategories', { query: { slug: slug! } }),
  '/apps/help-center/guides/:category/:slug': ({ api }, [, , , categorySlug, guideSlug]) =>
    api('getGuide', { query: { categorySlug: categorySlug!, guideSlug: guideSlug! } }),
  '/docs/guides/:section/:slug': ({ path }) => documents.some((each) => documentPath(each) === path),
  '/ui/icons/:set': ({ api }, [, , set]) => api('getIconCatalogue', { params: { set: set! } } as never),
  '/calendario/*': ({ path }) => calendarSections.some((section) => section.path === path.split('/')[2]),
  '/documentos/*': ({ path }) => documentsSections.some((section) => section.path === (path.split('/')[2] ?? '')),
  '/finanzas/*': ({ path }) => financeSections.some((section) => section.path === path.split('/')[2]),
  '/m/:materialId': ({ api }, [, id]) => api('getMaterial', { params: { desarrolladoraId: 1, id: id! } as never }),
  '/materiales/*': ({ path }) => materialsSections.some((section) => section.path === path.split('/')[2]),
}

/** Undefined if a link works; otherwise the link with the reason. */
async function brokenLink(link: string, api: Api): Promise<string | undefined> {
  if (isOutside(link)) return undefined
  const { pathname: path, searchParams: query, origin: found } = new URL(link, `${origin}/`)
  if (found !== origin) return `${link}: leads elsewhere`
  if (otherPaths.test(path)) return undefined
  const screen = findScreen(path)
  if (!screen || screen.layout === 'empty') return `${link}: no screen`
  const product = query.get('producto')
  if (product && (await api('getProduct', { query: { id: product } })).status !== 200) return `${link}: no product`
  const isWhole = path === plainAddress(screen)
  const check = records[screen.path]
  if (isWhole || !/[:*]/.test(screen.path)) return undefined
  if (!check) return `${link}: ${screen.path} has no check`
  const answer = await check({ path, api }, path.split('/').slice(1))
  return (await isFound(answer)) ? undefined : `${link}: not there`
}

const searches = ['a', 'o', 'torre', 'presupuesto', 'contraseña']

async function activityLinks(api: Api, after?: string): Promise<string[]> {
  const { body } = await api('listActivities', { query: { size: 200, ...(after && { after }) } })
  const links = linksOf(body)
  return body.length < 200 ? links : [...links, ...(await activityLinks(api, body.at(-1)!.id))]
}

/** The links that a person gets, by their source. */
async function linksFor(api: Api): Promise<Record<string, string[]>> {
  const bodies = async (answers: Promise<{ body: unknown }>[]) =>
    (await Promise.all(answers)).flatMap(({ body }) => linksOf(body))
  return {
    menu: await bodies([api('getNavigation')]),
    shortcuts: await bodies([api('listShortcuts')]),
    notifications: await bodies([api('listNotifications')]),
    messages: await bodies([api('listMessages')]),
    activities: await activityLinks(api),
    search: await bodies(searches.map((query) => api('searchEverything', { body: { query } }))),
    help: await bodies(searches.map((text) => api('searchHelp', { query: { text } }))),
  }
}

async function brokenLinks(api: Api, links: string[]): Promise<string[]> {
  const broken = await Promise.all([...new Set(links)].map((link) => brokenLink(link, api)))
  return broken.filter((reason) => reason !== undefined)
}

test.each([
  { email: 'demo@obra.test', desarrolladoraId: 1 },
  { email: 'martin@obra.test', desarrolladoraId: undefined },
  { email: 'sofia@obra.test', desarrolladoraId: undefined },
])('each link that is answered to $email leads to what is there', async ({ email, desarrolladoraId }) => {
  const api = await server.current.as(email, desarrolladoraId)
  const found = await linksFor(api)
  expect(await brokenLinks(api, Object.values(found).flat())).toEqual([])
  const silent = Object.keys(found).filter((from) => found[from]!.length === 0)
  if (email === 'demo@obra.test') expect(silent).toEqual([])
})

test('each link in the texts of guides, questions and courses works', async () => {
  const api = await server.current.as('demo@obra.test', 1)
  const courses = (await api('listCourses')).body
  const steps = await Promise.all(courses.map(async ({ id }) => (await api('getCourse', { query: { id } })).body))
  const links = linksOf([helpContent(), steps])
  expect(links.length).toBeGreaterThan(150)
  expect(await brokenLinks(api, links)).toEqual([])
})
