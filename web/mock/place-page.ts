/** The demo's page, told the folder that it lies in ('' or '/obra/demo'): then it finds its files from any address below. */
export function placePage(html: string, base: string): string {
  return html
    .replace('data-base="."', () => `data-base="${base}"`)
    .replaceAll('"./', () => `"${base}/`)
    .replaceAll('url(./', () => `url(${base}/`)
}

/**
 * Opens the demo's page at an address that no file has: looks upwards for the folder that has `entry`, a script of this very
 * build, and puts its page in the place of this one. Resolves to false where there is none. Inlined in pages as text, so it
 * must not refer to anything outside itself.
 */
export async function findPage(entry: string, place: typeof placePage): Promise<boolean> {
  const parts = location.pathname.split('/')
  const bases = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'))
  const isOwn = async (base: string) => {
    const answer = await fetch(`${base}/${entry}`, { method: 'HEAD' })
    // Some hosts answer any address with a page.
    return answer.ok && Boolean(answer.headers.get('Content-Type')?.includes('javascript'))
  }
  const pageOf = async (base: string) => (await fetch(`${base}/index.html`)).text()
  // Side by side: on a slow line each round counts.
  const asked = bases.map((base) => Promise.all([base, isOwn(base), pageOf(base)]).catch(() => null))
  const found = (await Promise.all(asked)).findLast((each) => each?.[1])
  if (!found) return false
  document.open()
  document.write(place(found[2], found[0]))
  document.close()
  return true
}
