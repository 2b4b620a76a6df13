import { describe, expect, onTestFinished, test } from 'vitest'
import { address, demo, expectAddress, inProject, newcomer, screen, useObra, user, waitFor, within } from './app.ts'

const obra = useObra()
const place = '/dashboards/project'

const region = (name: string) => screen.findByRole('region', { name })
const inRegion = async (name: string) => within(await region(name))

async function openDashboard(search = ''): Promise<void> {
  await obra.open(place + search, inProject)
  await region('Equipo')
}

const readDashboard = async () => (await (await obra.server.as(demo.email, 1))('getProjectDashboard')).body

describe('the project dashboard', () => {
  test('shows all data of the contract', async () => {
    await openDashboard()
    screen.getByRole('heading', { level: 1, name: 'Tablero del proyecto' })
    const names = [
      'Gastos',
      'Agenda',
      'Observaciones de obra',
      'Distribución de tareas',
      'Detalle del presupuesto',
      'Reparto del presupuesto',
      'Equipo',
    ]
    for (const name of names) await region(name)
    const budget = await inRegion('Detalle del presupuesto')
    expect(budget.getByRole('row', { name: /^Total/ })).toHaveTextContent('18.556.400')
    expect(await region('Agenda')).toHaveTextContent('Hormigonado de la losa del piso 14')
    const mail = (await inRegion('Equipo')).getByRole('link', { name: 'carolina.basualdo@nortedesarrollos.test' })
    expect(mail).toHaveAttribute('href', expect.stringContaining('carolina.basualdo%40nortedesarrollos.test'))
  })

  test('points at old prices and purchases without remito, each with its filtered list', async () => {
    const api = await obra.server.as(demo.email, 1)
    const params = { desarrolladoraId: 1 }
    const { unidadId, rubroId } = (await api('listMateriales', { params })).body.items[0]!
    const body = { codigo: 'VIEJO', nombre: 'Con un precio viejo', unidadId, rubroId }
    const material = (await api('createMaterial', { params, body })).body
    const price = { fecha: '2025-06-01', precio: '10', moneda: 'ARS' } as const
    const old = await api('createPrecio', { params: { ...params, materialId: material.id }, body: price })
    // It is of the company: other projects of these tests would show it, too.
    onTestFinished(async () => void (await api('archivePrecios', { params, body: { ids: [old.body.id] } })))
    await openDashboard()
    const links = (await inRegion('Para mirar')).getAllByRole('link')
    const addresses = links.map((link) => link.getAttribute('href'))
    expect(addresses).toContainEqual(expect.stringMatching(/^\/materiales\/precios\?antiguo=1/))
    expect(addresses).toContainEqual(expect.stringMatching(/^\/finanzas\/comprobantes\?proveedor=.+&desde=/))
  })

  test('lists what expires when it comes into view, each document linked, and nothing if nothing does', async () => {
    await openDashboard()
    const card = await inRegion('Documentos por vencer')
    expect(card.getAllByText(/^(faltan? \d+ días?|vence hoy|venció hace \d+ días?)$/).length).toBeGreaterThan(0)
    const [all, first] = card.getAllByRole('link')
    expect(all).toHaveAttribute('href', expect.stringMatching(/^\/documentos\/vencimientos/))
    expect(first).toHaveAttribute('href', expect.stringMatching(/^\/documentos\/vencimientos\?abierto=/))
    obra.network.answer('listDocumentosPorVencer', { items: [], total: 0, page: 1, size: 10, lastPage: 1 })
    await obra.reload()
    await region('Equipo')
    await waitFor(() => expect(obra.network.requests('listDocumentosPorVencer')).toHaveLength(2))
    expect(screen.queryByRole('region', { name: 'Documentos por vencer' })).toBeNull()
  })

  test('has a button that shows the figures of each chart as a table', async () => {
    await openDashboard()
    const captions = [
      /^Gastos: último mes/,
      'Observaciones nuevas y cerradas por día',
      'Tareas de la semana por estado',
      /^Reparto del presupuesto|Presupuesto/,
    ]
    for (const name of captions) await screen.findByRole('table', { name })
    const stages = () => screen.getByRole('table', { name: 'Tareas de la semana por estado' })
    expect(within(stages()).getAllByRole('row')).toHaveLength(5)
    const card = await region('Distribución de tareas')
    const { new: tasks } = (await readDashboard()).taskDistribution.overview['this-week']
    expect(card.querySelector('.chart-total')).toHaveTextContent(String(tasks))
    expect(card.querySelector('.chart-parts')).toHaveTextContent('En curso')
    const choose = async (name: string) => {
      await user.click(within(card).getByRole('button', { name: 'Opciones de Distribución de tareas' }))
      await user.click(await screen.findByRole('menuitem', { name }))
    }
    const isForEverybody = () => stages().closest('.visually-hidden') === null
    expect(isForEverybody()).toBe(false)
    await choose('Ver tabla')
    await waitFor(() => expect(isForEverybody()).toBe(true))
    within(stages()).getByRole('rowheader', { name: 'En curso' })
    expect(card.querySelector('canvas')).toBeNull()
    await choose('Ver gráfico')
    await waitFor(() => expect(card.querySelector('canvas')).toBeInTheDocument())
    expect(isForEverybody()).toBe(false)
  })

  test('budget, spending and plan are one figure', async () => {
    await openDashboard()
    const { totals, plannedAmount } = (await readDashboard()).budgetDetails
    const budget = await region('Presupuesto y ejecución')
    const amount = (value: number) => Math.round(value).toLocaleString('es-AR')
    const percent = (value: number) => value.toLocaleString('es-AR', { maximumFractionDigits: 1 })
    const figures = [...budget.querySelectorAll('.summary-figures > div')].map((figure) => figure.textContent)
    expect(figures).toEqual([
      expect.stringMatching(`^Presupuesto vigente.*${amount(totals.total)}$`),
      expect.stringMatching(`^Ejecutado.*${amount(totals.expensesAmount)}$`),
      expect.stringMatching(`^Por ejecutar.*${amount(totals.remainingAmount)}$`),
    ])
    expect(totals.total).toBeCloseTo(totals.expensesAmount + totals.remainingAmount)
    const planned = (plannedAmount! / totals.total) * 100
    expect(budget).toHaveTextContent(new RegExp(`Plan a hoy: ${percent(planned)}\\s?%`))
    expect(budget).toHaveTextContent(/puntos por (encima|debajo) del plan/)
    expect(budget.querySelectorAll('.share-plan')).toHaveLength(1)
  })

  test('an increase of observations is shown as bad, next to its line', async () => {
    await openDashboard()
    const tile = screen.getByText('Observaciones nuevas esta semana').closest('.summary-tile')!
    expect(tile.querySelectorAll('.delta-bad .pi-arrow-up')).toHaveLength(1)
    expect(tile.querySelectorAll('.sparkline')).toHaveLength(1)
  })

  test.each([
    ['Presupuesto y ejecución', /18.556.400/, '/finanzas/presupuesto'],
    ['Gastos', 'Ver los comprobantes', '/finanzas/comprobantes?desde='],
    ['Distribución de tareas', 'Abrir el plan de obra', '/calendario/plan'],
    ['Agenda', 'Abrir el calendario', '/calendario'],
    ['Equipo', 'Ver los miembros de la empresa', '/empresa?ver=miembros'],
  ])('figures lead to where they come from: %s', async (name, figure, origin) => {
    await openDashboard()
    await user.click(await (await inRegion(name)).findByRole('link', { name: figure }))
    await waitFor(() => expect(address().slice(0, origin.length)).toBe(origin))
  })

  test('the spent amount links to its column of the budget control', async () => {
    await openDashboard()
    const executed = (await inRegion('Presupuesto y ejecución')).getByText('Ejecutado', { exact: true })
    await user.click(within(executed.parentElement!).getByRole('link'))
    await expectAddress('/finanzas/control?columna=ejecutado&proyecto=1')
  })

  test('spending above 90 % of a budget is amber, and above 100 % red', async () => {
    const dashboard = await readDashboard()
    const [near, over, ...others] = dashboard.budgetDetails.rows
    for (const row of others) row.expensesPercentage = 50
    Object.assign(near!, { expensesPercentage: 95.5 })
    Object.assign(over!, { expensesPercentage: 104.2 })
    obra.network.answer('getProjectDashboard', dashboard)
    await openDashboard()
    const table = await inRegion('Detalle del presupuesto')
    const bars = (tone: string) => table.getAllByRole('row').filter((row) => row.querySelector(`.share-${tone}`))
    expect(bars('near')).toEqual([table.getByRole('row', { name: /95,5\s?%/ })])
    expect(bars('over')).toEqual([table.getByRole('row', { name: /104,2\s?%/ })])
  })

  test('the URL keeps the selected expenses and week', async () => {
    await openDashboard()
    const expenses = () => screen.getByRole('button', { name: /Última semana/ })
    const week = async () => (await inRegion('Observaciones de obra')).getByRole('button', { name: 'Semana anterior' })
    await user.click(expenses())
    await expectAddress(/gastos=semana/)
    await user.click(await week())
    await expectAddress(/gastos=semana.*observaciones=anterior|observaciones=anterior.*gastos=semana/)
    await obra.reload()
    await region('Equipo')
    expect(expenses()).toHaveAttribute('aria-pressed', 'true')
    expect(await week()).toHaveAttribute('aria-pressed', 'true')
    await screen.findByRole('table', { name: /^Gastos: última semana/ })
  })

  test('reports a failed load once, and can be retried', async () => {
    const message = 'No encontramos lo que buscabas.'
    const mend = obra.network.fail('getProjectDashboard', 404, { message })
    await obra.open(place, inProject)
    await screen.findByText(message)
    expect(screen.getByRole('region', { name: 'Avisos' })).toBeEmptyDOMElement()
    mend()
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    await region('Equipo')
    expect(screen.queryByText(message)).toBeNull()
  })

  test('links to the project selection if none is active on the server', async () => {
    obra.network.fail('getProjectDashboard', 409, { message: 'Elegí un proyecto.' })
    await obra.open(place, inProject)
    await user.click(await screen.findByRole('link', { name: 'Elegir un proyecto' }))
    await expectAddress('/seleccionar-desarrolladora')
  })
})

describe('the first steps of a new project', () => {
  const emptyProject = { companyId: 1, projectId: 4 }
  const stepsIn = (card: HTMLElement) => within(card).getAllByRole('listitem')
  const states = (card: HTMLElement) => stepsIn(card).map((step) => step.querySelector('p')!.textContent)
  const expected = [
    'Proveedores: listo',
    'Índices y cotizaciones: listo',
    'Presupuesto: falta',
    'Contratos: falta',
    'Comprobantes: falta',
  ]

  test('come first, link to where they are done, and can be hidden', async () => {
    await obra.open(place, { as: demo, choice: emptyProject })
    const card = await region('Primeros pasos')
    expect(states(card)).toEqual(expected)
    expect(document.querySelector('.dashboard > *')).toBe(card)
    const links = within(card).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/solo-desarrollo/carga-categoricos?lista=proveedores',
      '/solo-desarrollo/carga-categoricos?lista=indices',
      '/finanzas/presupuesto',
      '/finanzas/contratos',
      '/finanzas/comprobantes',
    ])
    await user.click(within(card).getByRole('button', { name: 'Ocultar' }))
    expect(card).not.toBeInTheDocument()
    await obra.reload()
    await region('Equipo')
    expect(screen.queryByRole('region', { name: 'Primeros pasos' })).toBeNull()
  })

  test('have no links for a lector', async () => {
    await obra.server.join(newcomer.email, 1, 'lector')
    await obra.open(place, { as: newcomer, choice: emptyProject })
    const card = await region('Primeros pasos')
    expect(states(card)).toEqual(expected)
    await region('Equipo')
    expect(within(card).queryAllByRole('link')).toEqual([])
  })

  test('stand above what has data: charts and figures without any are not shown', async () => {
    const { store } = obra.server.services
    await store.write((db) => db.deleteFrom('projectDashboards').where('projectId', '=', 4).execute())
    await obra.open(place, { as: demo, choice: emptyProject })
    await region('Equipo')
    await region('Primeros pasos')
    const names = within(screen.getByRole('main'))
      .getAllByRole('region')
      .map((each) => each.querySelector('h2')?.textContent)
    expect(names).toEqual(['Primeros pasos', 'Agenda', 'Equipo'])
    screen.getByText(/^Todavía no hay un presupuesto aprobado ni gastos/)
    expect(document.querySelectorAll('.dashboard-summary, canvas')).toHaveLength(0)
  })

  test('are not shown once all are done', async () => {
    await openDashboard()
    expect(screen.queryByRole('region', { name: 'Primeros pasos' })).toBeNull()
  })
})

describe('the active company and project', () => {
  const context = () => screen.findByRole('button', { name: /Desarrolladora y proyecto activos/ })

  test('are shown at the top, and can be changed there', async () => {
    await openDashboard()
    await waitFor(async () => expect(await context()).toHaveTextContent('Norte Desarrollos S.A.Torre Barrancas'))
    await user.click(await context())
    await user.click(await screen.findByRole('button', { name: 'Altos de Núñez' }))
    await waitFor(async () => expect(await context()).toHaveTextContent('Norte Desarrollos S.A.Altos de Núñez'))
    await expectAddress(`${place}?proyecto=2`)
    const api = await obra.server.as(demo.email)
    expect((await api('getSelection')).body.data.proyecto?.nombre).toBe('Altos de Núñez')
    await user.click(await context())
    await user.click(await screen.findByRole('link', { name: 'Cambiar desarrolladora' }))
    await screen.findByRole('heading', { level: 1, name: 'Selección de Desarrolladora' })
  })

  test('are unchanged if a project is refused, which is reported', async () => {
    await openDashboard()
    obra.network.fail('setActiveProject', 503)
    await user.click(await context())
    await user.click(await screen.findByRole('button', { name: 'Altos de Núñez' }))
    const notices = screen.getByRole('region', { name: 'Avisos' })
    await within(notices).findByText('No se pudo seleccionar el proyecto. Probá de nuevo.')
    expect(localStorage.getItem('proyectoActivo')).toBe('1')
    expect(await context()).toHaveTextContent('Torre Barrancas')
  })

  test('the menu is navigated with arrows and by letter', async () => {
    await openDashboard()
    await user.click(await context())
    const menu = within(await screen.findByRole('group', { name: 'Cambiar de proyecto' }))
    await menu.findByRole('button', { name: 'Altos de Núñez' })
    for (const [key, name] of [
      ['ArrowDown', 'Empresa y personas'],
      ['ArrowUp', 'Torre Barrancas'],
      ['Home', 'Empresa y personas'],
      ['p', 'Plaza Saavedra'],
      ['End', 'Torre Barrancas'],
    ] as const) {
      await user.keyboard(key.length === 1 ? key : `{${key}}`)
      expect(document.activeElement?.textContent?.trim()).toBe(name)
    }
  })
})
