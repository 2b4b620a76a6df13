/** Shared by the tests of the top bar's panels: the API with the page's session, and test data. */
import { currentTime, demo, expect, signIn } from './support.ts'
import type { Locator, Page } from '@playwright/test'

export type Api = {
  get<T>(path: string): Promise<T>
  send<T>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, data?: object): Promise<T>
}

/** Signs in as the demo account inside a project, and returns its API, which stays in that company. */
export async function signInWithApi(page: Page, account = demo): Promise<Api> {
  const choice = account === demo ? { companyId: 1, projectId: 1 } : undefined
  const token = await signIn(page, account, choice)
  const headers = {
    Authorization: `Bearer ${token}`,
    ...(choice && { 'Obra-Desarrolladora': String(choice.companyId) }),
  }
  const fetchJson = async (method: string, path: string, data?: object) => {
    const response = await page.request.fetch(path, { method, headers, data })
    expect(response.ok(), `${method} ${path} answered ${response.status()}`).toBe(true)
    return response.json()
  }
  return { get: (path) => fetchJson('GET', path), send: fetchJson }
}

/** Replaces the content of a list of `api/common`. */
export async function replaceAll(api: Api, list: 'messages' | 'notifications' | 'shortcuts', items: object[]) {
  const path = `/api/common/${list}`
  const one = list.slice(0, -1)
  for (const { id } of await api.get<{ id: string }[]>(path)) await api.send('DELETE', `${path}?id=${id}`)
  for (const item of items) await api.send('POST', path, { [one]: item })
}

export const minutesAgo = (minutes: number): string => new Date(currentTime() - minutes * 60_000).toISOString()

export async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboards/project')
  await expect(page.getByRole('heading', { level: 1, name: 'Tablero del proyecto' })).toBeVisible()
}

/** Presses a button of the top bar and returns the panel that it opens. */
export async function openPanel(page: Page, button: string | RegExp, panel: string): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name: panel })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Fails a call with 503, as if the store were down, until the returned function is called. */
export async function failing(page: Page, path: string, method: string): Promise<() => Promise<void>> {
  const matches = (url: URL) => url.pathname === path
  await page.route(matches, (route) => {
    if (route.request().method() !== method) return route.fallback()
    const message = 'El servicio no está disponible.'
    return route.fulfill({ status: 503, json: { isSuccess: false, error: 'Unavailable', message, requestId: 'r' } })
  })
  return () => page.unroute(matches)
}

/** Waits until a panel covers the whole screen of a phone. */
export async function expectSheet(page: Page, panel: Locator): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await expect
    .poll(async () => {
      const box = await panel.boundingBox()
      return box && [box.x, box.y, box.height].map(Math.round)
    })
    .toEqual([0, 0, height])
  expect((await panel.boundingBox())?.width).toBeGreaterThanOrEqual(width - 16)
}
