import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const company = { params: { desarrolladoraId: 1 } }
const projectPlace = (proyectoId: number) => ({ params: { desarrolladoraId: 1, proyectoId } })

async function newProject(fields: object = {}) {
  const api = await server.current.as('demo@obra.test')
  const { body, status } = await api('createProject', {
    ...company,
    body: { nombre: 'Patios de Colegiales', ...fields },
  })
  return { api, project: body, status }
}

describe('a project of a company', () => {
  it('starts as planificado with the next free code, and is listed for selection', async () => {
    const { api, project } = await newProject({ superficieCubierta: '1250.5', monedaBase: 'USD', mesBase: '2026-03' })
    expect(project).toMatchObject({
      estado: 'planificado',
      superficieCubierta: '1250.5000',
      monedaBase: 'USD',
      version: 1,
    })
    expect(project.codigo).toMatch(/^P\d+$/)
    expect((await api('getProject', projectPlace(project.id))).body).toEqual(project)
    const { data } = (await api('listProjects', { params: { developerId: 1 } })).body
    expect(data).toContainEqual({ id: project.id, nombre: 'Patios de Colegiales', descripcion: '' })
  })

  it('has a unique code, ignoring case and accents, also for two concurrent requests', async () => {
    const both = await Promise.all([newProject({ codigo: 'Peñón 1' }), newProject({ codigo: ' PENON 1 ' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = both.find(({ status }) => status === 409)!.project
    expect(refused).toMatchObject({ issues: [{ field: 'codigo', message: expect.stringContaining('Patios') }] })
  })

  it('is created once for two requests with the same Idempotency-Key', async () => {
    const api = await server.current.as('demo@obra.test')
    const send = (nombre: string) =>
      api('createProject', { ...company, body: { nombre }, headers: { 'Idempotency-Key': 'proyecto-1' } })
    const [first, second] = [await send('Una vez'), await send('Una vez')]
    expect(second.body).toEqual(first.body)
    expect((await send('Otro')).body).toMatchObject({ error: 'Idempotency key reused' })
    const { body } = await api('listCompanyProjects', { ...company, query: { search: 'una vez' } })
    expect(body.total).toBe(1)
  })

  it('moves only along the allowed states, and needs a reason to be cancelled', async () => {
    const { api, project } = await newProject()
    let { version } = project
    const go = async (estado: string, more: object = {}) => {
      const answer = await api('updateProject', {
        ...projectPlace(project.id),
        body: { version, estado, ...more } as never,
      })
      if (answer.status === 200) version = answer.body.version
      return answer
    }
    expect((await go('terminado')).status).toBe(409)
    for (const estado of ['activo', 'pausado', 'activo']) expect((await go(estado)).status).toBe(200)
    const done = await go('terminado')
    expect(done.body.fechaFinReal).toBe('2026-03-16')
    const back = await go('activo')
    expect(back).toMatchObject({ status: 409, body: { message: expect.stringContaining('«terminado»') } })
    const other = await newProject()
    const cancel = (motivo: string | null) =>
      api('updateProject', { ...projectPlace(other.project.id), body: { version: 1, estado: 'cancelado', motivo } })
    expect((await cancel(' ')).body).toMatchObject({ issues: [{ field: 'motivo' }] })
    expect((await cancel('No se aprobó el permiso.')).body.estado).toBe('cancelado')
  })

  it('refuses a stale version with 409 and an end before the start with 400', async () => {
    const { api, project } = await newProject({ fechaInicio: '2026-05-01' })
    const rename = (nombre: string) =>
      api('updateProject', { ...projectPlace(project.id), body: { version: 1, nombre } })
    const both = await Promise.all([rename('Uno'), rename('Dos')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const dates = { version: 2, fechaFinPlan: '2026-04-30' }
    const { body } = await api('updateProject', { ...projectPlace(project.id), body: dates })
    expect(body).toMatchObject({ issues: [{ field: 'fechaFinPlan' }] })
  })

  it('can be archived, which hides it from selection, and restored', async () => {
    const { api, project } = await newProject({ nombre: 'Para archivar' })
    const names = async () =>
      (await api('listProjects', { params: { developerId: 1 } })).body.data.map(({ nombre }) => nombre)
    await api('updateProject', { ...projectPlace(project.id), body: { version: 1, archivado: true } })
    expect(await names()).not.toContain('Para archivar')
    const archived = await api('listCompanyProjects', { ...company, query: { archivado: true, search: 'archivar' } })
    expect(archived.body.items.map(({ id }) => id)).toEqual([project.id])
    await api('updateProject', { ...projectPlace(project.id), body: { version: 2, archivado: false } })
    expect(await names()).toContain('Para archivar')
  })

  it('is exported to a file with every field, in the requested order', async () => {
    const fields = { fechaInicio: '2026-05-01', superficieCubierta: '1250.5', unidades: 8, mesBase: '2026-03' }
    const { api } = await newProject({ ...fields, nombre: 'Zeta en archivo', codigo: 'ZA' })
    await newProject({ nombre: 'Alfa en archivo', codigo: 'AA' })
    const query = { search: 'en archivo', sort: 'codigo', order: 'desc', formato: 'csv' } as const
    const { bytes } = await api('listCompanyProjects', { ...company, query })
    const [heading, ...rows] = new TextDecoder().decode(bytes).trim().split('\r\n')
    expect(heading).toMatch(/^Proyecto;Código;Estado;.*;Inicio;Fin previsto;Fin real;.*;Archivado$/)
    expect(rows.map((row) => row.split(';')[0])).toEqual(['Zeta en archivo', 'Alfa en archivo'])
    expect(rows[0]).toContain(';01/05/2026;;;1250,5000;;8;03/2026;')
  })

  it('is written by administrators, read by members, and 404 for strangers', async () => {
    const { project } = await newProject()
    const stranger = await server.current.as('martin@obra.test')
    expect((await stranger('getProject', projectPlace(project.id))).status).toBe(404)
    const member = await server.current.join('sofia@obra.test', 1)
    expect((await member('getProject', projectPlace(project.id))).status).toBe(200)
    const change = { ...projectPlace(project.id), body: { version: 1, nombre: 'Otro' } }
    expect((await member('updateProject', change)).status).toBe(403)
    expect((await member('createProject', { ...company, body: { nombre: 'Otro' } })).status).toBe(403)
    const elsewhere = { params: { desarrolladoraId: 2, proyectoId: project.id } }
    expect((await (await server.current.as('demo@obra.test'))('getProject', elsewhere)).status).toBe(404)
  })
})

describe('the data of a company', () => {
  it('is changed by administrators, checked by version, with a unique CUIT', async () => {
    const api = await server.current.as('demo@obra.test')
    const { body } = await api('getCompany', company)
    expect(body).toMatchObject({ nombre: 'Norte Desarrollos S.A.', rol: 'administrador', version: 1 })
    const other = (await api('getCompany', { params: { desarrolladoraId: 2 } })).body
    const twice = await api('updateCompany', { ...company, body: { cuit: other.cuit, version: 1 } })
    expect(twice).toMatchObject({ status: 409, body: { issues: [{ field: 'cuit' }] } })
    const changed = await api('updateCompany', { ...company, body: { ...body, telefono: '011 4780-1200' } })
    expect(changed.body).toMatchObject({ telefono: '011 4780-1200', version: 2 })
    expect((await api('updateCompany', { ...company, body })).body).toMatchObject({ error: 'Stale version' })
    const member = await server.current.join('sofia@obra.test', 1)
    expect((await member('updateCompany', { ...company, body: { version: 2 } })).status).toBe(403)
  })
})
