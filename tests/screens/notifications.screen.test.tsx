import { expect, test } from 'vitest'
import { moments } from '../support/moments.ts'
import { act, demo, expectAddress, inProject, screen, useObra, user, waitFor, within } from './app.ts'
import { barButton, minutesAgo, openDashboard, openPanel, readAll, replaceAll } from './panels.ts'

const obra = useObra()

const rows = () => readAll<{ id: string; read: boolean }>(obra, 'notifications')
const budget = () => ({
  title: 'Presupuesto por arriba',
  description: 'Consultoría llegó al <strong>48 %</strong> de su presupuesto.',
  icon: 'pi pi-exclamation-triangle',
  time: minutesAgo(2.5),
  link: '/dashboards/project?desde=aviso',
  useRouter: true,
})
const stock = () => ({
  title: 'Stock bajo',
  description: 'Quedan <em>40 bolsas</em>.',
  time: minutesAgo(180),
  read: true,
})

async function openNotifications(...notifications: object[]) {
  await replaceAll(obra, 'notifications', notifications)
  await openDashboard(obra)
  return openPanel(/^Notificaciones/, 'Notificaciones')
}

for (const [name, moment] of Object.entries(moments)) {
  test(`notifications are listed with their icon, their markup and their time, at ${name}`, async () => {
    const at = new Date(moment)
    const time = (minutes: number) => new Date(at.getTime() - minutes * 60_000).toISOString()
    await replaceAll(obra, 'notifications', [
      { ...stock(), time: time(180) },
      { ...budget(), time: time(2.5) },
    ])
    await openDashboard(obra, at)
    const panel = await openPanel('Notificaciones, 1 sin leer', 'Notificaciones')
    const [first] = await panel.findAllByRole('listitem')
    expect(within(first!).getByRole('strong')).toHaveTextContent('48 %')
    expect(first).toHaveTextContent('hace 2 minutos')
    expect(first!.querySelector('.pi-exclamation-triangle')).toBeVisible()
  })
}

test('one and all are marked as read', async () => {
  const panel = await openNotifications(budget(), { ...stock(), read: false })
  await barButton('Notificaciones, 2 sin leer')
  await user.click(await panel.findByRole('button', { name: 'Marcar la notificación Stock bajo como leída' }))
  await barButton('Notificaciones, 1 sin leer')
  await user.click(panel.getByRole('button', { name: 'Marcar todo como leído' }))
  await barButton('Notificaciones')
  await waitFor(async () => expect((await rows()).every(({ read }) => read)).toBe(true))
})

test('deleting can be undone, and a refused deletion is rolled back', async () => {
  const panel = await openNotifications(budget(), stock())
  await user.click(await panel.findByRole('button', { name: 'Borrar la notificación Presupuesto por arriba' }))
  await barButton('Notificaciones')
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  await user.click(panel.getByRole('button', { name: 'Deshacer' }))
  await waitFor(() => expect(panel.getAllByRole('listitem')[0]).toHaveTextContent('48 %'))
  await waitFor(async () => expect(await rows()).toHaveLength(2))

  obra.network.fail('deleteNotification', 503)
  await user.click(panel.getByRole('button', { name: 'Borrar la notificación Stock bajo' }))
  expect(await panel.findByRole('alert')).toHaveTextContent('No pudimos borrar la notificación')
  expect(panel.getAllByRole('listitem')).toHaveLength(2)
})

test('a link is followed by Enter and marks its notification as read', async () => {
  const panel = await openNotifications(budget(), stock())
  const link = await panel.findByRole('link', { name: 'Presupuesto por arriba' })
  act(() => link.focus())
  await user.keyboard('{Enter}')
  await expectAddress('/dashboards/project?desde=aviso&proyecto=1')
  await barButton('Notificaciones')
})

test('the panel shows its empty and failed states, retries, and receives new ones', async () => {
  const panel = await openNotifications()
  await panel.findByText('No tenés notificaciones')
  const works = obra.network.fail('listNotifications', 503)
  await obra.reload()
  const failed = await openPanel('Notificaciones', 'Notificaciones')
  await failed.findByText('No pudimos cargar tus notificaciones')
  works()
  await user.click(failed.getByRole('button', { name: 'Reintentar' }))
  await failed.findByText('No tenés notificaciones')
  await replaceAll(obra, 'notifications', [budget(), stock()])
  expect(await failed.findAllByRole('listitem')).toHaveLength(2)
})

test('kinds of notifications are switched, also by mail; a failed change rolls back', async () => {
  const stored = async () => {
    const api = await obra.server.as(demo.email)
    return (await api('getNotificationSettings')).body as unknown
  }
  const card = () => within(screen.getByRole('region', { name: 'Notificaciones' }))
  const inApp = () => card().getByRole('switch', { name: 'Comentarios: avisar en Obra' })
  const byMail = () => card().getByRole('switch', { name: 'Comentarios: también por mail' })
  const before = await stored()
  await obra.open('/settings/account', inProject)
  await user.click(await screen.findByRole('link', { name: 'Notificaciones' }))
  await expectAddress('/settings/notifications')
  await waitFor(() => expect(byMail()).not.toBeChecked())
  await user.click(byMail())
  await waitFor(() => expect(byMail()).toBeChecked())
  await waitFor(async () => expect(await stored()).not.toEqual(before))
  const withMail = await stored()
  await user.click(inApp())
  await waitFor(() => expect(card().queryByRole('switch', { name: 'Comentarios: también por mail' })).toBeNull())
  await waitFor(async () => expect(await stored()).not.toEqual(withMail))
  await obra.reload()
  await waitFor(() => expect(inApp()).not.toBeChecked())

  const works = obra.network.cut('updateNotificationSettings')
  await user.click(inApp())
  const notices = screen.getByRole('region', { name: 'Avisos' })
  await waitFor(() => expect(notices).toHaveTextContent('No se guardó el ajuste'))
  expect(inApp()).not.toBeChecked()
  works()
  await user.click(inApp())
  await waitFor(() => expect(byMail()).toBeChecked())
  await user.click(byMail())
  await waitFor(async () => expect(await stored()).toEqual(before))
})

test('the days before a due date are chosen where its kind is wanted', async () => {
  await obra.open('/settings/notifications', inProject)
  const days = () => screen.queryByRole('combobox', { name: 'Comprobantes por pagar: cuándo avisar' })
  await waitFor(() => expect(days()).toHaveDisplayValue('Desde 3 días antes'))
  await user.selectOptions(days()!, 'Desde 7 días antes')
  await waitFor(async () => {
    const { body } = await (await obra.server.as(demo.email))('getNotificationSettings')
    expect(body.find(({ kind }) => kind === 'invoiceDue')).toMatchObject({ daysBefore: 7 })
  })
  await obra.reload()
  await waitFor(() => expect(days()).toHaveDisplayValue('Desde 7 días antes'))
  const wanted = () => screen.getByRole('switch', { name: 'Comprobantes por pagar: avisar en Obra' })
  await user.click(wanted())
  await waitFor(() => expect(days()).toBeNull())
  await user.click(wanted())
  await waitFor(() => expect(days()).toHaveDisplayValue('Desde 7 días antes'))
})
