import type { Page } from '@playwright/test'
import { folder } from './mailbox-support.ts'
import { signInWithApi } from './panels-support.ts'
import { expect, openSignedIn, test } from './support.ts'

const mailbox = '/apps/mailbox'
const rows = (page: Page) =>
  page.getByRole('region', { name: 'Mails' }).getByRole('checkbox', { name: /^Elegir (?!todos)/ })

/** Opens a place that already hears of changes; `shown` is there when it has loaded. */
async function openListening(page: Page, place: string, shown = rows(page).first()): Promise<void> {
  const ready = page.waitForResponse((response) => response.url().includes('/api/common/events'))
  await openSignedIn(page, mailbox + place)
  await ready
  await expect(shown).toBeVisible()
}

test.describe('another tab', { tag: '@store' }, () => {
  test('follows flags, folders, new mail and labels', { tag: '@hours' }, async ({ page, context }) => {
    const api = await signInWithApi(page)
    const { mails } = await api.get<{ mails: { id: string; subject: string }[] }>(
      '/api/apps/mailbox/mails?folder=inbox&query=losa',
    )
    const [mail] = mails
    const other = await context.newPage()
    await openListening(other, '/inbox/1')
    await openListening(page, '/inbox/1')
    const unread = async (value: boolean) =>
      api.send('PATCH', '/api/apps/mailbox/mails', { ids: [mail!.id], mail: { unread: value } })
    await unread(false)
    await unread(true)
    const folders = await api.get<{ slug: string; count: number }[]>('/api/apps/mailbox/folders')
    const count = folders.find(({ slug }) => slug === 'inbox')!.count
    const isShown = async (unreadMails: number) => {
      for (const tab of [page, other]) {
        await expect(folder(tab, 'Recibidos')).toContainText(new RegExp(`(^|\\D)${unreadMails}\\D`))
      }
    }
    await isShown(count)
    await unread(false)
    await isShown(count - 1)
    await api.send('POST', '/api/apps/mailbox/send', {
      mail: { to: ['demo@obra.test'], subject: 'Recién llegado', content: 'Hola' },
    })
    for (const tab of [page, other]) await expect(tab.getByText('Recién llegado').first()).toBeVisible()
    await api.send('POST', '/api/apps/mailbox/label', { label: { title: 'Al instante', color: 'teal' } })
    for (const tab of [page, other]) await expect(tab.getByRole('link', { name: 'Al instante' })).toBeVisible()
  })

  test('hears that the label it lists is gone, and says so', async ({ page }) => {
    const api = await signInWithApi(page)
    const label = await api.send<{ id: string }>('POST', '/api/apps/mailbox/label', { label: { title: 'Fugaz' } })
    await openListening(page, '/label/fugaz/1', page.getByText('No hay mails acá'))
    await api.send('DELETE', `/api/apps/mailbox/label?id=${label.id}`)
    await expect(page.getByText('No encontramos esa etiqueta')).toBeVisible()
    await expect(page.getByText('No pudimos actualizar la lista.')).toHaveCount(0)
  })

  test('hears of a change; the one that made it asks only once', async ({ page }) => {
    await openListening(page, '/inbox/1')
    let lists = 0
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes('/api/apps/mailbox/mails?')) lists++
    })
    const star = page.getByRole('button', { name: /^Destacado: / }).first()
    const asked: number[] = []
    // The event may come after the answer, as from somebody else's change: not three times in a row.
    for (let change = 0; change < 3; change++) {
      lists = 0
      await star.click()
      await expect.poll(() => lists).toBeGreaterThan(0)
      await page.waitForTimeout(600)
      asked.push(lists)
    }
    expect(asked).toContain(1)
  })
})
