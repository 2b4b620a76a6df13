import { readPdfEvent } from './pdf-messages.ts'
import { framePage, frameRights, openInFrame, sendToFrame, startFrame } from './start-frame.ts'

/** For a page that takes long to paint, nobody waits. */
const mostMilliseconds = 15_000

/** A picture of the first page of a PDF, with `side` pixels at most, painted in a hidden frame; null if there is none. */
export function pictureOfPdf(content: Blob, side: number, quality: number): Promise<Blob | null> {
  const frame = document.createElement('iframe')
  frame.sandbox.value = frameRights
  frame.hidden = true
  frame.ariaHidden = 'true'
  frame.tabIndex = -1
  frame.src = framePage
  return new Promise((resolve) => {
    const end = (picture: Blob | null) => {
      clearTimeout(waiting)
      removeEventListener('message', onMessage)
      frame.remove()
      resolve(picture)
    }
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow) return
      const event = readPdfEvent(data)
      if (event?.kind === 'loaded') startFrame(frame).catch(() => end(null))
      if (event?.kind === 'ready') openInFrame(frame, content).catch(() => end(null))
      if (event?.kind === 'opened') sendToFrame(frame, { kind: 'picture', side, quality })
      if (event?.kind === 'failed') end(null)
      // The server finds out its type.
      if (event?.kind === 'picture') end(new Blob([event.bytes]))
    }
    const waiting = setTimeout(() => end(null), mostMilliseconds)
    addEventListener('message', onMessage)
    document.body.append(frame)
  })
}
