import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import readerUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

// By default the library loads its WASM from a CDN, which the Content-Security-Policy refuses.
prepareZXingModule({ overrides: { locateFile: () => readerUrl } })

/** Between two looks at the picture, in milliseconds. */
const interval = 250

const pause = () => new Promise((resolve) => setTimeout(resolve, interval))

/** Shows the camera, and calls `onCode` with each code that comes into view, until the signal aborts. Rejects without a camera. */
export async function watchCamera(
  video: HTMLVideoElement,
  onCode: (code: string) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  try {
    video.srcObject = stream
    await video.play()
    const detector = new BarcodeDetector()
    let last = ''
    while (!signal.aborted) {
      const [found] = await detector.detect(video)
      if (found && found.rawValue !== last && !signal.aborted) await onCode((last = found.rawValue))
      await pause()
    }
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}

/** The QR codes in a picture. Rejects for a file that the browser cannot show. */
export async function codesOfPicture(picture: Blob): Promise<string[]> {
  const codes = await new BarcodeDetector({ formats: ['qr_code'] }).detect(picture)
  return codes.map(({ rawValue }) => rawValue)
}
