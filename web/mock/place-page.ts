/** The demo's page with its base path ('' or '/obra/demo'), so that it finds its files from any address below. */
export function placePage(html: string, base: string): string {
  return html
    .replace('data-base="."', () => `data-base="${base}"`)
    .replaceAll('"./', () => `"${base}/`)
    .replaceAll('url(./', () => `url(${base}/`)
}

/**
 * Opens the demo at an unknown address: searches upwards for the folder with `entry`, a script of this build, and replaces the
 * document by its page. Resolves to false if there is none. Inlined as text, so it must not use anything outside itself.
 */
export async function findPage(entry: string, place: typeof placePage): Promise<boolean> {
  const parts = location.pathname.split('/')
  const bases = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'))
  const isOwn = async (base: string) => {
    const answer = await fetch(`${base}/${entry}`, { method: 'HEAD' })
    // Some hosts serve a page for any address.
    return answer.ok && Boolean(answer.headers.get('Content-Type')?.includes('javascript'))
  }
  const pageOf = async (base: string) => (await fetch(`${base}/index.html`)).text()
  // In parallel: round trips are slow.
  const candidates = bases.map((base) => Promise.all([base, isOwn(base), pageOf(base)]).catch(() => null))
  const match = (await Promise.all(candidates)).findLast((each) => each?.[1])
  if (!match) return false
  document.open()
  document.write(place(match[2], match[0]))
  document.close()
  return true
}
