import { basePath, onHost } from '../lib/base-path.ts'

/** Whether a URL is a sample file addressed from the root of the host, although it is in the demo's folder. */
const isOfSample = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && /^\/(assets|guias)\//.test(pathname)

/**
 * Displays the sample's pictures in a demo in a folder without a service worker (private windows of some browsers): failed ones
 * are requested again from the folder.
 */
export function findPicturesInFolder(): void {
  if (!basePath) return
  const again = (event: Event) => {
    const { target } = event
    if (!(target instanceof HTMLImageElement)) return
    const url = new URL(target.src)
    if (!isOfSample(url)) return
    // Keeps the component from showing its fallback.
    event.stopImmediatePropagation()
    target.src = onHost(url.pathname)
  }
  addEventListener('error', again, true)
}
