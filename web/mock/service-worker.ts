/**
 * Responds to requests of the browser itself: pictures of the API (pages call the worker directly), sample files addressed from
 * the root of the host, and the page for any address of the app.
 */
import { openCalls } from './calls.ts'
import { placePage } from './place-page.ts'
import { isForWorker } from './wire.ts'

type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void }
type FetchEvent = Event & { request: Request; respondWith(answer: Promise<Response>): void }
type Scope = {
  registration: { scope: string }
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}

const scope = self as unknown as Scope
const base = new URL(scope.registration.scope).pathname.slice(0, -1)
const calls = openCalls(base)

/** Other than files, which have an extension, the folder itself, and the pages of the API description. */
function isAppAddress({ mode }: Request, { pathname }: URL): boolean {
  const path = pathname.slice(base.length)
  return import.meta.env.PROD && mode === 'navigate' && !/^\/($|api\/)|\.\w+$/.test(path)
}

async function openPage(): Promise<Response> {
  const page = await fetch(`${base}/index.html`)
  if (!page.ok) return page
  return new Response(placePage(await page.text(), base), { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

function isFromRoot({ origin, pathname }: URL): boolean {
  return origin === location.origin && !pathname.startsWith(`${base}/`) && /^\/(assets|guias)\//.test(pathname)
}

function answerTo(request: Request): Promise<Response> | undefined {
  const url = new URL(request.url)
  if (isForWorker(url, location.origin)) return calls.send(request)
  if (isAppAddress(request, url)) return openPage()
  return isFromRoot(url) ? fetch(base + url.pathname) : undefined
}

self.addEventListener('install', (event) => (event as ExtendableEvent).waitUntil(scope.skipWaiting()))
self.addEventListener('activate', (event) => (event as ExtendableEvent).waitUntil(scope.clients.claim()))
self.addEventListener('fetch', (event) => {
  const fetchEvent = event as FetchEvent
  const answer = answerTo(fetchEvent.request)
  if (answer) fetchEvent.respondWith(answer)
})
