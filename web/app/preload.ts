import { pathInApp } from '../lib/base-path.ts'
import { findScreen } from './find-screen.ts'
import { mainLayout, screenComponents } from './screen-components.ts'

/** Loads the code of a likely next screen, so that navigating to it does not wait. */
export function preloadScreen(address: string): void {
  const screen = findScreen(address)
  if (!screen) return
  // A failure shows on navigation, which retries.
  void screenComponents[screen.path].load()
  if (screen.layout !== 'empty') void mainLayout.load()
}

/** Preloads the screen of each hovered or focused link. */
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
