/** Answers what the browser itself asks of the API, such as pictures: pages ask the worker without it. */
import { openCalls } from './calls.ts'
import { isForWorker } from './wire.ts'

type Lived = Event & { waitUntil(work: Promise<unknown>): void }
type Fetched = Event & { request: Request; respondWith(answer: Promise<Response>): void }
type Scope = { skipWaiting(): Promise<void>; clients: { claim(): Promise<void> } }

const scope = self as unknown as Scope
const calls = openCalls()

self.addEventListener('install', (event) => (event as Lived).waitUntil(scope.skipWaiting()))
self.addEventListener('activate', (event) => (event as Lived).waitUntil(scope.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as Fetched
  if (isForWorker(new URL(request.url), location.origin)) respondWith.call(event, calls.send(request))
})
