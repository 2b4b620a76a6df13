import { expect, expectAccessible, expectNoSidewaysScroll, notices, openSignedIn, test } from './support.ts'

test('kinds of notifications are turned off and on, also by mail; what cannot be saved goes back @store', async ({
  page,
  obra,
}) => {
  await openSignedIn(page, '/settings/account')
  await page.getByRole('link', { name: 'Notificaciones', exact: true }).click()
  await expect(page).toHaveURL('/settings/notifications')
  const card = page.getByRole('region', { name: 'Notificaciones', exact: true })
  const wanted = card.getByRole('switch', { name: 'Comentarios: avisar en Obra' })
  const byMail = card.getByRole('switch', { name: 'Comentarios: también por mail' })
  await expect(byMail).not.toBeChecked()
  await expectAccessible(page)
  const saved = () =>
    page.waitForResponse(
      (answer) => answer.url().endsWith('/notifications/settings') && answer.request().method() === 'PATCH',
    )
  const mailSaved = saved()
  await byMail.press('Space')
  await expect(byMail).toBeChecked()
  expect((await mailSaved).ok()).toBe(true)
  const offSaved = saved()
  await wanted.click()
  await expect(byMail).toHaveCount(0)
  expect((await offSaved).ok()).toBe(true)
  await page.reload()
  await expect(wanted).not.toBeChecked()
  await obra.down()
  await wanted.click()
  await expect(notices(page)).toContainText('No se guardó el ajuste')
  await expect(wanted).not.toBeChecked()
  await obra.up()
  const onSaved = saved()
  await wanted.click()
  expect((await onSaved).ok()).toBe(true)
  const backSaved = saved()
  await byMail.click()
  expect((await backSaved).ok()).toBe(true)
  await expect(byMail).not.toBeChecked()
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
})
