import { basePath, onHost } from '../lib/base-path.ts'

/** What the sample data names from the root of the host, though it lies in the demo's folder. */
const isOfSample = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && /^\/(assets|guias)\//.test(pathname)

/**
 * Shows the sample's pictures in a folder of a host where no service worker brings them (private windows of some
 * browsers): one that does not come is asked for again from the folder.
 */
export function findPicturesInFolder(): void {
  if (!basePath) return
  const again = (event: Event) => {
    const { target } = event
    if (!(target instanceof HTMLImageElement)) return
    const url = new URL(target.src)
    if (!isOfSample(url)) return
    // Whoever shows it would put something else in its place.
    event.stopImmediatePropagation()
    target.src = onHost(url.pathname)
  }
  addEventListener('error', again, true)
}
