import { expect, test } from 'vitest'
import { expectAddress, expectFocus, inProject, screen, useObra, user, waitFor, within } from './app.ts'

const obra = useObra()

const gallery = '/solo-desarrollo/navegacion'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const queryShell = () => screen.queryByRole('button', { name: /^Cuenta de/ })
const shell = () => screen.findByRole('button', { name: /^Cuenta de/ })
const follow = async (name: string) => user.click(await screen.findByRole('link', { name }))

test('compact is the default layout; ?layout= overrides it, and choosing a layout clears the query', async () => {
  await obra.open(gallery, inProject)
  await heading('Galería de navegación')
  expect(await shell()).toBeInTheDocument()
  await obra.open(`${gallery}?layout=empty&aspecto=thin`)
  await heading('Galería de navegación')
  expect(queryShell()).toBeNull()
  expect(screen.queryByRole('button', { name: 'Ajustes' })).toBeNull()
  const choose = (name: string) => {
    const group = screen.getByRole('group', { name: 'Disposición de la app' })
    return user.click(within(group).getByRole('button', { name }))
  }
  await choose('compact')
  await shell()
  await expectAddress(`${gallery}?aspecto=thin`)
  await choose('empty')
  await waitFor(() => expect(queryShell()).toBeNull())
  await obra.reload()
  await shell()
})

test('sign-in screens have the empty layout whatever the query', async () => {
  await obra.open('/sign-in?layout=compact')
  await heading('Iniciá sesión')
  expect(queryShell()).toBeNull()
})

test('the logo links to the app', async () => {
  await obra.open('/calendario', inProject)
  await follow('Obra, inicio')
  await heading('Tablero del proyecto')
  await expectAddress('/dashboards/project?proyecto=1')
})

test('navigation moves the focus to the heading and updates the title', async () => {
  await obra.open('/calendario', inProject)
  await heading('Calendario')
  expect(document.title).toBe('Calendario · Obra')
  await follow('Finanzas')
  await expectFocus(await heading('Finanzas'))
  expect(document.title).toBe('Finanzas · Obra')
  await follow('Materiales')
  await expectFocus(await heading('Materiales'))
  history.back()
  await expectFocus(await heading('Finanzas'))
})
