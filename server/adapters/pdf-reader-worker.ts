/** The thread of `pdf-reader.ts`. */
import { parentPort } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'
import type { PdfAnswer, PdfRequest } from './pdf-reader.ts'

async function pagesOf({ bytes, mostPages, mostCharacters }: PdfRequest): Promise<string[]> {
  const pdf = await getDocumentProxy(bytes)
  const pages: string[] = []
  let characters = 0
  try {
    for (let number = 1; number <= Math.min(pdf.numPages, mostPages) && characters < mostCharacters; number++) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      const texts = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
      // NFKC: fonts have ligatures such as 'fi' as one letter.
      const text = texts.join('').normalize('NFKC')
      pages.push(text)
      characters += text.length
      page.cleanup()
    }
  } finally {
    await pdf.loadingTask.destroy()
  }
  return pages
}

parentPort!.on('message', (request: PdfRequest) => {
  pagesOf(request)
    .then((pages): PdfAnswer => ({ pages }))
    .catch((error: unknown): PdfAnswer => ({ failure: String(error) }))
    .then((answer) => parentPort!.postMessage(answer))
})
