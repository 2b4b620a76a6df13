import type { Page } from '@playwright/test'
import { folder, rows } from './mailbox-support.ts'
import { signInWithApi } from './panels-support.ts'
import { expect, openSignedIn, test } from './support.ts'

/** Opens the inbox, which then receives changes. */
async function openListening(page: Page): Promise<void> {
  const ready = page.waitForResponse((response) => response.url().includes('/api/common/events'))
  await openSignedIn(page, '/apps/mailbox/inbox/1')
  await ready
  await expect(rows(page).first()).toBeVisible()
}

test(
  'another tab gets changes of flags, folders, new mail and labels @release',
  { tag: ['@store', '@hours'] },
  async ({ page, context }) => {
    const api = await signInWithApi(page)
    const { mails } = await api.get<{ mails: { id: string; subject: string }[] }>(
      '/api/apps/mailbox/mails?folder=inbox&query=losa',
    )
    const [mail] = mails
    const other = await context.newPage()
    await openListening(other)
    await openListening(page)
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
  },
)
