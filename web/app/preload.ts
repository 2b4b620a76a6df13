import { pathInApp } from '../lib/base-path.ts'
import { findScreen } from './find-screen.ts'
import { mainLayout, screenComponents } from './screen-components.ts'

/** Fetches the code of a screen that is likely to be next, so that going there does not wait for it. */
export function preloadScreen(address: string): void {
  const screen = findScreen(address)
  if (!screen) return
  // A failure shows when the person really goes there, with another try.
  void screenComponents[screen.path].load()
  if (screen.layout !== 'empty') void mainLayout.load()
}

/** Fetches the screen of each link that is pointed at or has the focus. */
export function preloadPointedLinks(): void {
  let last: HTMLAnchorElement | null | undefined
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link && link !== last && link.origin === location.origin) preloadScreen(pathInApp(link.pathname))
    last = link
  }
  document.addEventListener('pointerover', preload, { passive: true })
  document.addEventListener('focusin', preload)
}
