/** Controls reached with Tab and pressed by a key, as a person without a pointer does. */
import { expect, type Locator } from '@playwright/test'

/** More controls than any screen has. */
const mostTabs = 300
const mostMoves = 30

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement || element.contains(document.activeElement))

/** Presses Tab until the focus is on `target` or inside it. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  await expect(target).toBeEnabled()
  for (let tabs = 0; tabs < mostTabs; tabs++) {
    if (await hasFocus(target)) return
    await target.page().keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(target)}`)
}

/** Presses an arrow until the focus is on `target` or inside it: the cells of a sheet are one stop of Tab. */
export async function moveTo(target: Locator, arrow: 'ArrowDown' | 'ArrowRight'): Promise<void> {
  for (let moves = 0; moves < mostMoves; moves++) {
    if (await hasFocus(target)) return
    await target.page().keyboard.press(arrow)
  }
  throw new Error(`${arrow} does not reach ${String(target)}`)
}

/** Presses a button, link or checkbox. */
export async function press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press(key)
}

/** Writes into an empty field. */
export async function write(target: Locator, text: string): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.type(text)
}
