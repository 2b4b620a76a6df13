import { expect, test } from 'vitest'
import { demo, expectAddress, expectFocus, screen, useObra, user, waitFor, within } from './app.ts'
import { openDashboard } from './panels.ts'

const obra = useObra()

const account = () => screen.findByRole('button', { name: /^Cuenta de/ })

async function openMenu() {
  await user.click(await account())
  const panel = await screen.findByRole('dialog', { name: 'Tu cuenta' })
  await within(panel).findByText(demo.email)
  return within(panel)
}

async function openMenuOnDashboard() {
  await openDashboard(obra)
  return openMenu()
}

test('the menu shows who is signed in and leads to signing out', async () => {
  const panel = await openMenuOnDashboard()
  expect(panel.getByText('Lucía Ferreyra')).toBeInTheDocument()
  await user.click(panel.getByRole('link', { name: 'Cerrar sesión' }))
  await screen.findByRole('heading', { name: 'Cerraste la sesión' })
  await expectAddress('/sign-out')
})

test('the settings open from the menu, and return the focus to its button', async () => {
  const panel = await openMenuOnDashboard()
  await user.click(panel.getByRole('button', { name: 'Ajustes' }))
  await screen.findByRole('dialog', { name: 'Ajustes' })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Tu cuenta' })).toBeNull())
  await user.keyboard('{Escape}')
  await expectFocus(await account())
})

test('the status changes at once and is stored; a refused one rolls back', async () => {
  const panel = await openMenuOnDashboard()
  expect(panel.getByRole('radio', { name: 'En línea' })).toBeChecked()
  const release = obra.network.hold('updateUser')
  await user.click(panel.getByRole('radio', { name: 'Ocupado' }))
  await waitFor(async () => expect(await account()).toHaveAccessibleName('Cuenta de Lucía Ferreyra, Ocupado'))
  release()
  const api = await obra.server.as(demo.email)
  await waitFor(async () => expect((await api('getUser')).body.status).toBe('busy'))
  await obra.reload()
  await waitFor(async () => expect(await account()).toHaveAccessibleName('Cuenta de Lucía Ferreyra, Ocupado'))

  obra.network.fail('updateUser', 503)
  const again = await openMenu()
  await user.click(again.getByRole('radio', { name: 'Ausente' }))
  expect(await again.findByRole('alert')).toHaveTextContent('No pudimos cambiar tu estado.')
  expect(again.getByRole('radio', { name: 'Ocupado' })).toBeChecked()
})

test('a profile without a name is not sent; one that could not be saved keeps the input', async () => {
  const panel = await openMenuOnDashboard()
  await user.click(panel.getByRole('button', { name: 'Perfil' }))
  const name = await panel.findByRole('textbox', { name: 'Nombre' })
  await user.clear(name)
  await user.type(name, '  ')
  await user.click(panel.getByRole('button', { name: 'Guardar' }))
  await panel.findByText('Escribí tu nombre')
  await expectFocus(name)
  expect(obra.network.requests('updateUser')).toEqual([])

  await user.clear(name)
  await user.type(name, 'Otro nombre')
  obra.network.fail('updateUser', 503, { message: 'El servicio no está disponible.' })
  await user.click(panel.getByRole('button', { name: 'Guardar' }))
  expect(await panel.findByRole('alert')).toHaveTextContent('El servicio no está disponible.')
  expect(panel.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Otro nombre')
  await user.click(panel.getByRole('button', { name: 'Cancelar' }))
  expect(await account()).toHaveAccessibleName(/^Cuenta de Lucía Ferreyra/)
})
