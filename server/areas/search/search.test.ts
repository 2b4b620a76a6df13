import { describe, expect, it } from 'vitest'
import { useTestServer, type Api } from '../../../tests/support/server.ts'

const server = useTestServer()

async function pagesFor(query: string): Promise<string[]> {
  const api = await server.current.as('demo@obra.test')
  const { body } = await api('searchEverything', { body: { query } })
  return body.find((group) => group.id === 'pages')?.results.map((result) => result.value) ?? []
}

const allLabels = [
  'Contacts',
  'Pages',
  'Tasks',
  'Projects',
  'Proveedores',
  'Contratos',
  'Comprobantes',
  'Pagos',
  'Materiales',
  'Movimientos',
  'Pedidos',
  'Products',
  'Mails',
  'Guides',
] as const

describe('search', () => {
  it('finds nothing for an empty or blank query', async () => {
    const api = await server.current.as('demo@obra.test')
    for (const query of ['', '   ']) expect((await api('searchEverything', { body: { query } })).body).toEqual([])
  })

  it('ignores case and accents', async () => {
    expect(await pagesFor('CATEGORICOS')).toEqual(['Carga de Categóricos'])
    expect(await pagesFor('categóricos')).toEqual(['Carga de Categóricos'])
  })

  it('finds text anywhere in a title, ignoring surrounding spaces', async () => {
    expect(await pagesFor(' lendar ')).toEqual(['Calendario'])
  })

  it('treats wildcards as plain characters', async () => {
    expect(await pagesFor('%')).toEqual([])
    expect(await pagesFor('.*')).toEqual([])
  })

  it('leaves out groups without results, and keeps the order of the others', async () => {
    const api = await server.current.as('demo@obra.test')
    const none = await api('searchEverything', { body: { query: 'zzzzzz' } })
    expect(none.body).toEqual([])
    const labels = (await api('searchEverything', { body: { query: 'a' } })).body.map((group) => group.label)
    expect(labels).toEqual(allLabels.filter((label) => labels.includes(label)))
    expect(labels).toContain('Pages')
  })

  it('finds the words of names in any order, with or without apostrophes and superscripts', async () => {
    const api = await server.current.as('demo@obra.test')
    const [contact] = (await api('listContacts')).body
    await api('updateContact', { body: { id: contact!.id, contact: { name: 'Ágata D’Onofrio' } } })
    await api('createProduct', { body: { product: { name: 'Membrana 40 m²' } } })
    const found = async (query: string) => {
      const { body } = await api('searchEverything', { body: { query } })
      return body.flatMap(({ results }) => results.map(({ value }) => value))
    }
    for (const query of ["d'onofrio agata", 'ONOFRIO']) expect(await found(query)).toEqual(['Ágata D’Onofrio'])
    expect(await found('m2 membrana 40')).toEqual(['Membrana 40 m²'])
    expect(await found('categoricos carga')).toContain('Carga de Categóricos')
  })

  it('finds contacts by name and tasks by title, with links to them', async () => {
    const api = await server.current.as('demo@obra.test')
    const [contact] = (await api('listContacts')).body
    const [task] = (await api('listTasks')).body.tasks
    for (const [name, link] of [
      [contact!.name, `/apps/contacts/${contact!.id}`],
      [task!.title, `/apps/tasks/${task!.id}`],
    ]) {
      const { body } = await api('searchEverything', { body: { query: name!.toUpperCase() } })
      expect(body.flatMap((group) => group.results)).toContainEqual({ value: name, link })
    }
  })

  it('refuses a query that is not text or too long', async () => {
    const api = await server.current.as('demo@obra.test')
    const wrong = [{}, { query: 7 }, { query: null }, { query: 'x'.repeat(201) }]
    const answers = await Promise.all(wrong.map((body) => api('searchEverything', { wrong: body })))
    expect(answers.map((answer) => answer.status)).toEqual([400, 400, 400, 400])
  })

  it('finds tasks by title, but not by description', async () => {
    const api = await server.current.as('demo@obra.test')
    const [list] = (await api('getBoard', { query: { id: (await api('listBoards')).body[0]!.id } })).body.lists
    const card = { listId: list!.id, title: 'Colocar zinguería', description: 'Quetzal en el frente' }
    const { body: task } = await api('createCard', { body: { card } })
    const tasksFor = async (query: string) =>
      (await api('searchEverything', { body: { query } })).body.find((group) => group.id === 'tasks')?.results
    expect(await tasksFor('ZINGUERIA')).toEqual([{ value: card.title, link: `/apps/tasks/${task.id}` }])
    expect(await tasksFor('zi')).toContainEqual({ value: card.title, link: `/apps/tasks/${task.id}` })
    expect(await tasksFor('quetzal')).toBeUndefined()
    expect(JSON.stringify((await tasksFor('qu')) ?? [])).not.toContain(task.id)
  })

  it('finds renamed records at once, and nothing of other users', async () => {
    const api = await server.current.as('demo@obra.test')
    const other = await server.current.as('martin@obra.test')
    const search = async (by: typeof api) => (await by('searchEverything', { body: { query: 'Zulema' } })).body
    expect([await search(api), await search(other)]).toEqual([[], []])
    const [contact] = (await api('listContacts')).body
    await api('updateContact', { body: { id: contact!.id, contact: { name: 'Zulema Ríos' } } })
    const results = [{ value: 'Zulema Ríos', link: `/apps/contacts/${contact!.id}` }]
    expect(await search(api)).toEqual([{ id: 'contacts', label: 'Contacts', results }])
    expect(await search(other)).toEqual([])
  })

  it('finds projects of all companies of the user, with the company, and no others', async () => {
    const projectsFor = async (email: string) => {
      const api = await server.current.as(email)
      const { body } = await api('searchEverything', { body: { query: 'BARRANCAS' } })
      return body.find(({ id }) => id === 'projects')?.results
    }
    const value = { value: 'Torre Barrancas', detail: 'Norte Desarrollos S.A.', link: '/desarrolladoras/1/proyectos/1' }
    expect(await projectsFor('demo@obra.test')).toEqual([value])
    expect(await projectsFor('martin@obra.test')).toBeUndefined()
  })

  it('finds products by name and code, and mails by subject, with links', async () => {
    const api = await server.current.as('demo@obra.test')
    const product = { name: 'Ménsula de prueba', sku: 'ZQX-7781' }
    const { body: created } = await api('createProduct', { body: { product } })
    const found = async (query: string) => (await api('searchEverything', { body: { query } })).body
    const result = {
      value: product.name,
      detail: product.sku,
      link: `/apps/ecommerce/inventory?producto=${created.id}`,
    }
    expect(await found('mensula')).toEqual([{ id: 'products', label: 'Products', results: [result] }])
    expect(await found('zqx-77')).toEqual([{ id: 'products', label: 'Products', results: [result] }])

    const mail = (await api('listMails', { query: { folder: 'inbox' } })).body.mails![0]!
    const mails = (await found(mail.subject)).find(({ id }) => id === 'mails')?.results
    expect(mails).toContainEqual({
      value: mail.subject,
      detail: mail.from.contact,
      link: `/apps/mailbox/all/1/${mail.id}`,
    })
  })

  it('includes every screen of the web', async () => {
    expect(await pagesFor('empresa')).toEqual(['Empresa'])
    expect(await pagesFor('iniciar')).toEqual([])
  })

  it('finds the documents of the project by name, tag and number of drawing', async () => {
    const api = await server.current.as('demo@obra.test')
    const headers = { 'Obra-Proyecto': '1' }
    const { body } = await api('searchEverything', { body: { query: 'a-101 municipal' }, headers })
    expect(body.find(({ id }) => id === 'documentos')?.results).toMatchObject([
      {
        value: expect.stringMatching(/^A-101_rev/) as string,
        detail: expect.stringMatching(/^Planos\/Arquitectura · (VIGENTE|SUPERADO)$/) as string,
        link: expect.stringMatching(/^\/documentos\?abierto=.+&proyecto=1$/) as string,
      },
      {},
    ])
  })

  describe('in Finanzas', () => {
    const search = async (api: Api, query: string, id: string) =>
      (await api('searchEverything', { body: { query } })).body.find((group) => group.id === id)?.results ?? []
    const inProject = async (proyectoId: number) => {
      const api = await server.current.as('demo@obra.test')
      const headers = { 'Obra-Proyecto': String(proyectoId) }
      return ((id, input) => api(id, { ...input, headers })) as Api
    }
    const params = { proyectoId: 1 }

    it('finds invoices by number, supplier, CUIT and note, newest first and at most eight', async () => {
      const api = await inProject(1)
      const { items } = (await api('listComprobantes', { params })).body
      const invoice = items.find(({ tipo, estado }) => tipo === 'factura' && estado === 'registrado')!
      const link = `/finanzas/comprobantes?abierto=${invoice.id}&proyecto=1`
      const value = `Factura ${invoice.numeroCompleto}, ${invoice.proveedor}`
      expect((await search(api, invoice.numeroCompleto.slice(2), 'comprobantes'))[0]).toMatchObject({ value, link })
      expect((await search(api, String(invoice.numero), 'comprobantes'))[0]).toMatchObject({ link })
      const listed = (await api('listComprobantes', { params, query: { search: invoice.cuit, size: 10 } })).body
      const found = await search(api, invoice.cuit, 'comprobantes')
      expect(found).toHaveLength(Math.min(8, listed.total))
      expect((await search(api, `${invoice.proveedor} ${invoice.numero}`, 'comprobantes'))[0]).toMatchObject({ link })
    })

    it('finds payments by number, exactly this one first, and by supplier', async () => {
      const api = await inProject(1)
      const { items } = (await api('listPagos', { params, query: { search: '1' } })).body
      const oldest = (await api('listPagos', { params, query: { order: 'asc', sort: 'fecha' } })).body.items[0]!
      const [first] = await search(api, String(oldest.numero), 'pagos')
      const value = `Pago N.º ${oldest.numero}, ${oldest.proveedor}`
      expect(first).toMatchObject({ value, link: `/finanzas/pagos?abierto=${oldest.id}&proyecto=1` })
      expect(items.every((each) => JSON.stringify([each.numero, each.nota, each.medios]).includes('1'))).toBe(true)
      expect(await search(api, oldest.proveedor.toUpperCase(), 'pagos')).not.toEqual([])
    })

    it('finds contracts by number, object and supplier', async () => {
      const api = await inProject(1)
      const { items } = (await api('listContratos', { params })).body
      const contract = items.find(({ numero }) => numero !== null)!
      const result = {
        value: contract.objeto,
        detail: `N.º ${contract.numero} · ${contract.proveedor}`,
        link: `/finanzas/contratos/${contract.id}?proyecto=1`,
      }
      for (const text of [contract.objeto, contract.proveedor, `${contract.proveedor} ${contract.objeto}`])
        expect(await search(api, text, 'contratos')).toContainEqual(result)
      expect((await search(api, String(contract.numero), 'contratos'))[0]).toEqual(result)
    })

    it('finds suppliers of the company by name and CUIT, with or without hyphens', async () => {
      const api = await inProject(1)
      const { items } = (await api('listProveedores', { params: { desarrolladoraId: 1 } as never })).body
      const { id, razonSocial, cuit } = items[0]!
      const link = `/solo-desarrollo/carga-categoricos?lista=proveedores&abierto=${id}`
      for (const text of [razonSocial.toUpperCase(), cuit, cuit.replaceAll('-', '')])
        expect(await search(api, text, 'proveedores')).toContainEqual({ value: razonSocial, detail: cuit, link })
    })

    it('finds nothing of another project, of another company, or without a project', async () => {
      const api = await inProject(1)
      const { items } = (await api('listComprobantes', { params })).body
      const { id, numeroCompleto, cuit } = items[0]!
      const opens = async (by: Api) =>
        (await search(by, numeroCompleto, 'comprobantes')).some(({ link }) => link.includes(id))
      expect(await opens(api)).toBe(true)
      expect(await opens(await inProject(2))).toBe(false)
      const stranger = await server.current.as('martin@obra.test')
      expect(await opens(stranger)).toBe(false)
      const withoutProject = await server.current.as('demo@obra.test', 1)
      for (const kind of ['contratos', 'comprobantes', 'pagos'])
        expect(await search(withoutProject, cuit, kind)).toEqual([])
      expect(await search(withoutProject, cuit, 'proveedores')).toHaveLength(1)
    })
  })
})
