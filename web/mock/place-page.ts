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
  for (let count = parts.length - 1; count > 0; count--) {
    const base = parts.slice(0, count).join('/')
    const answer = await fetch(`${base}/${entry}`, { method: 'HEAD' }).catch(() => undefined)
    // Some hosts answer any address with a page.
    if (!answer?.ok || !answer.headers.get('Content-Type')?.includes('javascript')) continue
    const page = await fetch(`${base}/index.html`)
    const html = place(await page.text(), base)
    document.open()
    document.write(html)
    document.close()
    return true
  }
  return false
}
