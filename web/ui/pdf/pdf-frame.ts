import type { PDFDocumentProxy, PDFPageProxy, RenderTask, TextLayer } from 'pdfjs-dist'
import type { findMatches, Match, TextItem } from './find-matches.ts'
import type { PdfCommand, PdfEvent, PdfFailure, PdfUnprintable, PdfView } from './pdf-messages.ts'

type Library = typeof import('pdfjs-dist')
type PlacedMatch = Match & { page: number }
type Content = Awaited<ReturnType<PDFPageProxy['getTextContent']>>

/**
 * What runs in the frame of a PDF (web/public/assets/pdf-frame.html). Its source is sent to the frame, so it uses nothing from outside:
 * the library, the address of its worker and the search are arguments.
 */
export class PdfFrame {
  /** Browsers refuse larger canvases; phones refuse them first. */
  readonly mostPixels = 16_000_000
  readonly mostMatches = 1000
  readonly mostPrinted = 200
  /** About 200 dots per inch on A4. */
  readonly printedSide = 2300
  readonly padding = 8
  readonly library: Library
  readonly search: typeof findMatches
  readonly place = document.createElement('div')
  pdf: PDFDocumentProxy | undefined
  view: PdfView = { page: 1, scale: null, rotation: 0 }
  running: RenderTask | undefined
  latest = 0
  /** Of the page in sight. */
  layer: { page: number; text: TextLayer } | undefined
  found: {
    query: string
    matches: PlacedMatch[]
    current: PlacedMatch | undefined
    isDone: boolean
    hasText: boolean
  } = { query: '', matches: [], current: undefined, isDone: true, hasText: true }

  constructor(library: Library, search: typeof findMatches) {
    this.library = library
    this.search = search
    this.place.className = 'page'
    document.body.append(this.place)
    addEventListener('message', ({ source, data }: MessageEvent<PdfCommand>) => {
      if (source === parent) void this.obey(data).catch((error: unknown) => this.fail(error))
    })
    addEventListener('resize', () => {
      if (this.view.scale === null) void this.show(this.view).catch((error: unknown) => this.fail(error))
    })
    addEventListener('keydown', (event) => {
      if (event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      this.send({ kind: 'search' })
    })
  }

  send(event: PdfEvent, transfer: Transferable[] = []): void {
    parent.postMessage(event, { targetOrigin: '*', transfer })
  }

  fail(error: unknown): void {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    const reason: PdfFailure = isLocked ? 'password' : 'damaged'
    this.send({ kind: 'failed', reason })
  }

  /** Starts PDF.js in a worker; where the browser allows none in such a frame, in the frame's own thread. */
  async start(source: string, load: (source: string) => Promise<unknown>): Promise<void> {
    const worker = await this.workerOf(source)
    if (worker) this.library.GlobalWorkerOptions.workerPort = worker
    else Object.assign(globalThis, { pdfjsWorker: await load(source) })
    this.send({ kind: 'ready' })
  }

  workerOf(source: string): Promise<Worker | undefined> {
    // An opaque origin may start scripts as workers, but no modules.
    const script = source.replace(/export\s*\{[^}]*\};?\s*$/, '').replaceAll('import.meta.url', 'location.href')
    return new Promise((resolve) => {
      try {
        const worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })))
        worker.addEventListener('message', () => resolve(worker), { once: true })
        worker.addEventListener('error', () => resolve(undefined), { once: true })
      } catch {
        resolve(undefined)
      }
    })
  }

  async obey(command: PdfCommand): Promise<void> {
    switch (command.kind) {
      case 'open':
        this.pdf = await this.library.getDocument({ data: command.bytes, useWorkerFetch: false }).promise
        return this.send({ kind: 'opened', pageCount: this.pdf.numPages })
      case 'show':
        return this.show(command.view)
      case 'find':
        return this.find(command.query, command.step)
      case 'print':
        return this.print()
      case 'picture':
        return this.sendPicture(command.side, command.quality)
      case 'start':
        return undefined
    }
  }

  async show(view: PdfView): Promise<void> {
    this.view = view
    if (!this.pdf) return
    const turn = ++this.latest
    const page = await this.pdf.getPage(view.page)
    this.running?.cancel()
    await this.running?.promise.catch(() => undefined)
    // A newer view was requested while this one waited.
    if (turn !== this.latest) return
    const rotation = page.rotate + view.rotation
    const { width } = page.getViewport({ scale: 1, rotation })
    const scale =
      view.scale ?? Math.min(Math.max((document.documentElement.clientWidth - this.padding) / width, 0.1), 2)
    const size = page.getViewport({ scale, rotation })
    this.send({ kind: 'shown', scale })
    const density = Math.min(devicePixelRatio, Math.sqrt(this.mostPixels / (size.width * size.height)))
    const { canvas, task } = this.paint(page, scale * density, rotation)
    this.running = task
    this.place.style.setProperty('--total-scale-factor', String(scale))
    this.place.style.setProperty('--scale-round-x', '1px')
    this.place.style.setProperty('--scale-round-y', '1px')
    Object.assign(this.place.style, { width: `${size.width}px`, height: `${size.height}px` })
    this.layer = undefined
    this.place.replaceChildren(canvas)
    const isDrawn = await task.promise.then(
      () => true,
      (error: unknown) => {
        if (turn === this.latest) throw error
        return false
      },
    )
    if (isDrawn) await this.showText(page, scale, rotation)
  }

  paint(page: PDFPageProxy, scale: number, rotation: number, intent = 'display') {
    const canvas = document.createElement('canvas')
    const viewport = page.getViewport({ scale, rotation })
    canvas.width = Math.max(1, Math.floor(viewport.width))
    canvas.height = Math.max(1, Math.floor(viewport.height))
    return { canvas, task: page.render({ canvas, viewport, intent }) }
  }

  textOf = (page: PDFPageProxy): Promise<Content> =>
    page.getTextContent({ includeMarkedContent: false, disableNormalization: true })

  /** Puts the page's text above its picture, to select it. */
  async showText(page: PDFPageProxy, scale: number, rotation: number): Promise<void> {
    const turn = this.latest
    const container = document.createElement('div')
    container.className = 'text'
    const viewport = page.getViewport({ scale, rotation })
    const textContentSource = await this.textOf(page)
    const text = new this.library.TextLayer({ textContentSource, container, viewport })
    await text.render()
    if (turn !== this.latest) return
    this.place.append(container)
    this.layer = { page: page.pageNumber, text }
    this.highlight()
  }

  async find(query: string, step: 1 | -1): Promise<void> {
    const wanted = query.trim()
    if (wanted !== this.found.query) return this.findAll(wanted)
    const { matches, current } = this.found
    if (!current) return
    this.found.current = matches.at((matches.indexOf(current) + step) % matches.length)
    this.reportFound()
    this.highlight()
  }

  /** Searches all pages, from the one in sight on; the first match there is the current one. */
  async findAll(query: string): Promise<void> {
    const { pdf, view } = this
    const search: PdfFrame['found'] = { query, matches: [], current: undefined, isDone: false, hasText: false }
    this.found = search
    if (!pdf || !query) return this.highlight()
    for (let turn = 0; turn < pdf.numPages && search.matches.length < this.mostMatches; turn++) {
      const number = ((view.page - 1 + turn) % pdf.numPages) + 1
      const page = await pdf.getPage(number)
      const { items } = await this.textOf(page)
      // Another search began while this one waited.
      if (search !== this.found) return
      const texts = items as TextItem[]
      search.hasText ||= texts.some(({ str }) => str.trim() !== '')
      const matches = this.search(texts, query).map((match) => ({ ...match, page: number }))
      search.matches.push(...matches)
      search.matches.sort((one, other) => one.page - other.page)
      const isFirst = !search.current && matches.length > 0
      search.current ??= matches[0]
      if (isFirst || turn % 20 === 19) this.reportFound()
      if (isFirst || number === this.layer?.page) this.highlight()
    }
    search.isDone = true
    this.reportFound()
    this.highlight()
  }

  reportFound(): void {
    const { matches, current, isDone, hasText } = this.found
    const place = current ? matches.indexOf(current) + 1 : 0
    this.send({ kind: 'found', count: matches.length, current: place, page: current?.page ?? 0, isDone, hasText })
  }

  rangeOf({ from, to }: Match): Range | undefined {
    const textAt = (item: number) => this.layer?.text.textDivs[item]?.firstChild
    const [first, last] = [textAt(from[0]), textAt(to[0])]
    if (!first || !last) return undefined
    const range = document.createRange()
    range.setStart(first, from[1])
    range.setEnd(last, to[1])
    return range
  }

  /** Marks the matches of the page in sight; where the browser cannot, the current one is selected. */
  highlight(): void {
    const { matches, current } = this.found
    const onPage = matches.filter(({ page }) => page === this.layer?.page)
    const rangesOf = (some: PlacedMatch[]) => some.flatMap((match) => this.rangeOf(match) ?? [])
    const [range] = rangesOf(onPage.filter((match) => match === current))
    if ('highlights' in CSS) {
      CSS.highlights.set('found', new Highlight(...rangesOf(onPage)))
      CSS.highlights.set('current', new Highlight(...(range ? [range] : [])))
    } else if (range) {
      getSelection()?.removeAllRanges()
      getSelection()?.addRange(range)
    }
    if (!range) return
    // Not scrollIntoView, which would scroll the app too.
    const box = range.getBoundingClientRect()
    const isInView = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth
    if (!isInView) scrollTo(scrollX + box.left - innerWidth / 2, scrollY + box.top - innerHeight / 3)
  }

  pictureOf = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
    new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas is too large'))), type, quality)
    })

  /** With the intent of printing, because a hidden frame has no animation frames. */
  async sendPicture(side: number, quality: number): Promise<void> {
    const page = await this.pdf!.getPage(1)
    const { width, height } = page.getViewport({ scale: 1 })
    const { canvas, task } = this.paint(page, side / Math.max(width, height), page.rotate, 'print')
    await task.promise
    // Safari makes no WebP.
    const webp = await this.pictureOf(canvas, 'image/webp', quality)
    const picture = webp.type === 'image/webp' ? webp : await this.pictureOf(canvas, 'image/jpeg', quality)
    const bytes = await picture.arrayBuffer()
    this.send({ kind: 'picture', bytes }, [bytes])
  }

  /** Prints the pages as pictures, each on paper of its size. */
  async print(): Promise<void> {
    const { pdf } = this
    if (!pdf) return
    if (pdf.numPages > this.mostPrinted) return this.refuse('long')
    const sheet = document.createElement('div')
    sheet.className = 'print'
    const style = document.createElement('style')
    for (let number = 1; number <= pdf.numPages; number++) {
      this.send({ kind: 'printing', page: number })
      const page = await pdf.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      const { canvas, task } = this.paint(page, this.printedSide / Math.max(width, height), page.rotate, 'print')
      await task.promise
      const picture = document.createElement('img')
      picture.src = URL.createObjectURL(await this.pictureOf(canvas, 'image/jpeg', 0.9))
      picture.style.setProperty('page', `p${number}`)
      style.append(`@page p${number} { size: ${width}pt ${height}pt; margin: 0 }\n`)
      await picture.decode()
      sheet.append(picture)
      // Frees the pixels of the canvas at once.
      canvas.width = 0
    }
    let isPrinted = false
    addEventListener('beforeprint', () => (isPrinted = true), { once: true })
    document.body.append(style, sheet)
    // A browser that refuses does nothing.
    globalThis.print?.()
    if (!isPrinted) this.refuse('refused')
    else this.send({ kind: 'printing', page: 0 })
    for (const { src } of sheet.querySelectorAll('img')) URL.revokeObjectURL(src)
    sheet.remove()
    style.remove()
  }

  refuse(reason: PdfUnprintable): void {
    this.send({ kind: 'unprintable', reason })
  }
}
