import { useEffect, useRef, useState } from 'react'
import { readPdfEvent, type PdfCommand, type PdfFailure, type PdfFound, type PdfUnprintable } from './pdf-messages.ts'
import { openInFrame, sendToFrame, startFrame } from './start-frame.ts'

/** How long to wait for the programs of the frame. */
const frameTimeout = 30_000

type PdfState = {
  isReady: boolean
  pageCount: number
  failure: PdfFailure | 'unavailable' | undefined
  /** Of the page in sight; 1 is 100 %. */
  scale: number
  found: PdfFound | undefined
  printing: number
  unprintable: PdfUnprintable | undefined
}

const first: PdfState = {
  isReady: false,
  pageCount: 0,
  failure: undefined,
  scale: 1,
  found: undefined,
  printing: 0,
  unprintable: undefined,
}

type Listeners = { onFound: (found: PdfFound) => void; onSearch: () => void }

/** A frame that shows a PDF: what it says, and the function that sends it commands. */
export function usePdfFrame(content: Blob, { onFound, onSearch }: Listeners) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState(first)
  const listeners = useRef({ onFound, onSearch })
  useEffect(() => {
    listeners.current = { onFound, onSearch }
  })
  useEffect(() => {
    const change = (part: Partial<PdfState>) => setState((before) => ({ ...before, ...part }))
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      const element = frame.current
      if (!element || source !== element.contentWindow) return
      const event = readPdfEvent(data)
      switch (event?.kind) {
        case 'loaded':
          return void startFrame(element).catch(() => change({ failure: 'unavailable' }))
        case 'ready':
          change({ isReady: true })
          return void openInFrame(element, content)
        case 'opened':
          return change({ pageCount: event.pageCount })
        case 'failed':
          return change({ failure: event.reason })
        case 'shown':
          return change({ scale: event.scale })
        case 'found':
          change({ found: event })
          return listeners.current.onFound(event)
        case 'printing':
          return change({ printing: event.page, unprintable: undefined })
        case 'unprintable':
          return change({ printing: 0, unprintable: event.reason })
        case 'search':
          return listeners.current.onSearch()
        default:
      }
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [content])
  const { isReady } = state
  useEffect(() => {
    if (isReady) return
    const waiting = setTimeout(() => setState((before) => ({ ...before, failure: 'unavailable' })), frameTimeout)
    return () => clearTimeout(waiting)
  }, [isReady])
  return { frame, state, send: (command: PdfCommand) => sendToFrame(frame.current, command) }
}
