/** Routes API requests to the page's worker, which starts after the first screen has loaded. */
import { basePath, onHost } from '../lib/base-path.ts'
import { openCalls } from './calls.ts'
import { delayOf } from './delays.ts'
import { findPicturesInFolder } from './pictures.ts'
import { followWorker } from './tab-state.ts'
import { isForWorker } from './wire.ts'

// Makes them absolute before the router changes the address.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[href^="./"]')) link.setAttribute('href', link.href)

const calls = openCalls(basePath)
followWorker(calls)
findPicturesInFolder()
const network = globalThis.fetch

async function ask(request: Request): Promise<Response> {
  const milliseconds = delayOf(request)
  if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds))
  return calls.send(request)
}

globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href)
  return isForWorker(url, location.origin) ? ask(new Request(input, init)) : network(input, init)
}

function start(): void {
  new Worker(new URL('./worker/main.ts', import.meta.url), { type: 'module', name: 'Obra' })
  const [address, type] = import.meta.env.DEV
    ? (['/mock/service-worker.ts', 'module'] as const)
    : ([onHost('/service-worker.js'), 'classic'] as const)
  // If it fails (private windows of some browsers), uploaded pictures are not displayed.
  void navigator.serviceWorker?.register(address, { type, scope: onHost('/') }).catch(() => {})
}

if (document.readyState === 'complete') start()
else addEventListener('load', start, { once: true })
