import { beforeAll, expect, test } from 'vitest'
import {
  address,
  expectAddress,
  expectText,
  fireEvent,
  inProject,
  newcomer,
  screen,
  useObra,
  user,
  waitFor,
  within,
} from './app.ts'
import {
  choose,
  expectGone,
  expectNoRole,
  expectNotice,
  fill,
  findField,
  norteApi,
  openDialog,
  press,
} from './company-support.ts'
import { expectListening, useOldPage } from './live-support.ts'

const obra = useObra()
const makeOld = useOldPage()
const params = { proyectoId: 1 }
beforeAll(async () => void (await obra.server.join(newcomer.email, 1, 'lector')))

const open = (search = '') => obra.open(`/calendario?vista=agenda${search}`, inProject)
const dayOf = async (name: RegExp) => within(await screen.findByRole('region', { name }))
const createEvento = async (body: object) => {
  const api = await norteApi(obra)
  const times = { todoElDia: false, inicio: '2026-03-18T10:00', fin: '2026-03-18T11:00' }
  return (await api('createEvento', { params, body: { titulo: 'Visita', ...times, ...body } })).body
}
const ocurrencias = async (titulo: string) => {
  const { body } = await (
    await norteApi(obra)
  )('getOcurrencias', { params, query: { desde: '2026-03-01', hasta: '2026-06-30', search: titulo } })
  if (typeof body === 'string') throw new Error('no list')
  return body.items.map(({ inicio, fin, titulo: each, estado }) => ({ inicio, fin, titulo: each, estado }))
}

/** Presses an entry of the open event's '…' menu, or of the screen's. */
async function pressMore(name: string): Promise<void> {
  const menus = within(screen.queryByRole('dialog') ?? (await screen.findByRole('main')))
  await user.click(await menus.findByRole('button', { name: 'Más acciones' }))
  await user.click(await menus.findByRole('menuitem', { name }))
}
const undo = async () => user.click(await screen.findByRole('button', { name: /^Deshacer/ }))

test('the agenda lists events and the dates of other records, which open their source', async () => {
  await open()
  const today = await dayOf(/^Lunes 16 de marzo · hoy/)
  expect(today.getByRole('button', { name: 'Hormigonado de la losa del piso 14' })).toBeInTheDocument()
  today.getByText('07:30 a 12:00')
  const holiday = await dayOf(/^Martes 24 de marzo/)
  const link = holiday.getByRole('link', { name: /Memoria/ })
  expect(link).toHaveAttribute('href', expect.stringContaining('lista=feriados'))
  await press('Días siguientes')
  await expectAddress(/dia=2026-04-15/)
  await screen.findByRole('heading', { name: '15 de abril al 14 de mayo de 2026' })
  await press('Hoy')
  await dayOf(/^Lunes 16 de marzo · hoy/)
})

test('the address holds the filters; a search finds a date of another month and goes there', async () => {
  await createEvento({ titulo: 'Inauguración', inicio: '2026-09-03T18:00', fin: '2026-09-03T20:00' })
  await open('&origen=feriado')
  await screen.findByRole('link', { name: /Memoria/ })
  expect(screen.queryByRole('button', { name: 'Hormigonado de la losa del piso 14' })).toBeNull()
  await press('Quitar el filtro Qué')
  await screen.findByRole('button', { name: 'Hormigonado de la losa del piso 14' })
  fireEvent.change(screen.getByRole('searchbox', { name: 'Buscar en el calendario' }), { target: { value: 'inaug' } })
  await user.click(await screen.findByRole('button', { name: 'Inauguración' }))
  await openDialog('Inauguración')
  expect(address()).toMatch(/dia=2026-09-03/)
  expect(address()).not.toMatch(/buscar/)
  await user.keyboard('{Escape}')
  await expectNoRole('dialog')
  await dayOf(/^Jueves 3 de septiembre/)
})

test('a search without results says so, and an empty period offers an event', async () => {
  await open('&buscar=nadanada')
  await screen.findByText('Nada coincide con «nadanada».')
  await press('Ver todo')
  await dayOf(/hoy$/)
  await open('&dia=2035-02-01&persona=00000000-0000-4000-8000-000000000001')
  await screen.findByText('Nada coincide con los filtros.')
  await open('&dia=2040-07-10')
  await screen.findByText('No hay nada agendado en estos días')
  await press('Agendar un evento')
  expect((await findField('Empieza el')).value).toBe('10/07/2040')
})

test('the history of an event says who changed what', async () => {
  const { id, version } = await createEvento({ titulo: 'Replanteo' })
  const body = { version, inicio: '2026-03-19T08:00', fin: '2026-03-19T09:00', lugar: 'Lote 3' }
  await (
    await norteApi(obra)
  )('updateEvento', { params: { ...params, id }, body })
  await open(`&abierto=${id}`)
  await press('Ver historial')
  const history = within(await screen.findByRole('region', { name: 'Historial' }))
  const change = (await history.findByText('lo cambió', { exact: false })).closest('li')
  expect(change).toHaveTextContent('Inicio: 18/03/2026 10:00 → 19/03/2026 08:00')
  expect(change).toHaveTextContent('Lugar: — → Lote 3')
})

test('an event is linked with a record by search; its name opens it, and stays in the form', async () => {
  await createEvento({ titulo: 'Llamar al proveedor' })
  await open('&buscar=Llamar')
  await user.click(await screen.findByRole('button', { name: 'Llamar al proveedor' }))
  await press('Editar')
  await choose('Vinculado con', 'Contrato')
  await user.type(await findField('Contrato'), 'alumar{Enter}')
  await waitFor(async () => expect((await findField('Contrato')).value).toMatch(/^N\.º \d+, Aberturas Alumar/))
  await press('Guardar')
  await expectNoRole('dialog')
  await user.click(await screen.findByRole('button', { name: 'Llamar al proveedor' }))
  const link = await screen.findByRole('link', { name: /^Contrato: N\.º \d+, Aberturas Alumar/ })
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/finanzas\/contratos\/.+proyecto=1/))
  await press('Editar')
  expect((await findField('Contrato')).value).toMatch(/^N\.º \d+, Aberturas Alumar/)
})

test('a new series: refusals at their fields, the rule in words, and the stored event', async () => {
  await open()
  await press('Nuevo evento')
  const form = await openDialog('Nuevo evento')
  await user.click(form.getByRole('button', { name: 'Agendar' }))
  await form.findByText('Escribí de qué se trata.')
  await fill('Título', 'Control de encofrado')
  await fill('Empieza el', '17/3/2026')
  await fill('Empieza a las', '8')
  await fill('Termina a las', '7:30')
  await user.selectOptions(form.getByLabelText('Se repite'), 'Por semana')
  await form.findByText('Todas las semanas, los martes.')
  await user.click(form.getByRole('checkbox', { name: 'Jueves' }))
  await choose('Termina', 'Después de varias veces')
  await fill('Cuántas veces', '4')
  await form.findByText('Todas las semanas, los martes y jueves, 4 veces.')
  await user.click(form.getByRole('button', { name: 'Agendar' }))
  await form.findByText('Termina antes de empezar.')
  await fill('Termina a las', '930')
  await user.click(form.getByRole('button', { name: 'Agendar' }))
  await expectNoRole('dialog')
  expect((await ocurrencias('encofrado')).map(({ inicio }) => inicio)).toEqual([
    '2026-03-17T08:00',
    '2026-03-19T08:00',
    '2026-03-24T08:00',
    '2026-03-26T08:00',
  ])
  const tuesday = await dayOf(/^Martes 17 de marzo/)
  tuesday.getByText('08:00 a 09:30')
})

test('what the server refuses is shown at its field, and the typed text stays', async () => {
  obra.network.fail('createEvento', 400, {
    message: 'Revisá los datos.',
    more: { issues: [{ field: 'recurrencia', message: 'La repetición no da ninguna fecha.' }] },
  })
  await open()
  await press('Nuevo evento')
  const form = await openDialog('Nuevo evento')
  await fill('Título', 'Reunión')
  await user.click(form.getByRole('button', { name: 'Agendar' }))
  await form.findByText('La repetición no da ninguna fecha.')
  expect((await findField('Título')).value).toBe('Reunión')
})

test('one of a series is changed alone, with those after it, or with all', async () => {
  const { id } = await createEvento({ titulo: 'Parte diario', recurrencia: 'FREQ=WEEKLY;BYDAY=WE;COUNT=4' })
  await open(`&abierto=${id}&fecha=2026-03-25T10:00`)
  const detail = await openDialog('Parte diario')
  detail.getByText('Todas las semanas, los miércoles, 4 veces')
  await user.click(detail.getByRole('button', { name: 'Editar' }))
  let form = await openDialog('Editar el evento')
  expect(form.queryByLabelText('Se repite')).toBeNull()
  await fill('Empieza a las', '12:00')
  await user.click(form.getByRole('button', { name: 'Guardar' }))
  await waitFor(async () =>
    expect((await ocurrencias('Parte diario')).map(({ inicio }) => inicio)).toEqual([
      '2026-03-18T10:00',
      '2026-03-25T12:00',
      '2026-04-01T10:00',
      '2026-04-08T10:00',
    ]),
  )
  await open(`&abierto=${id}&fecha=2026-04-01T10:00`)
  await press('Editar')
  form = await openDialog('Editar el evento')
  await choose('Qué querés cambiar', 'Este y los siguientes')
  await fill('Título', 'Parte semanal')
  await user.click(form.getByRole('button', { name: 'Guardar' }))
  await waitFor(async () =>
    expect((await ocurrencias('Parte')).map(({ titulo }) => titulo)).toEqual([
      'Parte diario',
      'Parte diario',
      'Parte semanal',
      'Parte semanal',
    ]),
  )
})

test('a new rule that leaves out a changed occurrence asks what becomes of it', async () => {
  const { id, version } = await createEvento({ titulo: 'Limpieza', recurrencia: 'FREQ=DAILY;COUNT=3' })
  const api = await norteApi(obra)
  const query = { alcance: 'este', idOriginal: '2026-03-20T10:00' } as const
  await api('updateEvento', { params: { ...params, id }, query, body: { lugar: 'Planta baja', version } })
  await open(`&abierto=${id}&fecha=2026-03-18T10:00`)
  await press('Editar')
  const form = await openDialog('Editar el evento')
  await choose('Qué querés cambiar', 'Todos')
  await fill('Cuántas veces', '2')
  await user.click(form.getByRole('button', { name: 'Guardar' }))
  await openDialog('Fechas que cambiaste')
  await press('Dejarlas como eventos sueltos')
  await waitFor(async () => expect(await ocurrencias('Limpieza')).toHaveLength(3))
  await expectNoRole('dialog', 'Editar el evento')
})

test('an event is moved by its menu and put back; a refused move is put back with its reason', async () => {
  const { id } = await createEvento({ titulo: 'Pilotes' })
  await open(`&abierto=${id}`)
  await openDialog('Pilotes')
  await pressMore('Mover a…')
  await openDialog('Mover «Pilotes»')
  await fill('Empieza el', '20/3/2026')
  await press('Mover')
  await screen.findByText(/^Moviste «Pilotes»: viernes 20 de marzo, 10:00 a 11:00/)
  await undo()
  await waitFor(async () => expect((await ocurrencias('Pilotes'))[0]!.inicio).toBe('2026-03-18T10:00'))
  obra.network.fail('updateEvento', 409, { message: 'Otra persona lo cambió.' })
  await open(`&abierto=${id}`)
  await openDialog('Pilotes')
  await pressMore('Marcar como realizado')
  await expectNotice('Otra persona lo cambió.')
  expect((await ocurrencias('Pilotes'))[0]!.estado).toBe('programado')
})

test('deleting one of a series asks which, and is undone', async () => {
  const { id } = await createEvento({ titulo: 'Riego', recurrencia: 'FREQ=DAILY;COUNT=3' })
  await open(`&abierto=${id}&fecha=2026-03-19T10:00`)
  await openDialog('Riego')
  await pressMore('Borrar')
  const question = await openDialog('Borrar el evento')
  await user.click(question.getByRole('button', { name: 'Volver' }))
  await expectNoRole('dialog')
  expect(await ocurrencias('Riego')).toHaveLength(3)
  await open(`&abierto=${id}&fecha=2026-03-19T10:00`)
  await openDialog('Riego')
  await pressMore('Borrar')
  await press('Este y los siguientes')
  await screen.findByText('Borraste «Riego».')
  await waitFor(async () => expect(await ocurrencias('Riego')).toHaveLength(1))
  await undo()
  await waitFor(async () => expect(await ocurrencias('Riego')).toHaveLength(3))
})

test('a link to an event that is gone says so, and so does a failed load', async () => {
  await open('&abierto=3f2504e0-4f89-41d3-9a0c-0305e82c3301')
  await screen.findByText('Ese evento ya no está')
  const recover = obra.network.fail('getOcurrencias', 500)
  await open()
  await press('Reintentar')
  recover()
  await press('Reintentar')
  await dayOf(/hoy$/)
})

test('the agenda of the dashboard leads to its events', async () => {
  await obra.open('/dashboards/project', inProject)
  const agenda = within(await screen.findByRole('region', { name: 'Agenda' }))
  const today = await agenda.findByRole('link', { name: 'Hormigonado de la losa del piso 14' })
  expect(today.getAttribute('href')).toMatch(/^\/calendario\?abierto=/)
})

test('without network the calendar says so, and loads when it is back', async () => {
  const reconnect = obra.network.cut('getOcurrencias')
  await open()
  await screen.findByText(/conexión/)
  reconnect()
  await press('Reintentar')
  await dayOf(/hoy$/)
})

test('changes of other people arrive', async () => {
  makeOld()
  await open()
  await expectListening(obra)
  await createEvento({ titulo: 'Agendado por otra persona' })
  await screen.findByRole('button', { name: 'Agendado por otra persona' })
})

test('a lector reads, and finds nothing that changes events', async () => {
  const { id } = await createEvento({ titulo: 'Solo lectura' })
  await obra.open(`/calendario?vista=agenda&abierto=${id}`, { ...inProject, as: newcomer })
  const detail = await openDialog('Solo lectura')
  expect(detail.queryByRole('button', { name: 'Editar' })).toBeNull()
  await user.keyboard('{Escape}')
  await expectNoRole('dialog')
  expect(screen.queryByRole('button', { name: 'Nuevo evento' })).toBeNull()
  await press('Más acciones')
  expect(screen.queryByRole('menuitem', { name: 'Importar .ics' })).toBeNull()
  screen.getByRole('menuitem', { name: 'Exportar .ics' })
  await user.click(screen.getByRole('menuitem', { name: 'Atajos de teclado' }))
  const keys = await openDialog('Atajos de teclado')
  keys.getByText('De un evento a otro')
})

test('an import says what was added, and what was refused and why', async () => {
  const event = (uid: string, rule = '') =>
    `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTART:20260320T130000Z\r\nDTEND:20260320T140000Z\r\nSUMMARY:Importado ${uid}\r\n${rule}END:VEVENT\r\n`
  const text = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//prueba\r\n${event('a')}${event('b', 'RRULE:FREQ=HOURLY\r\n')}END:VCALENDAR\r\n`
  await open()
  await pressMore('Importar .ics')
  const dialog = await openDialog('Importar eventos')
  const input = dialog.dialog.querySelector<HTMLInputElement>('input[type=file]')!
  await user.upload(input, new File([text], 'otro.ics', { type: 'text/calendar' }))
  const result = await dialog.findByText('Agregados')
  expect(result.nextElementSibling).toHaveTextContent('1')
  await dialog.findByText(/Importado b: .*hora/)
  await press('Listo')
  const friday = await dayOf(/^Viernes 20 de marzo/)
  expect(friday.getByRole('button', { name: 'Importado a' }).closest('li')).toHaveTextContent('10:00 a 11:00')
})

test('a link for other programs is created, shown once, and revoked', async () => {
  await open()
  await pressMore('Ver en otro calendario')
  await openDialog('Ver en otro calendario')
  await fill('Para qué es', 'Mi teléfono')
  await press('Crear el enlace')
  const secret = await openDialog('Enlace para Mi teléfono')
  expect(secret.getByLabelText<HTMLInputElement>('Dirección para suscribirse').value).toMatch(/\.ics$/)
  await press('Ya lo guardé')
  await expectText('Mi teléfono')
  await press('Revocar Mi teléfono')
  const question = await openDialog('¿Revocar el enlace «Mi teléfono»?')
  await user.click(question.getByRole('button', { name: 'Revocar' }))
  await expectGone('Mi teléfono')
})
