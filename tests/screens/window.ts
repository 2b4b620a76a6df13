/**
 * The browser of the screen tests: happy-dom's window on Node's globals, with the missing browser parts that the app
 * uses. There is no layout: every element has the same size. Set up once per worker (setupFiles of the project `screens`).
 */
import { GlobalWindow } from 'happy-dom'
import { populateGlobal } from 'vitest/runtime'

const size = { width: 1280, height: 800 }
/** The height of rows of virtual lists, which have a `data-index`. */
const rowHeight = 40
/** User agent styles, so that queries by role skip closed elements. */
const browserStyles = `
  [inert], [popover]:not([data-popover-open]):not([open]), details:not([open]) > :not(summary) { display: none }
  [data-popover-open] { display: block }
`

function installWindow(): void {
  // The server runs in the same process: request and response classes stay Node's.
  const { Blob, File, FormData } = globalThis
  const navigation = { disableMainFrameNavigation: true, disableChildFrameNavigation: true }
  const browser = new GlobalWindow({ url: 'http://obra.test/', ...size, settings: { navigation } })
  populateGlobal(globalThis, browser, { bindFunctions: true })
  // Idle callbacks never run, so scripts of other screens are not prefetched.
  const idle = { requestIdleCallback: () => 1, cancelIdleCallback() {} }
  Object.assign(globalThis, { Blob, File, FormData, ...idle })
}

/** Defines a getter on elements. */
function define(type: { prototype: Element }, name: string, read: (element: Element) => unknown): void {
  const get = function (this: Element) {
    return read(this)
  }
  Object.defineProperty(type.prototype, name, { configurable: true, get })
}

function installSizes(): void {
  const heightOf = (element: Element) => (element.hasAttribute('data-index') ? rowHeight : size.height)
  for (const name of ['offsetWidth', 'clientWidth']) define(HTMLElement, name, () => size.width)
  for (const name of ['offsetHeight', 'clientHeight']) define(HTMLElement, name, heightOf)
  HTMLElement.prototype.getBoundingClientRect = function () {
    return new DOMRect(0, 0, size.width, heightOf(this))
  }
  define(HTMLTableSectionElement, 'rows', (section) => section.querySelectorAll(':scope > tr'))
}

/** An observer that reports each target once, as visible and with its size. */
class Observer {
  report: (entries: object[]) => void
  constructor(report: (entries: object[]) => void) {
    this.report = report
  }
  observe(target: Element): void {
    const box = target.getBoundingClientRect()
    const sizes = [{ inlineSize: box.width, blockSize: box.height }]
    const entry = { target, contentRect: box, borderBoxSize: sizes, contentBoxSize: sizes, isIntersecting: true }
    queueMicrotask(() => this.report([entry]))
  }
  unobserve(): void {}
  disconnect(): void {}
}

const openMark = 'data-popover-open'

const focusBefore = new WeakMap<HTMLElement, Element | null>()

function setPopover(panel: HTMLElement, isOpen: boolean): void {
  if (panel.hasAttribute(openMark) === isOpen) return
  if (isOpen) focusBefore.set(panel, document.activeElement)
  else if (panel.contains(document.activeElement)) (focusBefore.get(panel) as HTMLElement | undefined)?.focus()
  panel.toggleAttribute(openMark, isOpen)
  const [oldState, newState] = isOpen ? ['closed', 'open'] : ['open', 'closed']
  queueMicrotask(() => panel.dispatchEvent(Object.assign(new Event('toggle'), { oldState, newState })))
}

function closePopovers(except?: Node | null): void {
  for (const panel of document.querySelectorAll<HTMLElement>(`[${openMark}]`))
    if (!except || !panel.contains(except)) setPopover(panel, false)
}

function pressInvoker(event: Event): void {
  const invoker = event.target instanceof Element ? event.target.closest('[popovertarget]') : null
  const panel = document.getElementById(invoker?.getAttribute('popovertarget') ?? '')
  if (!invoker || !panel) return closePopovers(event.target as Node)
  if (event.defaultPrevented) return
  const isOpen = panel.hasAttribute(openMark)
  closePopovers(invoker)
  setPopover(panel, !isOpen && invoker.getAttribute('popovertargetaction') !== 'hide')
}

/** Escape closes the topmost element: a popover, else the last opened dialog. */
function pressEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  if (document.querySelector(`[${openMark}]`)) return closePopovers()
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}

/** Popovers, and Escape on dialogs. `:popover-open` is an attribute here. */
function installPopovers(): void {
  const { prototype } = HTMLElement
  Object.assign(prototype, {
    showPopover(this: HTMLElement) {
      setPopover(this, true)
    },
    hidePopover(this: HTMLElement) {
      setPopover(this, false)
    },
  })
  const marked = (selector: string) => selector.replaceAll(':popover-open', `[${openMark}]`)
  const { matches } = Element.prototype
  const { querySelector } = Document.prototype
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string) {
      return matches.call(this, marked(selector))
    },
  })
  Object.assign(Document.prototype, {
    querySelector(this: Document, selector: string) {
      return querySelector.call(this, marked(selector))
    },
  })
  // On the window, so that it runs after the app's own listeners.
  window.addEventListener('click', pressInvoker)
  window.addEventListener('keydown', pressEscape)
}

/** Resets the document; the head keeps the user agent styles. */
export function emptyPage(marks: Record<string, string>): void {
  const page = document.documentElement
  document.head.innerHTML = `<style>${browserStyles}</style>`
  document.body.innerHTML = '<div id="root"></div>'
  for (const name of page.getAttributeNames()) page.removeAttribute(name)
  Object.assign(page.dataset, { scheme: 'light', theme: 'default', signUp: 'open', sample: 'no', ...marks })
}

type Listening = [target: EventTarget, ...Parameters<EventTarget['addEventListener']>]
let listening: Listening[] | undefined

/** Records listeners on window and document; `stopListening` removes them, as leaving a page does. */
export function startListening(): void {
  listening = []
}

export function stopListening(): void {
  for (const [target, type, listener, options] of listening ?? []) target.removeEventListener(type, listener, options)
  listening = undefined
}

function recordListeners(target: EventTarget): void {
  const add = target.addEventListener.bind(target)
  target.addEventListener = (...input: Parameters<EventTarget['addEventListener']>) => {
    listening?.push([target, ...input])
    add(...input)
  }
}

/**
 * React's development build captures a stack per element for its warnings, which costs a tenth of the time of these
 * tests. It stops above a rate of elements per second; here it never starts.
 */
async function forgetElementStacks(): Promise<void> {
  const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
  const react = (await import('react')) as unknown as Record<string, object>
  const read = { get: () => Infinity, set() {} }
  Object.defineProperty(react[internals]!, 'recentlyCreatedOwnerStacks', { configurable: true, ...read })
}

if (globalThis.window === undefined) {
  installWindow()
  installSizes()
  Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer })
  installPopovers()
  recordListeners(globalThis)
  recordListeners(document)
  await forgetElementStacks()
}
