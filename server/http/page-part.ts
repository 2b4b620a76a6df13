/** Whether a path is a built script, style or font, which browsers never show as a document that runs. */
export const isPartOfPage = (path: string): boolean => /^\/assets\/[^?]+\.(?:js|css|woff2)$/.test(path)

/**
 * The CSP of scripts, which applies to workers only: as strict as that of the page for what a worker can do, and 180 bytes shorter, with
 * each file of a first view.
 */
export const partPolicy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
