/**
 * The CSP of the page that paints PDFs (web/public/assets/pdf-frame.html): no network, only the script in the page and the programs that
 * the app sends it, and an opaque origin also if opened directly. `allow-modals` is for the print dialog.
 */
export const pdfFramePolicy = [
  "default-src 'none'",
  "script-src 'sha256-153B7EpLVs/eRfcdaFTwHdk7prDEWrBzlMvrtiY4ZZ8=' blob: 'wasm-unsafe-eval'",
  'worker-src blob:',
  "style-src 'unsafe-inline'",
  'img-src blob: data:',
  'font-src blob: data:',
  "connect-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts allow-modals',
].join('; ')
