import { describe, expect, test } from 'vitest'
import { demo, fireEvent, newcomer, screen, useObra, user, waitFor, within } from './app.ts'

const obra = useObra()
const place = '/seleccionar-desarrolladora'

const cardOf = (name: RegExp) => screen.findByRole('button', { name })
const titles = () => [...document.querySelectorAll('.choice-title')].map((title) => title.textContent)
const notices = () => screen.getByRole('region', { name: 'Avisos' })

/** Expects exactly one notice, with this title and text. */
async function expectNotice(title: string, text: string): Promise<void> {
  await within(await screen.findByRole('region', { name: 'Avisos' })).findByText(title)
  within(notices()).getByText(text)
  expect(within(notices()).getAllByRole('button', { name: /^Cerrar el aviso/ })).toHaveLength(1)
}

async function closeNotice(): Promise<void> {
  await user.click(within(notices()).getByRole('button', { name: /^Cerrar el aviso/ }))
  await waitFor(() => expect(notices()).toBeEmptyDOMElement())
}

const company = { cuit: '', telefono: '', mail: '', ubicacion: '', proyectos: 1, ultimaApertura: null }

/** Makes the list return companies with these fields. */
function answerCompanies(rows: object[]): void {
  const data = rows.map((row, index) => ({ id: index + 1, nombre: `Empresa ${index + 1}`, ...company, ...row }))
  obra.network.answer('listDevelopers', { isSuccess: true, message: '', data })
}

describe('choosing a company', () => {
  test('shows name and email, and clears the active company and project', async () => {
    await obra.open(place, { as: demo, choice: { companyId: 1, projectId: 1 } })
    const card = await cardOf(/Norte Desarrollos S\.A\./)
    expect(card).toHaveTextContent('contacto@nortedesarrollos.test')
    expect(card.querySelector('.choice-initial')).toHaveTextContent('N')
    await cardOf(/Agregar Nueva/)
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(localStorage.getItem('desarrolladoraActiva')).toBeNull()
    expect(localStorage.getItem('proyectoActivo')).toBeNull()
  })

  test('cycles through four card colours, and shows a fallback without email', async () => {
    answerCompanies([{}, {}, {}, {}, {}])
    await obra.open(place, { as: demo })
    await cardOf(/Empresa 5/)
    const cards = screen.getAllByRole('button', { name: /Empresa \d ?Desarrolladora/ })
    const colours = cards.map((card) => /\bchoice-\d/.exec(card.className)?.[0])
    expect(colours).toEqual(['choice-1', 'choice-2', 'choice-3', 'choice-4', 'choice-1'])
  })

  test('a card shows the number of projects, the place and when it was last opened', async () => {
    await obra.open(place, { as: demo, choice: { companyId: 2, projectId: 6 } })
    const card = await cardOf(/Ribera Sur/)
    expect(card).toHaveTextContent('Bv. Oroño 1240, Rosario, Santa Fe')
    expect(card).toHaveTextContent(/3 proyectos · Abierta (recién|hace)/)
    expect(await cardOf(/Cuyo Habitat/)).toHaveTextContent('Todavía no la abriste')
    expect(screen.queryByRole('searchbox', { name: 'Filtrar desarrolladoras' })).toBeNull()
  })

  test('lists recently opened ones first above eight companies, with a filter', async () => {
    const lately = { ultimaApertura: '2026-03-16T10:00:00Z' }
    answerCompanies([{}, {}, {}, {}, {}, {}, lately, {}, {}, {}, { ubicacion: 'Córdoba' }, {}])
    await obra.open(place, { as: demo })
    const filter = await screen.findByRole('searchbox', { name: 'Filtrar desarrolladoras' })
    expect(titles()[0]).toBe('Empresa 7')
    await user.type(filter, 'cordoba')
    await waitFor(() => expect(titles()).toEqual(['Empresa 11', 'Agregar Nueva']))
    await user.clear(filter)
    await user.type(filter, 'nada así')
    await screen.findByText('Ninguna desarrolladora coincide con «nada así».')
    expect(titles()).toEqual(['Agregar Nueva'])
  })

  test('reports a failed load, treats the list as empty and offers a retry', async () => {
    const mend = obra.network.fail('listDevelopers', 503)
    await obra.open(place, { as: demo })
    await expectNotice('Error de conexión', 'No se pudieron cargar las desarrolladoras. Verifique su conexión.')
    const text = await screen.findByText('No hay desarrolladoras disponibles')
    const offered = within(text.closest<HTMLElement>('.state')!).getAllByRole('button')
    expect(offered.map((button) => button.textContent)).toEqual(['Reintentar', 'Crear Nueva Desarrolladora'])
    expect(offered[0]).toHaveClass('button-primary')
    expect(offered[1]).not.toHaveClass('button-primary')
    mend()
    await user.click(offered[0]!)
    await cardOf(/Norte Desarrollos/)
  })

  test('reports a refusal of the server, and activates nothing', async () => {
    obra.network.answer('setActiveDeveloper', { isSuccess: false, message: '' })
    await obra.open(place, { as: demo })
    await user.click(await cardOf(/Norte Desarrollos/))
    await expectNotice('Error de selección', 'No se pudo seleccionar la desarrolladora. Intente nuevamente.')
    expect(localStorage.getItem('desarrolladoraActiva')).toBeNull()
    screen.getByRole('heading', { level: 1, name: 'Selección de Desarrolladora' })
  })

  test('reports a failed call, and activates nothing', async () => {
    obra.network.cut('setActiveDeveloper')
    await obra.open(place, { as: demo })
    await user.click(await cardOf(/Norte Desarrollos/))
    await expectNotice('Error de conexión', 'Error al seleccionar la desarrolladora. Verifique su conexión.')
    expect(localStorage.getItem('desarrolladoraActiva')).toBeNull()
    await closeNotice()
  })

  test('blocks the page with a spinner during a slow request', async () => {
    await obra.open(place, { as: demo })
    const release = obra.network.hold('setActiveDeveloper')
    await user.click(await cardOf(/Norte Desarrollos/))
    await waitFor(() => expect(document.querySelector('.loading-overlay')).toHaveTextContent('Cargando…'))
    await screen.findByRole('progressbar', { name: 'Cargando' })
    release()
    await screen.findByRole('heading', { level: 1, name: 'Selección de Proyecto' })
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect(document.querySelector('.loading-overlay')).toBeNull()
  })
})

describe('creating a company', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Nueva Desarrolladora' })
  const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`))
  const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const saveButton = () => screen.findByRole('button', { name: 'Crear Desarrolladora' })

  async function openForm() {
    await obra.open(place, { as: demo })
    await user.click(await cardOf(/Agregar Nueva/))
    return dialog()
  }

  const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
  function fillForm(): void {
    fill('Nombre', 'Delta Viviendas S.A.')
    fill('CUIT', '30717770095')
    fill('Email', 'hola@deltaviviendas.test')
  }

  test('is offered, below a drawing, to a person without companies', async () => {
    await obra.open(place, { as: newcomer })
    const text = await screen.findByText('No hay desarrolladoras disponibles')
    const state = text.closest<HTMLElement>('.state')!
    expect(state.querySelector('.drawing')).toBeInTheDocument()
    expect(within(state).getAllByRole('button')).toHaveLength(1)
    await user.click(within(state).getByRole('button', { name: 'Crear Nueva Desarrolladora' }))
    await dialog()
  })

  test('opens a form that Escape closes', async () => {
    await openForm()
    expect(field('CUIT')).toHaveAttribute('placeholder', 'XX-XXXXXXXX-X')
    await user.keyboard('{Escape}')
    await expectClosed()
  })

  test('reports missing fields and cannot be saved until complete', async () => {
    const form = within(await openForm())
    expect(form.getByRole('button', { name: 'Complete los campos requeridos' })).toBeDisabled()
    await user.click(field('Nombre'))
    await user.click(field('CUIT'))
    await form.findByText('El nombre es requerido')
    await user.click(field('Email'))
    fill('Email', 'hola')
    await form.findByText('El CUIT es requerido')
    await user.click(field('Teléfono'))
    await form.findByText('Ingrese un email válido')
    fill('Email', '')
    await form.findByText('El email es requerido')
    fillForm()
    expect(await saveButton()).toBeEnabled()
  })

  test('formats the CUIT while it is typed and warns about its check digit without blocking', async () => {
    const form = within(await openForm())
    fillForm()
    await user.clear(field('CUIT'))
    await user.type(field('CUIT'), '30717770095')
    expect(field('CUIT')).toHaveValue('30-71777009-5')
    expect(form.queryByText(/El dígito verificador no coincide/)).toBeNull()
    await user.type(field('CUIT'), '{Backspace}1')
    await form.findByText(/El dígito verificador no coincide/)
    expect(field('CUIT')).toHaveValue('30-71777009-1')
    expect(await saveButton()).toBeEnabled()
  })

  test('reports a refusal in the form, keeps the input, and can be retried', async () => {
    const issues = [{ field: 'cuit', message: 'Ya hay una desarrolladora con este CUIT.' }]
    const mend = obra.network.fail('createDeveloper', 409, { message: 'Ya existe.', more: { issues } })
    const form = within(await openForm())
    fillForm()
    await user.click(await saveButton())
    expect(await form.findByRole('alert')).toHaveTextContent('No se pudo crear la desarrolladora. Ya existe.')
    form.getByText('Ya hay una desarrolladora con este CUIT.')
    expect(field('Nombre')).toHaveValue('Delta Viviendas S.A.')
    expect(field('CUIT')).toHaveValue('30-71777009-5')
    expect(field('Email')).toHaveValue('hola@deltaviviendas.test')
    expect(notices()).toBeEmptyDOMElement()
    mend()
    await user.click(await saveButton())
    await expectClosed()
    await cardOf(/Delta Viviendas/)
  })

  test('reloads the list and reports success once', async () => {
    const api = await obra.server.as(newcomer.email)
    await obra.open(place, { as: newcomer })
    await user.click(await screen.findByRole('button', { name: 'Crear Nueva Desarrolladora' }))
    await dialog()
    fillForm()
    await user.click(await saveButton())
    await expectNotice('Desarrolladora creada', 'La nueva desarrolladora se ha creado exitosamente.')
    await cardOf(/Delta Viviendas S\.A\./)
    await expectClosed()
    await closeNotice()
    const [created, ...others] = (await api('listDevelopers')).body.data
    expect(created).toMatchObject({
      nombre: 'Delta Viviendas S.A.',
      cuit: '30-71777009-5',
      mail: 'hola@deltaviviendas.test',
    })
    expect(others).toEqual([])
  })
})
