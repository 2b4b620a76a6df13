import { expect, test } from 'vitest'
import { expectAddress, useObra, user, waitFor } from './app.ts'
import { expectClosed, openDashboard, openPanel, readAll, replaceAll } from './panels.ts'

type Shortcut = { id: string; label: string; description: string; icon: string; link: string; useRouter: boolean }

const obra = useObra()

const rows = () => readAll<Shortcut>(obra, 'shortcuts')
const board = {
  label: 'Tablero',
  description: 'Los números',
  icon: 'pi pi-chart-line',
  link: '/dashboards/project?a=1',
  useRouter: true,
}
const reload = { label: 'Reload', icon: 'pi pi-refresh', link: '/dashboards/project', useRouter: false }
const wind = { label: 'Viento', icon: 'pi pi-cloud', link: 'https://www.smn.gob.ar', useRouter: false }
const brokenLink = { label: 'Changelog', icon: 'pi pi-list', link: '/no-such-page', useRouter: true }

const open = () => openPanel('Accesos directos', 'Accesos directos')

async function openShortcuts(...shortcuts: object[]) {
  await replaceAll(obra, 'shortcuts', shortcuts)
  await openDashboard(obra)
  return open()
}

async function fill(field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  await user.type(field, text)
}

test('shortcuts link inside or outside the app; those without target are no links', async () => {
  const panel = await openShortcuts(board, reload, wind, brokenLink)
  await waitFor(() => expect(panel.getAllByRole('link')).toHaveLength(3))
  expect(panel.queryByText(/disponible/)).toBeNull()
  expect(panel.getByRole('link', { name: /Viento/ })).toHaveAttribute('target', '_blank')
  await user.click(panel.getByRole('link', { name: /Tablero/ }))
  await expectAddress('/dashboards/project?a=1&proyecto=1')
  await expectClosed('Accesos directos')
})

test('a shortcut is created for the current page', async () => {
  const panel = await openShortcuts()
  await panel.findByText('Todavía no tenés accesos directos')
  await user.click(panel.getByRole('button', { name: 'Crear acceso directo' }))
  const name = await panel.findByRole('textbox', { name: 'Nombre' })
  await waitFor(() => expect(name).toHaveFocus())
  expect(panel.getByRole('combobox', { name: 'Página' })).toHaveValue('/dashboards/project')
  await user.click(panel.getByRole('button', { name: 'Crear acceso directo' }))
  await panel.findByText('Escribí un nombre')
  await user.type(name, '  Mi tablero ')
  await user.type(panel.getByRole('textbox', { name: 'Descripción' }), 'Cómo venimos')
  await user.click(panel.getByRole('radio', { name: 'Estrella' }))
  await user.click(panel.getByRole('button', { name: 'Crear acceso directo' }))
  await panel.findByRole('link', { name: /Mi tablero/ })
  await waitFor(async () =>
    expect(await rows()).toMatchObject([
      {
        label: 'Mi tablero',
        description: 'Cómo venimos',
        icon: 'pi pi-star',
        link: '/dashboards/project',
        useRouter: true,
      },
    ]),
  )
})

test('a shortcut is edited, and invalid values are reported at their field', async () => {
  const panel = await openShortcuts(reload, brokenLink)
  await user.click(await panel.findByRole('button', { name: 'Organizar' }))
  await panel.findByText('Lleva a una página que no está disponible')
  await user.click(panel.getByRole('button', { name: 'Editar Changelog' }))
  const address = await panel.findByRole('textbox', { name: 'Dirección' })
  expect(address).toHaveValue('/no-such-page')
  await user.click(panel.getByRole('button', { name: 'Guardar' }))
  await panel.findByText(/Escribí una dirección completa/)
  await waitFor(() => expect(address).toHaveFocus())
  await fill(address, 'https://www.smn.gob.ar')
  await fill(panel.getByRole('textbox', { name: 'Nombre' }), 'Pronóstico')
  const works = obra.network.fail('updateShortcut', 503, { message: 'El servicio no está disponible.' })
  await user.click(panel.getByRole('button', { name: 'Guardar' }))
  expect(await panel.findByRole('alert')).toHaveTextContent('El servicio no está disponible.')
  expect(panel.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Pronóstico')
  works()
  await user.click(panel.getByRole('button', { name: 'Guardar' }))
  await panel.findByRole('button', { name: 'Editar Pronóstico' })
  // Untouched fields stay: Reload still reloads the page.
  await user.click(panel.getByRole('button', { name: 'Editar Reload' }))
  await fill(await panel.findByRole('textbox', { name: 'Nombre' }), 'Recargar')
  await user.click(panel.getByRole('button', { name: 'Guardar' }))
  await panel.findByRole('button', { name: 'Editar Recargar' })
  await waitFor(async () =>
    expect(await rows()).toMatchObject([
      { label: 'Recargar', link: '/dashboards/project', useRouter: false, icon: 'pi pi-refresh' },
      { label: 'Pronóstico', link: 'https://www.smn.gob.ar', useRouter: false },
    ]),
  )
})

test('a deleted shortcut is restored by undo, and a refused deletion is rolled back', async () => {
  const panel = await openShortcuts(board, wind, reload)
  await user.click(await panel.findByRole('button', { name: 'Organizar' }))
  await user.click(await panel.findByRole('button', { name: 'Borrar Viento' }))
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  await waitFor(() => expect(panel.getByRole('button', { name: 'Borrar Reload' })).toHaveFocus())
  await user.click(panel.getByRole('button', { name: 'Deshacer' }))
  await panel.findByRole('button', { name: 'Editar Viento' })
  const labels = ['Tablero', 'Viento', 'Reload']
  const visible = () =>
    [...panel.dialog.querySelectorAll('.shortcut-row .shortcut-label')].map((row) => row.textContent)
  expect(visible()).toEqual(labels)
  await waitFor(async () => expect((await rows()).map(({ label }) => label)).toEqual(labels))
  obra.network.fail('deleteShortcut', 503)
  await user.click(panel.getByRole('button', { name: 'Borrar Tablero' }))
  expect(await panel.findByRole('alert')).toHaveTextContent('No pudimos borrar el acceso directo')
  await panel.findByRole('button', { name: 'Editar Tablero' })
})

test('the input survives closing the panel by accident', async () => {
  const panel = await openShortcuts(board)
  await user.click(await panel.findByRole('button', { name: 'Nuevo acceso directo' }))
  await user.type(await panel.findByRole('textbox', { name: 'Nombre' }), 'A medias')
  await user.keyboard('{Escape}')
  await expectClosed('Accesos directos')
  const again = await open()
  expect(await again.findByRole('textbox', { name: 'Nombre' })).toHaveValue('A medias')
  await user.click(again.getByRole('button', { name: 'Volver' }))
  await again.findByRole('heading', { name: 'Accesos directos' })
})

test('the panel reports a failed load, retries, and shows additions from elsewhere', async () => {
  await replaceAll(obra, 'shortcuts', [])
  const works = obra.network.fail('listShortcuts', 503)
  await openDashboard(obra)
  const panel = await open()
  await panel.findByText('No pudimos cargar tus accesos directos')
  works()
  await user.click(panel.getByRole('button', { name: 'Reintentar' }))
  await panel.findByText('Todavía no tenés accesos directos')
  await replaceAll(obra, 'shortcuts', [board])
  await panel.findByRole('link', { name: /Tablero/ })
})
