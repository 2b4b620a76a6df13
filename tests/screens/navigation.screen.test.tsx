import { describe, expect, test } from 'vitest'
import { demo, expectAddress, expectFocus, inProject, screen, useObra, user, waitFor, within } from './app.ts'

const obra = useObra()
const gallery = '/solo-desarrollo/navegacion'

const navigation = async (label: string) => within(await screen.findByRole('navigation', { name: label }))
const rail = () => navigation('Principal')
const sample = () => navigation('Muestra')

const expectExpanded = (branch: HTMLElement, isExpanded: boolean) =>
  waitFor(() => expect(branch).toHaveAttribute('aria-expanded', String(isExpanded)))
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
  test('has groups with headings, and marks the current page', async () => {
    await obra.open('/calendario', inProject)
    const items = await rail()
    const calendar = await items.findByRole('link', { name: 'Calendario' })
    const linksOf = (group: string) =>
      within(items.getByRole('list', { name: group }))
        .getAllByRole('link')
        .map((link) => [link.querySelector('.navigation-title')?.textContent, link.getAttribute('href')])
    expect(linksOf('Obra')).toEqual([
      ['Tablero', '/dashboards/project'],
      ['Calendario', '/calendario'],
      ['Materiales', '/materiales'],
      ['Documentos', '/documentos'],
    ])
    expect(linksOf('Administración')).toEqual([['Finanzas', '/finanzas']])
    items.getByRole('button', { name: 'Solo Desarrollo' })
    expect(calendar).toHaveAttribute('aria-current', 'page')
    expect(items.getByRole('link', { name: 'Finanzas' })).not.toHaveAttribute('aria-current')
  })

  test('opens the group of the current list, and remembers which group the user left open', async () => {
    await obra.open('/solo-desarrollo/carga-categoricos?lista=unidades', inProject)
    const opener = async (name: string) => (await rail()).findByRole('button', { name })
    await expectExpanded(await opener('Proveedores y listas'), true)
    await expectCurrent((await rail()).getByRole('link', { name: 'Unidades' }), 'page')
    await expectExpanded(await opener('Solo Desarrollo'), false)
    await user.click((await rail()).getByRole('link', { name: 'Índices' }))
    await expectAddress('/solo-desarrollo/carga-categoricos?lista=indices&proyecto=1')
    await expectCurrent((await rail()).getByRole('link', { name: 'Índices' }), 'page')
    await user.click(await opener('Solo Desarrollo'))
    await obra.open('/calendario')
    await expectExpanded(await opener('Solo Desarrollo'), true)
    await expectExpanded(await opener('Proveedores y listas'), false)
  })

  test('highlights the current dashboard or mailbox, which shows its unread count', async () => {
    const api = await obra.server.as(demo.email)
    const folders = (await api('listMailboxFolders')).body
    const unread = folders.find(({ slug }) => slug === 'inbox')!.count!
    expect(unread).toBeGreaterThan(0)
    await obra.open('/dashboards/project', inProject)
    await expectCurrent(await (await rail()).findByRole('link', { name: 'Tablero' }), 'page')
    const mail = await (await rail()).findByRole('link', { name: /^Correo/ })
    await waitFor(() => expect(mail.querySelector('.navigation-badge')).toHaveTextContent(String(unread)))
    await user.click(mail)
    await expectAddress('/apps/mailbox/inbox/1')
    await expectCurrent(await (await rail()).findByRole('link', { name: /^Correo/ }), 'true')
  })

  test('made slim, opens Solo Desarrollo beside itself until a page is reached', async () => {
    await obra.open('/calendario', inProject)
    await user.click(await (await rail()).findByRole('button', { name: 'Achicar el menú' }))
    await user.click(await (await rail()).findByRole('button', { name: 'Solo Desarrollo' }))
    const panel = () => screen.queryByRole('group', { name: 'Solo Desarrollo' })
    await user.click(await within(panel()!).findByRole('link', { name: 'Carga de Categóricos' }))
    await expectAddress('/solo-desarrollo/carga-categoricos?proyecto=1')
    await waitFor(() => expect(panel()).toBeNull())
    await user.hover((await rail()).getByRole('link', { name: 'Finanzas' }))
    await waitFor(() => expect(document.querySelector('.navigation-tip')).toHaveTextContent('Finanzas'))
    await obra.reload()
    await user.click(await (await rail()).findByRole('button', { name: 'Fijar el menú abierto' }))
    await (await rail()).findByRole('button', { name: 'Achicar el menú' })
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
  const expectBranch = (name: RegExp, isExpanded: boolean) =>
    waitFor(async () =>
      expect((await sample()).getByRole('button', { name })).toHaveAttribute('aria-expanded', String(isExpanded)),
    )

  test('expands the branch of the current page, and collapses others with autoCollapse', async () => {
    await openGallery('?seccion=losas')
    await expectBranch(/^Obra/, true)
    await expectCurrent((await sample()).getByRole('link', { name: /^Losas/ }), 'page')
    await press(/^Ventas/)
    await expectBranch(/^Obra/, false)
    await expectBranch(/^Ventas/, true)

    await user.click(screen.getByRole('button', { name: 'no' }))
    await expectBranch(/^Obra/, true)
    await press(/^Ventas/)
    await expectBranch(/^Ventas/, true)
    await expectBranch(/^Obra/, true)
    await press(/^No se despliega/)
    await expectBranch(/^No se despliega/, false)
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
    await waitFor(() => expect(screen.getByText('Sección:')).toHaveTextContent('Sección: resumen'))
  })
})
