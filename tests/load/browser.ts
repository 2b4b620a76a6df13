/** Chromium for the benches: a signed-in page, and the number of late frames while something happens in it. */
import { chromium, type Browser, type Page } from 'playwright'
import { findChromium } from '../../scripts/lib/chromium.ts'
import { signIn } from './calls.ts'

const viewport = { width: 1280, height: 800 }

export function launchBrowser(): Promise<Browser> {
  const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
  const more = ['--disable-component-update', '--disable-sync']
  return chromium.launch({ executablePath: findChromium(), args: [...flags, ...more] })
}

/** The storage of a browser with the demo account signed in, in a project of its first company. */
export async function demoStorage(origin: string, projectId = 1): Promise<Record<string, string>> {
  return { accessToken: await signIn(origin), desarrolladoraActiva: '1', proyectoActivo: String(projectId) }
}

export async function signedInPage(browser: Browser, origin: string, projectId?: number): Promise<Page> {
  const context = await browser.newContext({ locale: 'es-AR', viewport })
  await context.addInitScript(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value)
    },
    Object.entries(await demoStorage(origin, projectId)),
  )
  return context.newPage()
}

/** Runs in the page: scrolls by 60 pixels per frame and returns the duration of each frame. */
export async function scrollInPage({
  selector,
  direction,
}: {
  selector: string
  direction: number
}): Promise<number[]> {
  const box = document.querySelector(selector) ?? document.scrollingElement!
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const frames: number[] = []
  let last = await frame()
  for (let step = 0; step < 240; step++) {
    box.scrollTop += direction * 60
    const at = await frame()
    frames.push(at - last)
    last = at
  }
  return frames
}

/** The number of late frames. At 60 frames per second one is due every 17 ms. */
export const late = (frames: number[]): number => frames.filter((milliseconds) => milliseconds > 34).length

export type ListFigure = { lateFrames: number; cells: number }

/** Opens a long list and scrolls it: the late frames of 240, and how many cells are drawn. */
export async function measureList(
  page: Page,
  address: string,
  { scroller, cell }: { scroller: string; cell: string },
): Promise<ListFigure> {
  await page.goto(address)
  await page.locator(cell).first().waitFor()
  const before = await page.locator(cell).count()
  const frames = await page.evaluate(scrollInPage, { selector: scroller, direction: 1 })
  return { lateFrames: late(frames), cells: Math.max(before, await page.locator(cell).count()) }
}

/** The late frames of an empty scrolling page, caused by the machine. Leaves the page empty. */
export async function bareLateFramesOf(page: Page): Promise<number> {
  await page.setContent(`<div style="height:60000px;background:linear-gradient(#fff,#888)"></div>`)
  return late(await page.evaluate(scrollInPage, { selector: 'html', direction: 1 }))
}
