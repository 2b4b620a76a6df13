import { describe, expect, test } from 'vitest'
import {
  act,
  address,
  expectAddress,
  inProject,
  newcomer,
  screen,
  second,
  useObra,
  user,
  waitFor,
  within,
} from './app.ts'
import { openDashboard } from './panels.ts'

const obra = useObra()

const findField = () => screen.findByRole('combobox', { name: /^Buscar/ })
const active = () => document.querySelector('[role=option][aria-selected=true]')
const texts = (rows: HTMLElement[]) => rows.map((row) => row.textContent)
const options = () => texts(screen.queryAllByRole('option'))

const result = (value: string) => ({ value, link: `dashboards/project?ver=${encodeURIComponent(value)}` })

/** Mocks the search with results that lead to an existing screen. */
function answerSearch(): void {
  obra.network.answer('searchEverything', [
    {
      id: 'contacts',
      label: 'Contacts',
      results: [result('Ámbar Ocampo'), result('Néstor'), { value: 'Nadie', link: '/nowhere/1' }],
    },
    { id: 'pages', label: 'Pages', results: [{ value: 'No está', link: '/no-such-page' }] },
    { id: 'tasks', label: 'Tasks', results: [result('Hormigonar')] },
  ])
}

async function search(text: string): Promise<HTMLElement> {
  await user.keyboard('{Control>}k{/Control}')
  const field = await findField()
  await user.type(field, text)
  return field
}

async function replaceText(text: string): Promise<void> {
  const field = await findField()
  await user.clear(field)
  await user.type(field, text)
}

test('server results link to their screens, ignoring case and accents', async () => {
  await openDashboard(obra)
  await search('SELECCION')
  const option = await screen.findByRole('option', { name: 'Selección de Desarrolladora' })
  expect(option.querySelector('mark')).toHaveTextContent('Selección')
  await user.keyboard('{Enter}')
  await expectAddress('/seleccionar-desarrolladora')
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /^Buscar/ })).toBeNull())
  // Until another company is chosen, the project and its screens stay.
  await search('tablero')
  await screen.findByRole('option', { name: 'Tablero del proyecto' })
})

test('groups have Spanish names, keys move through all results, dead links are omitted', async () => {
  answerSearch()
  await openDashboard(obra)
  const field = await search('am')
  const contacts = within(await screen.findByRole('group', { name: 'Contactos' }))
  expect(texts(contacts.getAllByRole('option'))).toEqual(['Ámbar Ocampo', 'Néstor'])
  const tasks = within(screen.getByRole('group', { name: 'Tareas' }))
  expect(texts(tasks.getAllByRole('option'))).toEqual(['Hormigonar'])
  expect(screen.queryByRole('group', { name: 'Páginas' })).toBeNull()
  await screen.findByText('3 resultados')
  expect(active()).toHaveTextContent('Ámbar Ocampo')
  const moves = [
    ['ArrowDown', 'Néstor'],
    ['ArrowDown', 'Hormigonar'],
    ['ArrowDown', 'Ámbar Ocampo'],
    ['ArrowUp', 'Hormigonar'],
    ['Home', 'Ámbar Ocampo'],
    ['End', 'Hormigonar'],
  ]
  for (const [key, text] of moves) {
    await user.keyboard(`{${key}}`)
    expect(active()).toHaveTextContent(text!)
    expect(field).toHaveAttribute('aria-activedescendant', active()!.id)
  }
  expect(field).toHaveFocus()
  await user.keyboard('{Enter}')
  await expectAddress('/dashboards/project?ver=Hormigonar&proyecto=1')
})

test('a request is sent when typing pauses, and an outdated one is cancelled', async () => {
  await openDashboard(obra)
  const release = obra.network.hold('searchEverything')
  await search('tab')
  const queries = async () => {
    const requests = obra.network.requests('searchEverything')
    return Promise.all(requests.map(async (each) => ((await each.clone().json()) as { query: string }).query))
  }
  await waitFor(async () => expect(await queries()).toEqual(['tab']))
  const outdated = obra.network.requests('searchEverything')[0]!
  await user.type(await findField(), 'lero')
  await waitFor(async () => expect(await queries()).toEqual(['tab', 'tablero']))
  expect(outdated.signal.aborted).toBe(true)
  release()
  await screen.findByRole('option', { name: 'Tablero del proyecto' })
  expect(await queries()).toEqual(['tab', 'tablero'])
})

test('Enter before the response opens the first result once it arrives', async () => {
  await obra.open('/dashboards', inProject)
  await screen.findByRole('heading', { level: 1 })
  const release = obra.network.hold('searchEverything')
  await search('seleccion{Enter}')
  await waitFor(() => expect(obra.network.requests('searchEverything')).toHaveLength(1))
  await expectAddress('/dashboards')
  release()
  await expectAddress('/seleccionar-desarrolladora')
})

test('recent searches are kept for each person, offered again, and cleared', async () => {
  answerSearch()
  await openDashboard(obra)
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByText(/^Escribí un nombre o una parte\./)
  await user.type(await findField(), 'obrador')
  await user.click(await screen.findByRole('option', { name: 'Ámbar Ocampo' }))
  await expectAddress(/ver=/)
  await openDashboard(obra)
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByText('Búsquedas recientes')
  expect(options()).toEqual(['obrador'])
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(async () => expect(await findField()).toHaveValue('obrador'))
  await screen.findByRole('option', { name: 'Ámbar Ocampo' })

  await obra.open('/seleccionar-desarrolladora', { as: second })
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByText(/^Escribí un nombre o una parte\./)
  expect(options()).toEqual([])

  await openDashboard(obra)
  await user.keyboard('{Control>}k{/Control}')
  await user.click(await screen.findByRole('button', { name: 'Borrar todas' }))
  await waitFor(() => expect(options()).toEqual([]))
  expect(await findField()).toHaveFocus()
})

test('the search shows its empty and failed states, and retries', async () => {
  await openDashboard(obra)
  await search('zzzz')
  await screen.findByText(/No encontramos nada/)
  const works = obra.network.fail('searchEverything', 503)
  await replaceText('tablero')
  await screen.findByText('No pudimos buscar')
  works()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await screen.findByRole('option', { name: /Tablero del proyecto/ })
})

test('a project and an action are opened', async () => {
  await obra.open('/dashboards', inProject)
  await screen.findByRole('heading', { level: 1 })
  await search('escribir un')
  await screen.findByRole('option', { name: /Escribir un/ })
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: 'Redactar mail' })

  await search('altos de')
  await user.click(await screen.findByRole('option', { name: /Altos de Núñez.*Norte Desarrollos/ }))
  await expectAddress('/dashboards/project?proyecto=2')
  const chosen = await screen.findByRole('button', { name: /proyecto activos/ })
  await waitFor(() => expect(chosen).toHaveTextContent('Altos de Núñez'))
})

test('without a project the search says that a screen needs one and leads to the selection', async () => {
  await obra.open('/seleccionar-desarrolladora', { as: second })
  await screen.findByRole('heading', { level: 1 })
  await search('finanzas')
  await user.click(await screen.findByRole('option', { name: /Finanzas.*Elegí antes un proyecto/ }))
  await screen.findByRole('heading', { name: 'Selección de Desarrolladora' })
})

describe('actions open the form of a new record', () => {
  test.each([
    ['Nuevo comprobante', '/finanzas/comprobantes?nuevo=si&proyecto=1'],
    ['Nuevo cobro', '/finanzas/cobros?nuevo=si&proyecto=1'],
    ['Nuevo pedido', '/materiales/pedidos?nuevo=si&proyecto=1'],
    ['Nuevo contrato', '/finanzas/contratos?nuevo=si&proyecto=1'],
    ['Nuevo proveedor', '/solo-desarrollo/carga-categoricos?lista=proveedores&nuevo=si&proyecto=1'],
  ])('%s', async (title, place) => {
    await openDashboard(obra)
    await search(title)
    await user.click(await screen.findByRole('option', { name: title }))
    const dialog = { name: new RegExp(`^${title}`) }
    await screen.findByRole('dialog', dialog)
    await expectAddress(place)
    await obra.reload()
    const form = within(await screen.findByRole('dialog', dialog))
    await user.click(form.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog', dialog)).toBeNull())
    expect(address()).toBe(place.replace('nuevo=si&', ''))
  })

  test('Back closes the form, and asks first if it has input', async () => {
    await obra.open('/finanzas/cobros', inProject)
    await user.click(await screen.findByRole('button', { name: 'Nuevo cobro' }))
    await user.type(await screen.findByRole('textbox', { name: /De quién/ }), 'Ana')
    act(() => history.back())
    await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Nuevo cobro' })).toBeNull())
    await expectAddress('/finanzas/cobros?proyecto=1')
  })

  test('a new note is written above the board', async () => {
    await obra.open('/apps/notes?nuevo=si', inProject)
    await screen.findByRole('group', { name: 'Nota nueva' })
    await user.click(screen.getByRole('button', { name: 'Listo' }))
    await expectAddress('/apps/notes')
  })

  test('a lector has only the new note', async () => {
    await obra.server.join(newcomer.email, 1, 'lector')
    await obra.open('/finanzas/cobros?nuevo=si', { as: newcomer, choice: { companyId: 1, projectId: 1 } })
    await screen.findByText(/^Cobrado/)
    expect(screen.queryByRole('dialog', { name: 'Nuevo cobro' })).toBeNull()
    await search('crear')
    await screen.findByRole('option', { name: 'Nueva nota' })
    expect(screen.queryByRole('option', { name: /^Nuevo (comprobante|cobro|contrato|proveedor|pago)/ })).toBeNull()
  })
})
