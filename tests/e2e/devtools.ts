import type { CDPSession, Page } from '@playwright/test'

/**
 * Runs `work` with a devtools session of the page and detaches it: otherwise emulation such as a slow CPU stays with the page,
 * which all later tests of the worker reuse (`reuseContext`).
 */
export async function withDevtools<T>(page: Page, work: (session: CDPSession) => Promise<T>): Promise<T> {
  const session = await page.context().newCDPSession(page)
  try {
    return await work(session)
  } finally {
    await session.detach()
  }
}
