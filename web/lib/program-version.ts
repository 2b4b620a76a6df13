/** Whether the server has another version than this page; false if it cannot be reached. */
export async function isOutdated(): Promise<boolean> {
  const ownScript = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src')
  const page = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } }).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  )
  return Boolean(ownScript && page && !page.includes(ownScript))
}
