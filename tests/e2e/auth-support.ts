/** Shared by the tests of the auth screens: reading the outbox, and faking rare responses. */
import type { Page } from '@playwright/test'
import { demo, expect, expectAccessible, expectNoSidewaysScroll, type Obra } from './support.ts'

/** The decoded text of a mail (quoted-printable). */
function readable(mail: string): string {
  const bytes = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

export const mailsTo = (obra: Obra, address: string) =>
  obra
    .mails()
    .filter((mail) => mail.includes(`To: ${address}`))
    .map(readable)

/** The link in the next mail to `address`, beyond the `known` ones. */
export async function linkFor(obra: Obra, address: string, known = 0): Promise<string> {
  await expect.poll(() => mailsTo(obra, address).length, { message: `mails to ${address}` }).toBe(known + 1)
  const link = /https?:\/\/\S+/.exec(mailsTo(obra, address).at(-1) ?? '')?.[0] ?? ''
  expect(link.startsWith(obra.origin), link).toBe(true)
  return link
}

/** Creates an account without a company; the sample's may have got one in another test. */
export async function newAccount(page: Page, obra: Obra): Promise<typeof demo> {
  const account = { email: `${crypto.randomUUID()}@obra.test`, password: 'mate amargo en la vereda' }
  await page.request.post('/api/auth/sign-up', { data: { name: 'Sofía Nueva', ...account } })
  const token = new URL(await linkFor(obra, account.email)).searchParams.get('token')
  expect((await page.request.post('/api/auth/confirm-email', { data: { token } })).ok()).toBe(true)
  return account
}

/** Answers calls of a path with `status`, and a Problem if that is an error. */
export async function answerWith(page: Page, path: string, status: number, more: object = {}, headers = {}) {
  await page.route(`**${path}`, (route) =>
    route.fulfill({
      status,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ isSuccess: false, error: 'Test', message: 'Algo no anda.', requestId: 'r', ...more }),
    }),
  )
}

/** Runs axe in both schemes, and expects no sideways scroll on a phone. */
export async function expectWellMade(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.setViewportSize({ width: 375, height: 812 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 720 })
}
