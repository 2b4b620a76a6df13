import { describe, expect, test } from 'vitest'
import { demo, expectAddress, expectFocus, inProject, screen, useObra, user, waitFor, within } from './app.ts'

const obra = useObra()
const gallery = '/solo-desarrollo/navegacion'

const navigation = async (label: string) => within(await screen.findByRole('navigation', { name: label }))
const rail = () => navigation('Principal')
const sample = () => navigation('Muestra')

const expectCurrent = (link: HTMLElement, current: 'page' | 'true') =>
  waitFor(() => expect(link).toHaveAttribute('aria-current', current))

/** The sample navigation of the gallery, with a query that sets its appearance. */
async function openGallery(search: string) {
  await obra.open(gallery + search, inProject)
  await screen.findByRole('heading', { level: 1, name: 'Galería de navegación' })
}

const press = async (name: string | RegExp) => user.click((await sample()).getByRole('button', { name }))
const follow = async (name: string | RegExp) => user.click((await sample()).getByRole('link', { name }))

describe('the rail', () => {
  test('has the items of the seed in order, and marks the current page', async () => {
    await obra.open('/calendario', inProject)
    const items = await rail()
    const calendar = await items.findByRole('link', { name: /^Calendario/ })
    const found = items
      .getAllByRole('link')
      .filter((link) => link.closest('li'))
      .slice(0, 6)
      .map((link) => [link.querySelector('.navigation-title')?.textContent, link.getAttribute('href')])
    expect(found).toEqual([
      ['Tablero del proyecto', '/dashboards/project'],
      ['Calendario', '/calendario'],
      ['Materiales', '/materiales'],
      ['Finanzas', '/finanzas'],
      ['Documentos', '/documentos'],
      ['Correo', '/apps/mailbox'],
    ])
    items.getByRole('button', { name: 'Solo Desarrollo' })
    expect(calendar).toHaveAttribute('aria-current', 'page')
    expect(items.getByRole('link', { name: /^Finanzas/ })).not.toHaveAttribute('aria-current')
  })

  test('highlights the current dashboard or mailbox, which shows its unread count', async () => {
    const api = await obra.server.as(demo.email)
    const folders = (await api('listMailboxFolders')).body
    const unread = folders.find(({ slug }) => slug === 'inbox')!.count!
    expect(unread).toBeGreaterThan(0)
    await obra.open('/dashboards/project', inProject)
    await expectCurrent(await (await rail()).findByRole('link', { name: /^Tablero del proyecto/ }), 'page')
    const mail = await (await rail()).findByRole('link', { name: /^Correo/ })
    await waitFor(() => expect(mail.querySelector('.navigation-badge')).toHaveTextContent(String(unread)))
    await user.click(mail)
    await expectAddress('/apps/mailbox/inbox/1')
    await expectCurrent(await (await rail()).findByRole('link', { name: /^Correo/ }), 'true')
  })

  test('highlights the account in each section of the settings', async () => {
    await obra.open('/settings/security', inProject)
    const account = async () => (await rail()).findByRole('link', { name: /^Ajustes de tu cuenta/ })
    await expectCurrent(await account(), 'true')
    await user.click(await account())
    await expectCurrent(await account(), 'page')
  })

  test('opens the group Solo Desarrollo beside itself until a page is reached', async () => {
    await obra.open('/calendario', inProject)
    const opener = await (await rail()).findByRole('button', { name: 'Solo Desarrollo' })
    await user.click(opener)
    const panel = () => screen.queryByRole('group', { name: 'Solo Desarrollo' })
    await user.click(await within(panel()!).findByRole('link', { name: 'Carga de Categóricos' }))
    await expectAddress('/solo-desarrollo/carga-categoricos?proyecto=1')
    await waitFor(() => expect(panel()).toBeNull())
  })

  test('shows the title of a hovered icon', async () => {
    await obra.open('/calendario', inProject)
    await user.hover(await (await rail()).findByRole('link', { name: /^Finanzas/ }))
    await waitFor(() => expect(document.querySelector('.navigation-tip')).toHaveTextContent('Finanzas'))
  })

  test('offers a retry if its items cannot be loaded', async () => {
    const connect = obra.network.cut('getNavigation')
    await obra.open('/calendario', inProject)
    const retry = await (await rail()).findByRole('button', { name: /No pudimos cargar el menú/ })
    // Items that the app knows itself are still shown.
    expect((await rail()).queryByRole('button', { name: 'Solo Desarrollo' })).toBeNull()
    await (await rail()).findByRole('link', { name: /^Finanzas/ })
    connect()
    await user.click(retry)
    await (await rail()).findByRole('button', { name: 'Solo Desarrollo' })
    expect((await rail()).queryByRole('button', { name: /No pudimos cargar el menú/ })).toBeNull()
  })

  test('is hidden without an active company and project', async () => {
    await obra.open('/seleccionar-desarrolladora', { as: demo })
    await screen.findByRole('heading', { level: 1, name: 'Selección de Desarrolladora' })
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Abrir el menú' })).toBeNull()
  })
})

test('navigation closes the drawer of narrow screens and focuses the heading', async () => {
  await obra.open('/calendario', inProject)
  await user.click(await screen.findByRole('button', { name: 'Abrir el menú' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Menú' }))
  await user.click(await drawer.findByRole('button', { name: 'Solo Desarrollo' }))
  // No room beside it: the group unfolds in place.
  expect(drawer.queryByRole('group', { name: 'Solo Desarrollo' })).toBeNull()
  await drawer.findByRole('link', { name: 'Carga de Transaccionales' })
  await user.click(drawer.getByRole('link', { name: /^Finanzas/ }))
  await expectAddress('/finanzas?proyecto=1')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menú' })).toBeNull())
  await expectFocus(await screen.findByRole('heading', { level: 1, name: 'Finanzas' }))
})

describe('the sample of the gallery', () => {
  const expectExpanded = (name: RegExp, isExpanded: boolean) =>
    waitFor(async () =>
      expect((await sample()).getByRole('button', { name })).toHaveAttribute('aria-expanded', String(isExpanded)),
    )

  test('expands the branch of the current page, and collapses others with autoCollapse', async () => {
    await openGallery('?seccion=losas')
    await expectExpanded(/^Obra/, true)
    await expectCurrent((await sample()).getByRole('link', { name: /^Losas/ }), 'page')
    await press(/^Ventas/)
    await expectExpanded(/^Obra/, false)
    await expectExpanded(/^Ventas/, true)

    await user.click(screen.getByRole('button', { name: 'no' }))
    await expectExpanded(/^Obra/, true)
    await press(/^Ventas/)
    await expectExpanded(/^Ventas/, true)
    await expectExpanded(/^Obra/, true)
    await press(/^No se despliega/)
    await expectExpanded(/^No se despliega/, false)
  })

  test('calls functions, merges queries, follows fragments, and leaves out what is hidden', async () => {
    await openGallery('?aspecto=default')
    await press(/^Llama a una función/)
    await waitFor(() => expect(screen.getByRole('region', { name: 'Avisos' })).toHaveTextContent('Función llamada'))
    await follow(/^Resumen/)
    await waitFor(() => expect(screen.getByText('Sección:')).toHaveTextContent('Sección: resumen'))
    await expectAddress(`${gallery}?aspecto=default&seccion=resumen`)
    await follow(/^A un fragmento/)
    await waitFor(() => expect(location.hash).toBe('#tipos'))
    await expectAddress(`${gallery}?aspecto=default&seccion=resumen`)
    expect((await sample()).getByRole('link', { name: /Sitio externo/ })).toHaveAttribute('target', '_blank')
    expect((await sample()).queryByText('Oculto')).toBeNull()
  })

  test('in mode over is closed by navigation', async () => {
    await openGallery('?modo=over&posicion=right')
    await user.click(screen.getByRole('button', { name: 'Abrir la navegación' }))
    const drawer = await screen.findByRole('dialog', { name: 'Muestra' })
    await user.click(within(drawer).getByRole('link', { name: /^Resumen/ }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Muestra' })).toBeNull())
    expect(screen.getByText('Sección:')).toHaveTextContent('Sección: resumen')
  })
})
