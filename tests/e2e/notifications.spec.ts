import { expectSheet, minutesAgo, openDashboard, openPanel, replaceAll, signInWithApi } from './panels-support.ts'
import { expect, expectAccessible, expectScreen, test } from './support.ts'

test('notifications are read in their panel, on a desktop and on a phone @smoke', async ({ page }) => {
  const api = await signInWithApi(page)
  await replaceAll(api, 'notifications', [
    {
      title: 'Presupuesto por arriba',
      description: 'Consultoría llegó al <strong>48 %</strong> de su presupuesto.',
      icon: 'pi pi-exclamation-triangle',
      time: minutesAgo(2.5),
    },
    { title: 'Stock bajo', description: 'Quedan <em>40 bolsas</em>.', time: minutesAgo(180), read: true },
  ])
  await openDashboard(page)
  const panel = await openPanel(page, 'Notificaciones, 1 sin leer', 'Notificaciones')
  const first = panel.getByRole('listitem').first()
  await expect(first.getByRole('strong')).toHaveText('48 %')
  await expect(first.locator('.pi-exclamation-triangle')).toBeVisible()
  await expectScreen(page)
  await page.setViewportSize({ width: 375, height: 720 })
  await expectSheet(page, panel)
  await expect(panel.getByRole('button', { name: 'Cerrar' })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)

  await panel.getByRole('button', { name: 'Cerrar' }).click()
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/settings/notifications')
  const byMail = page.getByRole('switch', { name: 'Comentarios: también por mail' })
  await expect(byMail).not.toBeChecked()
  await expectScreen(page)
  await byMail.press('Space')
  await expect(byMail).toBeChecked()
  await byMail.press('Space')
  await expect(byMail).not.toBeChecked()
})

test('markup from the server is sanitised again in the browser', async ({ page }) => {
  await signInWithApi(page)
  const description =
    'Mirá <strong onclick="x()">esto</strong><img src="/no.png" onerror="document.title=1"><script>document.title=2</script>' +
    '<a href="javascript:document.title=3">uno</a> <a href="/no-such-page">dos</a> ' +
    '<a href="dashboards/project?desde=texto" style="color:red">tres</a> <a href="https://www.smn.gob.ar">cuatro</a>'
  const sent = { title: 'Aviso', icon: null, time: minutesAgo(2), useRouter: true }
  const json = [{ ...sent, id: 'a', image: null, read: false, seen: true, link: null, description }]
  await page.route('**/api/common/notifications', (route) => route.fulfill({ json }))
  await openDashboard(page)
  const panel = await openPanel(page, /^Notificaciones/, 'Notificaciones')
  const item = panel.getByRole('listitem')
  await expect(item).toContainText('Mirá estouno dos tres cuatro')
  await expect(item.locator('img, script, [onclick], [style]')).toHaveCount(0)
  await expect(item.getByRole('link')).toHaveText(['tres', 'cuatro'])
  await expect(item.getByRole('link', { name: 'cuatro' })).toHaveAttribute('target', '_blank')
  await item.getByRole('link', { name: 'tres' }).click()
  await expect(page).toHaveURL(/\/dashboards\/project\?desde=texto&proyecto=\d+$/)
  await expect(panel).toBeHidden()
  await expect(page).toHaveTitle(/Obra/)
})
