/**
 * The browser of the screen tests: happy-dom's window on Node's globals, with the parts of a browser that it lacks and the app
 * uses. It has no layout: everything has one size. Set up once per worker (setupFiles of the project `screens`).
 */
import { GlobalWindow } from 'happy-dom'
import { populateGlobal } from 'vitest/runtime'

const size = { width: 1280, height: 800 }
/** Rows of virtual lists, which carry their index. */
const rowHeight = 40
/** A browser's own styles, by which queries by role leave out what is closed. */
const browserStyles = `
  [popover]:not([data-popover-open]):not([open]), details:not([open]) > :not(summary) { display: none }
  [data-popover-open] { display: block }
`

function installWindow(): void {
  // The server runs in the same process: what requests consist of stays Node's.
  const { Blob, File, FormData } = globalThis
  const navigation = { disableMainFrameNavigation: true, disableChildFrameNavigation: true }
  const browser = new GlobalWindow({ url: 'http://obra.test/', ...size, settings: { navigation } })
  populateGlobal(globalThis, browser, { bindFunctions: true })
  // The program of screens that are not open is not fetched: idle time never comes.
  const idle = { requestIdleCallback: () => 1, cancelIdleCallback() {} }
  Object.assign(globalThis, { Blob, File, FormData, ...idle })
}

/** Gives elements a property that is read from them. */
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

/** An observer that reports once what it observes: in view, with its size. */
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

/** Escape closes what is on top: a popover, else the last dialog that was opened. */
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
  // On the window, after the app's own listeners.
  window.addEventListener('click', pressInvoker)
  window.addEventListener('keydown', pressEscape)
}

/** What a page starts with; the head keeps the browser's own styles. */
export function emptyPage(marks: Record<string, string>): void {
  const page = document.documentElement
  document.head.innerHTML = `<style>${browserStyles}</style>`
  document.body.innerHTML = '<div id="root"></div>'
  for (const name of page.getAttributeNames()) page.removeAttribute(name)
  Object.assign(page.dataset, { scheme: 'light', theme: 'default', signUp: 'open', sample: 'no', ...marks })
}

type Listening = [target: EventTarget, ...Parameters<EventTarget['addEventListener']>]
let listening: Listening[] | undefined

/** Notes what is listened to on window and document until `stopListening`, which ends it as leaving a page does. */
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
 * React's development build notes the stack of each element, for warnings that name where it was made: a tenth of the time of these
 * tests. It stops after so many elements a second; here it never begins.
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
