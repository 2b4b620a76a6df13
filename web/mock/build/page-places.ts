/** Lets the demo's page open from any folder of a static host, and at any address below it. */
import { ownStorage } from '../own-storage.ts'
import { findPage, placePage } from '../place-page.ts'

const call = (entry: string) => `(${findPage.toString()})(${JSON.stringify(entry)}, ${placePage.toString()})`

function entryOf(html: string): string {
  const [, entry] = /<script type="module"[^>]*src="\.\/([^"]+)"/.exec(html) ?? []
  if (!entry) throw new Error('index.html has no entry beside it')
  return entry
}

/**
 * The page with a script that determines its base path and isolates its storage. If the host serves it at another address, its
 * entry script fails to load, and it searches for its folder.
 */
export function placedByItself(html: string): string {
  const script = `{
        const page = document.documentElement.dataset
        if (page.base === '.') {
          page.base = new URL('.', location.href).pathname.slice(0, -1)
          const find = ({ target }) => target.localName === 'script' && ${call(entryOf(html))}
          addEventListener('error', find, true)
        }
        (${ownStorage.toString()})(page.base)
      }`
  return html
    .replace('<html ', '<html data-base="." ')
    .replace('<head>', () => `<head>\n    <script>${script}</script>`)
}

/** `404.html`, which static hosts serve for unknown addresses. */
export function pageNotFound(html: string): string {
  const showMessage = `document.body.textContent = 'No encontramos esta página.'`
  return `<!doctype html>
<html lang="es-AR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Obra</title>
  </head>
  <body>
    <script>${call(entryOf(html))}.then((isFound) => { if (!isFound) ${showMessage} })</script>
  </body>
</html>
`
}
