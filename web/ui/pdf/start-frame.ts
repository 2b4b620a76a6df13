/** Runs PDF.js in a frame: the app sends it everything, because the frame can load nothing. */
import { onHost } from '../../lib/base-path.ts'
import { findMatches } from './find-matches.ts'
import { PdfFrame } from './pdf-frame.ts'
import type { PdfCommand } from './pdf-messages.ts'

/** Where the frame's page is, under the path of the app. */
export const framePage = onHost('/assets/pdf-frame.html')

/** `allow-modals` is for the print dialog. Without `allow-same-origin` the frame has an origin of its own. */
export const frameRights = 'allow-scripts allow-modals'

const program = `const Frame = ${PdfFrame.toString()}
export default (library, worker, load) => new Frame(library, ${findMatches.toString()}).start(worker, load)`

// As texts: an opaque origin may load neither the library nor its worker from an address.
const loadSources = async () => {
  const [library, worker] = await Promise.all([
    import('pdfjs-dist/build/pdf.min.mjs?raw'),
    import('pdfjs-dist/build/pdf.worker.min.mjs?raw'),
  ])
  return { library: library.default, worker: worker.default }
}

// The frame has no origin that could be named as the target.
export const sendToFrame = (frame: HTMLIFrameElement | null, command: PdfCommand, transfer: Transferable[] = []) =>
  frame?.contentWindow?.postMessage(command, { targetOrigin: '*', transfer })

/** Sends its programs to a frame that has loaded. */
export async function startFrame(frame: HTMLIFrameElement): Promise<void> {
  sendToFrame(frame, { kind: 'start', program, ...(await loadSources()) })
}

/** Sends a file to a frame that is ready. */
export async function openInFrame(frame: HTMLIFrameElement, content: Blob): Promise<void> {
  const bytes = await content.arrayBuffer()
  sendToFrame(frame, { kind: 'open', bytes }, [bytes])
}
