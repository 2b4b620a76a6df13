// Vite names the program by its content, so the page gets its path behind '#'. Nothing but a file beside this one is loaded.
const { pathname } = new URL(location.hash.slice(1), location.href)
const folder = new URL('.', import.meta.url).pathname
if (pathname.startsWith(folder) && !pathname.includes('..')) import(pathname)
