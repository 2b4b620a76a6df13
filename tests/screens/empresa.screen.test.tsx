import { describe, expect, test } from 'vitest'
import {
  demo,
  expectAddress,
  expectText,
  inProject,
  newcomer,
  screen,
  second,
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
  expectRows,
  fill,
  findField,
  follow,
  norteApi,
  openDialog,
  openTab,
  press,
  row,
} from './company-support.ts'
import { linkFor } from './mail-links.ts'

const obra = useObra()

const params = { desarrolladoraId: 1 }
const password = 'una clave bien larga'

let companies = 0

/** Creates an empty company of the demo account. */
async function newCompany(nombre: string): Promise<number> {
  const api = await obra.server.as(demo.email)
  const cuit = String(30_712_345_600 + companies++)
  const body = { nombre, cuit, telefono: '', mail: 'hola@nueva.test', ubicacion: '' }
  return (await api('createDeveloper', { body })).body.data!.id
}

/** Opens the screen of a company that has no project. */
async function openCompany(id: number, view = ''): Promise<void> {
  await obra.open('/seleccionar-desarrolladora', { as: demo })
  localStorage.setItem('desarrolladoraActiva', String(id))
  await obra.open(`/empresa${view}`)
}

const signOut = () => localStorage.clear()

describe('invitations', () => {
  test('to several addresses are sent, sorted by address, resent and withdrawn', async () => {
    const id = await newCompany('Delta Viviendas S.A.')
    await openCompany(id)
    await openTab('Invitaciones')
    await expectAddress('/empresa?ver=invitaciones')
    await fill('Mails', 'zoe@delta.test, beto@delta.test')
    await choose('Rol', 'lector')
    await press('Invitar')
    await expectNotice('2 invitaciones enviadas')
    await row(/zoe@delta\.test/)
    const first = await linkFor(obra, 'beto@delta.test')
    await press('Reenviar a beto@delta.test')
    expect(await linkFor(obra, 'beto@delta.test', 2)).not.toBe(first)
    await press('Mail')
    await expectAddress('/empresa?ver=invitaciones&orden=mail')
    await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent('beto@delta.test'))
    await press('Retirar la de beto@delta.test')
    await expectNoRole('row', /beto@delta\.test/)
    const api = await obra.server.as(demo.email)
    const { items } = (await api('listInvitations', { params: { desarrolladoraId: id } })).body
    expect(items.map(({ mail, rol }) => [mail, rol])).toEqual([['zoe@delta.test', 'lector']])
  })

  test('to many addresses: that of a member is refused, and stays to be corrected', async () => {
    const id = await newCompany('Con Uno S.A.')
    await obra.server.join('martin@obra.test', id)
    await openCompany(id, '?ver=invitaciones')
    await fill('Mails', 'martin@obra.test carla@delta.test')
    await press('Invitar')
    await row(/carla@delta\.test/)
    const mails = await findField('Mails')
    await waitFor(() => expect(mails).toHaveValue('martin@obra.test'))
  })

  test('let a person without an account join as lector, and work once', async () => {
    const id = await newCompany('Lectura S.A.')
    const api = await obra.server.as(demo.email)
    const company = { desarrolladoraId: id }
    const project = await api('createProject', { params: company, body: { nombre: 'Casas del Delta' } })
    expect(project.status).toBe(200)
    await api('createInvitation', { params: company, body: { mail: 'ana@delta.test', rol: 'lector' } })
    const link = await linkFor(obra, 'ana@delta.test')
    await obra.open(link)
    await screen.findByRole('heading', { name: 'Sumate a Lectura S.A.' })
    await fill('Nombre y apellido', 'Ana Delta')
    await fill('Contraseña', password)
    await press('Crear mi cuenta y aceptar')
    await press(/Lectura S\.A\./)
    await press(/Casas del Delta/)
    await expectAddress(/^\/dashboards\/project\?proyecto=\d+$/)
    await obra.open('/empresa?ver=miembros')
    expect(await row(/Ana Delta \(vos\)/)).toHaveTextContent('lector')
    expect(screen.queryByRole('tab', { name: 'Invitaciones' })).toBeNull()
    await openTab('Proyectos')
    await screen.findByRole('cell', { name: /Casas del Delta/ })
    expect(screen.queryByRole('button', { name: 'Agregar proyecto' })).toBeNull()
    await obra.open(link)
    await screen.findByText('La invitación ya no sirve')
  })

  test('are accepted by the invited account after signing in, and by nobody else', async () => {
    const id = await newCompany('Aceptada S.A.')
    const api = await obra.server.as(demo.email)
    const company = { desarrolladoraId: id }
    await api('createInvitation', { params: company, body: { mail: newcomer.email, rol: 'miembro' } })
    const link = await linkFor(obra, newcomer.email)
    await obra.open(link, { as: second })
    await press('Aceptar la invitación')
    expect(await screen.findByRole('alert')).toHaveTextContent(`La invitación es para ${newcomer.email}`)
    screen.getByRole('link', { name: 'Cerrar esta sesión' })
    expect((await api('listMembers', { params: company })).body.items).toHaveLength(1)

    signOut()
    await obra.open(link)
    await follow('Iniciar sesión y aceptar')
    await fill('Correo electrónico', newcomer.email)
    await fill('Contraseña', newcomer.password)
    await press('Iniciar sesión')
    await press('Aceptar la invitación')
    await screen.findByRole('button', { name: /Aceptada S\.A\./ })
    const { items } = (await api('listMembers', { params: company })).body
    expect(items.map(({ nombre, rol }) => [nombre, rol])).toContainEqual(['Sofía Quiroga', 'miembro'])
  })
})

test('a member gets another role, and is removed after a question', async () => {
  const id = await newCompany('Con Gente S.A.')
  await obra.server.join(newcomer.email, id, 'lector')
  await openCompany(id, '?ver=miembros')
  await choose('Rol de Sofía Quiroga', 'miembro')
  const api = await obra.server.as(demo.email)
  const rolesOf = async () =>
    (await api('listMembers', { params: { desarrolladoraId: id } })).body.items.map(({ rol }) => rol).toSorted()
  await waitFor(async () => expect(await rolesOf()).toEqual(['administrador', 'miembro']))
  await obra.reload()
  expect(await screen.findByLabelText('Rol de Sofía Quiroga')).toHaveValue('miembro')
  await press('Quitar a Sofía Quiroga')
  const question = await openDialog(/Quitar/)
  expect(await rolesOf()).toHaveLength(2)
  await user.click(question.getByRole('button', { name: 'Quitar' }))
  await expectNoRole('row', /Sofía Quiroga/)
  expect(await rolesOf()).toEqual(['administrador'])
})

test('a member is limited to some projects, and sees all again', async () => {
  const id = await newCompany('Por Partes S.A.')
  await obra.server.join(newcomer.email, id, 'lector')
  const api = await obra.server.as(demo.email)
  const company = { desarrolladoraId: id }
  const made = await api('createProject', { params: company, body: { nombre: 'Casas del Delta' } })
  const projectsOf = async () => (await api('listMembers', { params: company })).body.items.at(-1)!.proyectos
  await openCompany(id, '?ver=miembros')
  await press('Proyectos de Sofía Quiroga: Todos los proyectos')
  const form = await openDialog('Proyectos de Sofía Quiroga')
  await user.selectOptions(form.getByLabelText('Acceso'), 'algunos')
  await user.click(form.getByRole('button', { name: 'Guardar' }))
  await form.findByText('Elegí al menos un proyecto')
  await user.click(await form.findByRole('checkbox', { name: 'Casas del Delta' }))
  await user.click(form.getByRole('button', { name: 'Guardar' }))
  await screen.findByRole('button', { name: 'Proyectos de Sofía Quiroga: 1 proyecto' })
  expect(await projectsOf()).toEqual([(made.body as { id: number }).id])
  await choose('Rol de Sofía Quiroga', 'administrador')
  await waitFor(async () => expect(await row(/Sofía Quiroga/)).toHaveTextContent('Todos los proyectos'))
})

test('rules of approval are set, and a certificate above them names who approves', async () => {
  await obra.open('/empresa?ver=aprobaciones', inProject)
  await screen.findByText('No hay nada para aprobar')
  await press('Agregar regla')
  await press('Guardar')
  await screen.findByText('Escribí un número; puede ser 0.')
  await fill('Hasta ($)', '0')
  await press('Guardar')
  await expectNotice('Reglas guardadas')
  const api = await norteApi(obra)
  expect((await api('getAprobaciones', { params })).body).toMatchObject({
    reglas: [{ entidad: 'certificado', rol: 'miembro', moneda: 'ARS', hasta: '0.00' }],
  })
  await press('Quitar regla 1')
  await press('Guardar')
  await waitFor(async () => expect((await api('getAprobaciones', { params })).body).toMatchObject({ reglas: [] }))
})

test('company data is saved, with a warning about a doubtful CUIT while typing', async () => {
  await obra.open('/empresa?ver=datos', inProject)
  const field = await findField('CUIT')
  const cuit = field.value
  await fill('CUIT', '30-71234567-8')
  await screen.findByText('El dígito verificador no coincide. Revisalo; podés guardarlo igual.')
  await fill('CUIT', cuit)
  await expectGone(/El dígito verificador no coincide/)
  await fill('Teléfono', '011 4780-1200')
  await press('Guardar')
  await expectNotice('Empresa guardada')
  const api = await norteApi(obra)
  expect((await api('getCompany', { params })).body).toMatchObject({ telefono: '011 4780-1200', cuit })
})

test('an administrator takes the sample screens out of the menu, whose addresses still work', async () => {
  await obra.open('/empresa?ver=datos', inProject)
  const menu = within(await screen.findByRole('navigation', { name: 'Principal' }))
  await user.click(await menu.findByRole('button', { name: 'Solo Desarrollo' }))
  await menu.findByRole('link', { name: 'Íconos' })
  await user.click(await screen.findByRole('switch', { name: 'Mostrar pantallas de muestra' }))
  await waitFor(() => expect(menu.queryByRole('link', { name: 'Íconos' })).toBeNull())
  menu.getByRole('link', { name: 'Carga de Categóricos' })
  await obra.open('/example')
  await screen.findByRole('heading', { level: 1 })
  expect(location.pathname).toBe('/example')
})

describe('projects', () => {
  test('are edited, cancelled with a reason, archived and restored', async () => {
    await obra.open('/empresa', inProject)
    await press('Editar Plaza Saavedra')
    await choose('Índice que lo ajusta', 'CAC · Costo de la construcción, nivel general')
    await choose('Estado', 'cancelado')
    await press('Guardar')
    await screen.findByText('Contá por qué se cancela')
    await fill('Motivo de la cancelación', 'Cambió el código urbanístico')
    for (const [label, day] of Object.entries({ Inicio: '01/02/2026', 'Fin real': '02/03/2026' })) {
      await user.clear(screen.getByRole('textbox', { name: label }))
      await user.type(screen.getByRole('textbox', { name: label }), day)
    }
    await press('Guardar')
    await waitFor(() => expect(screen.getByRole('row', { name: /Plaza Saavedra/ })).toHaveTextContent('Cancelado'))
    await press('Editar Plaza Saavedra')
    expect(await screen.findByRole('textbox', { name: 'Fin real' })).toHaveValue('02/03/2026')
    await user.keyboard('{Escape}')
    await press('Archivar Plaza Saavedra')
    await expectNoRole('row', /Plaza Saavedra/)
    await press('Ver los archivados')
    await press('Restaurar Plaza Saavedra')
    await screen.findByText('No hay proyectos archivados')
  })

  test('are finished after a warning about their open debts', async () => {
    await obra.open('/empresa', inProject)
    await press('Editar Torre Barrancas')
    expect(screen.queryByText(/^Quedan/)).toBeNull()
    await choose('Estado', 'terminado')
    const warning = await screen.findByText(/^Quedan .* por US\$/)
    expect(warning).toHaveTextContent(/documentos impagos por .*Podés terminarlo igual/)
    await press('Guardar')
    await waitFor(() => expect(screen.getByRole('row', { name: /Torre Barrancas/ })).toHaveTextContent('Terminado'))
  })

  test('are paged and searched, with the state in the URL', async () => {
    const id = await newCompany('Muchas Obras')
    const api = await obra.server.as(demo.email)
    for (let index = 1; index <= 30; index++) {
      const body = { nombre: `Obra ${String(index).padStart(2, '0')}` }
      await api('createProject', { params: { desarrolladoraId: id }, body })
    }
    await openCompany(id)
    await screen.findByRole('heading', { level: 1, name: 'Muchas Obras' })
    await expectRows(26)
    await press('Página siguiente')
    await expectAddress('/empresa?pagina=2')
    await expectRows(6)
    await obra.reload()
    await expectText('26–30 de 30 proyectos')
    await fill('Buscar proyectos', 'obra 07')
    await expectRows(2)
    await expectAddress(/buscar=obra\+07$/)
    await fill('Buscar proyectos', 'nada de esto')
    await press('Ver todo')
    await expectRows(26)
    await openTab('Miembros')
    await fill('Buscar miembros', 'ferreyra lucia')
    await row(/Lucía Ferreyra \(vos\)/)
    await fill('Buscar miembros', 'nadie')
    await screen.findByText('Nada coincide con «nadie».')
  })

  test('whose response was lost are created once', async () => {
    await obra.open('/empresa', inProject)
    await press('Agregar proyecto')
    await fill('Nombre', 'Una sola vez')
    const mend = obra.network.lose('createProject')
    await press('Crear proyecto')
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('No pudimos comunicarnos')
    mend()
    await press('Crear proyecto')
    await row(/Una sola vez/)
    expect(obra.network.requests('createProject')).toHaveLength(2)
    const api = await norteApi(obra)
    const { items } = (await api('listCompanyProjects', { params, query: { search: 'una sola' } })).body
    expect(items).toHaveLength(1)
  })
})

describe('with colleagues', () => {
  async function changeCompany(body: object): Promise<void> {
    const api = await norteApi(obra)
    const { version } = (await api('getCompany', { params })).body
    expect((await api('updateCompany', { params, wrong: { version, ...body } })).status).toBe(200)
  }

  for (const choice of ['Guardar lo mío', 'Dejar lo que hay'] as const) {
    test(`two people change the data of a company: the conflict is reported, and '${choice}' works`, async () => {
      await changeCompany({ telefono: '011 4000-0000', ubicacion: 'Belgrano' })
      await obra.open('/empresa?ver=datos', inProject)
      await waitFor(() => expect(obra.network.requests('streamEvents')).not.toEqual([]))
      await fill('Teléfono', '011 5555-5555')
      await changeCompany({ telefono: '0800 1234', ubicacion: 'Núñez' })
      // Once the page knows before saving, once only by the refusal.
      if (choice === 'Guardar lo mío') {
        await waitFor(() => expect(screen.getByLabelText('Ubicación')).toHaveValue('Núñez'))
      }
      await press('Guardar')
      const question = await openDialog(/Otra persona cambió/)
      expect(question.dialog).toHaveTextContent('Teléfono: cambió a «0800 1234»; vos escribiste «011 5555-5555».')
      await user.click(question.getByRole('button', { name: choice }))
      await expectNotice('Empresa guardada')
      const telefono = choice === 'Guardar lo mío' ? '011 5555-5555' : '0800 1234'
      await waitFor(() => expect(screen.getByLabelText('Teléfono')).toHaveValue(telefono))
      expect(screen.getByLabelText('Ubicación')).toHaveValue('Núñez')
      const api = await norteApi(obra)
      expect((await api('getCompany', { params })).body).toMatchObject({ telefono, ubicacion: 'Núñez' })
      // Nothing is unsaved, so leaving does not ask.
      await user.click((await screen.findAllByRole('link', { name: /^Tablero/ }))[0]!)
      await expectAddress(/^\/dashboards\/project\?proyecto=\d+$/)
    })
  }

  test('their changes appear on the open screen without disturbing the edited form', async () => {
    const api = await norteApi(obra)
    const { items } = (await api('listCompanyProjects', { params })).body
    const tower = items.find(({ nombre }) => nombre === 'Estudio Cabildo')!
    const changeProject = async (proyectoId: number, body: object) => {
      const place = { ...params, proyectoId }
      const { version } = (await api('getProject', { params: place })).body
      expect((await api('updateProject', { params: place, wrong: { version, ...body } })).status).toBe(200)
    }
    await obra.open('/empresa', inProject)
    await waitFor(() => expect(obra.network.requests('streamEvents')).not.toEqual([]))
    await press('Editar Estudio Cabildo')
    await fill('Dirección', 'Cabildo 2000')
    const made = (await api('createProject', { params, body: { nombre: 'Aaa de un colega' } })).body
    await screen.findByText('Aaa de un colega')
    await changeProject(tower.id, { direccion: 'Cabildo 1999', descripcion: 'Oficinas' })
    await waitFor(() => expect(screen.getByLabelText('Descripción')).toHaveValue('Oficinas'))
    expect(screen.getByLabelText('Dirección')).toHaveValue('Cabildo 2000')
    await press('Guardar')
    const question = await openDialog(/Otra persona cambió/)
    expect(question.dialog).toHaveTextContent('Dirección: cambió a «Cabildo 1999»; vos escribiste «Cabildo 2000».')
    await user.click(question.getByRole('button', { name: 'Guardar lo mío' }))
    await waitFor(() => expect(screen.getByRole('row', { name: /Estudio Cabildo/ })).toHaveTextContent('Cabildo 2000'))
    await changeProject(made.id, { archivado: true })
    await expectGone('Aaa de un colega')
    await openTab('Invitaciones')
    await screen.findByRole('button', { name: 'Invitar' })
    await api('createInvitation', { params, body: { mail: 'gustavo@norte.test', rol: 'lector' } })
    await row(/gustavo@norte\.test/)
  })
})
