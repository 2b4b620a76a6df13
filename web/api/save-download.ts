import { saveFile } from '../lib/save-file.ts'
import { tellFailure } from './tell-failure.ts'

/** Saves a download once it is loaded; a failure shows a notice. */
export async function saveDownload(name: string, content: Promise<Blob>): Promise<void> {
  try {
    saveFile(await content, name)
  } catch (error) {
    tellFailure(`No se pudo descargar «${name}»`)(error)
  }
}

type Picker = (options: { suggestedName: string }) => Promise<{ createWritable(): Promise<WritableStream> }>

/** Above it a download is written to its file while it arrives, where the browser can. */
const mostInMemory = 100_000_000

/**
 * Saves a download of about so many bytes. A large one goes from the network to a file that the user chooses, without being in memory;
 * Firefox and Safari, which cannot do so, load it whole.
 */
export async function saveLargeDownload(
  { name, bytes }: { name: string; bytes: number },
  open: () => Promise<ReadableStream<Uint8Array>>,
): Promise<void> {
  const { showSaveFilePicker } = globalThis as { showSaveFilePicker?: Picker }
  if (!showSaveFilePicker || bytes <= mostInMemory) return saveDownload(name, open().then(blobOf))
  try {
    // First the question: the browser allows it only right after the click.
    const file = await showSaveFilePicker({ suggestedName: name })
    await (await open()).pipeTo(await file.createWritable())
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    tellFailure(`No se pudo descargar «${name}»`)(error)
  }
}

const blobOf = (stream: ReadableStream<Uint8Array>): Promise<Blob> => new Response(stream as BodyInit).blob()
