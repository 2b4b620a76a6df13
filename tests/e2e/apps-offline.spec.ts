/** What the five screens of people and work share: they say when there is no network, have their keys behind `?`, and Ctrl+K leads to them. */
import { expect, openSignedIn, test } from './support.ts'

const screens = [
  { path: '/apps/contacts', title: 'Contactos', waits: 'Los contactos aparecen apenas vuelva.' },
  { path: '/apps/chat', title: 'Chat', waits: /aparecen apenas vuelva/ },
  { path: '/apps/notes', title: 'Notas', waits: /aparecen apenas vuelva/ },
  { path: '/apps/scrumboard', title: 'Tableros', waits: 'Los tableros aparecen apenas vuelva.' },
  { path: '/apps/tasks', title: 'Tareas', waits: 'Las tareas aparecen apenas vuelva.' },
]

test('screens that are first opened without a network say so, and come with it; each has keys and is found by Ctrl+K @store', async ({
  page,
}) => {
  await openSignedIn(page, '/calendario')
  await expect(page.getByRole('heading', { level: 1, name: 'Calendario' })).toBeVisible()
  for (const { path, title, waits } of screens) {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /^Buscar/ }).fill(title)
    const found = page.getByRole('option', { name: new RegExp(`^${title}`) }).first()
    await expect(found).toBeVisible()
    // The browser's own word for it: the program's scripts still come, the data waits.
    await page.evaluate(() => dispatchEvent(new Event('offline')))
    await found.click()
    await expect(page).toHaveURL(path)
    await expect(page.getByText(waits).first()).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByText(waits)).toHaveCount(0)
    await page.getByRole('heading', { level: 1 }).first().focus()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toContainText(/esta lista/i)
    await page.keyboard.press('Escape')
  }
})
