/** Shared by five screens: they report a missing network, list their shortcuts with `?`, and Ctrl+K finds them. */
import { expect, test } from 'vitest'
import { act, expectAddress, inProject, screen, useObra, user, waitFor } from './app.ts'

const obra = useObra()

const screens = [
  { path: '/apps/contacts', title: 'Contactos', waiting: /Los contactos aparecen apenas vuelva\./ },
  { path: '/apps/chat', title: 'Chat', waiting: /aparecen apenas vuelva/ },
  { path: '/apps/notes', title: 'Notas', waiting: /aparecen apenas vuelva/ },
  { path: '/apps/scrumboard', title: 'Tableros', waiting: /Los tableros aparecen apenas vuelva\./ },
  { path: '/apps/tasks', title: 'Tareas', waiting: /Las tareas aparecen apenas vuelva\./ },
]

/** Dispatches the browser's offline or online event: scripts still load, queries are paused. */
const announce = (network: 'offline' | 'online') => act(async () => void dispatchEvent(new Event(network)))

for (const { path, title, waiting } of screens) {
  test(`${path}, opened by Ctrl+K, reports a missing network, loads once it is back, and lists its keys`, async () => {
    await obra.open('/calendario', inProject)
    await screen.findByRole('heading', { level: 1, name: 'Calendario' })
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox', { name: /^Buscar/ }), title)
    const [option] = await screen.findAllByRole('option', { name: new RegExp(`^${title}`) })
    await announce('offline')
    await user.click(option!)
    await expectAddress(path)
    await waitFor(() => expect(screen.queryAllByText(waiting)).not.toEqual([]))
    await announce('online')
    await waitFor(() => expect(screen.queryAllByText(waiting)).toEqual([]))
    act(() => screen.getAllByRole('heading', { level: 1 })[0]!.focus())
    await user.keyboard('?')
    expect(await screen.findByRole('dialog', { name: 'Atajos de teclado' })).toHaveTextContent(/esta lista/i)
  })
}

test.each([
  { path: '/solo-desarrollo/carga-categoricos?lista=unidades', field: 'Buscar en la lista', loaded: 'Bolsa' },
  { path: '/apps/ecommerce/inventory', field: /^Buscar productos/, loaded: /^Adhesivo cementicio/ },
  { path: '/apps/file-manager', field: 'Buscar en todas las carpetas', loaded: 'Organigrama.pdf' },
  { path: '/apps/help-center/guides', field: 'Buscar en la ayuda', loaded: 'Guías' },
])('$path: a search without network says so, and searches once it is back', async ({ path, field, loaded }) => {
  await obra.open(path, inProject)
  await waitFor(() => expect(screen.queryAllByText(loaded)).not.toEqual([]))
  await announce('offline')
  await user.type(screen.getByLabelText(field), 'zzqx')
  expect(await screen.findByText('Estás sin conexión')).toBeVisible()
  expect(screen.queryByText(/Nada coincide|No encontramos|No hay archivos/)).toBeNull()
  await announce('online')
  expect(await screen.findByText(/Nada coincide con «zzqx»|No encontramos nada sobre|No hay archivos/)).toBeVisible()
})

test('Ctrl+K without network says so', async () => {
  await obra.open('/calendario', inProject)
  await screen.findByRole('heading', { level: 1, name: 'Calendario' })
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: /^Buscar/ })
  await announce('offline')
  await user.type(field, 'zzqx')
  expect(await screen.findByText('Estás sin conexión')).toBeVisible()
  await announce('online')
})
