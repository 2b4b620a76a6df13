import { describe, expect, it } from 'vitest'
import { emptyProject, projectLoads } from '../../../../tests/support/project-loads.ts'
import { useTestServer, type Api } from '../../../../tests/support/server.ts'

const server = useTestServer()
const loads = projectLoads(() => server.current, 'presupuestoItems')
const demo = () => server.current.as('demo@obra.test')

/** A project whose only budget is a draft. */
async function draftIn(api: Api, proyectoId: number) {
  const { body } = await api('createPresupuesto', { params: { proyectoId }, body: { nombre: 'Planilla' } })
  const place = { params: { proyectoId, presupuestoId: body.id } }
  const sheet = async () => (await api('getPresupuestoItems', place)).body
  const text = async () =>
    new TextDecoder().decode((await api('getPresupuestoItems', { ...place, query: { formato: 'csv' } })).bytes)
  return { id: body.id, sheet, text, place }
}
async function newDraft() {
  const api = await demo()
  const proyectoId = await emptyProject(api)
  return { api, proyectoId, ...(await draftIn(api, proyectoId)) }
}

const titles = 'Rubro;Ítem;Designación;Un.;Cómputo;P. Unit.;Importe\n'

describe('a load of budget items', () => {
  it('has a template that the sample project can load', async () => {
    const { api, proyectoId } = await newDraft()
    const carga = await loads.plan(api, proyectoId, await loads.template(api))
    expect(await loads.outcomes(api, carga)).toEqual(['2 crear'])
    expect(carga.columnas.every(({ campo }) => campo !== null)).toBe(true)
  })

  it('adds items, says what is wrong in its cell, and takes all back', async () => {
    const { api, proyectoId, sheet } = await newDraft()
    const before = await sheet()
    const rows = [
      '04.02;L.1;Losa;m³;120;185.432,50;22.251.900,00',
      '04.02;L.2;Viga;m³;86,5;97.210,123456;x',
      '04.02;L.3;Columna;m³;;1,00;',
      'Rubro que no está;L.4;Otra;m³;1;1,00;',
      '04.02;l.1;Repetida;m³;1;1,00;',
      '04.02;L.5;Enorme;m³;99999999999;99.999.999.999,00;',
    ]
    const carga = await loads.plan(api, proyectoId, titles + rows.join('\n'))
    expect(await loads.outcomes(api, carga)).toEqual([
      '2 crear',
      '3 crear',
      '4 error cantidad: Es obligatorio.',
      '5 error rubroId: No encontramos «Rubro que no está». Elegí qué es, o corregilo.',
      '6 error Está repetida: es igual a la fila 2.',
      expect.stringMatching(/^7 error cantidad: /),
    ])
    const done = await loads.runValid(api, carga)
    expect(done).toMatchObject({ estado: 'cargada', cantidades: { cargada: 2 } })
    const { items, presupuesto } = await sheet()
    expect(items.map(({ codigo, precioUnitario, importe }) => [codigo, precioUnitario, importe])).toEqual([
      ['L.1', '185432.50', '22251900.00'],
      ['L.2', '97210.1235', '8408675.68'],
    ])
    expect(presupuesto.total).toBe('30660575.68')
    // One change of the sheet, not one for each row.
    expect(presupuesto.version).toBe(2)
    expect((await loads.undo(api, done)).cantidades).toMatchObject({ deshecha: 2, conservada: 0 })
    expect(await sheet()).toMatchObject({ items: before.items, rubros: before.rubros })
  })

  it('creates rubros that it names, and removes them with the items', async () => {
    const { api, proyectoId, sheet } = await newDraft()
    const carga = await loads.plan(api, proyectoId, `${titles}77.01 Pileta;P.1;Vaso;m³;2;10,00;\n`)
    const referencias = [{ campo: 'rubroId', texto: '77.01 Pileta', crear: true }]
    const { body } = await api('setCargaAjustes', {
      params: { desarrolladoraId: 1, id: carga.id },
      body: { version: carga.version, referencias },
    })
    const done = await loads.run(api, body)
    expect(done).toMatchObject({ estado: 'cargada', cantidades: { cargada: 2 } })
    expect((await sheet()).rubros).toMatchObject([{ codigo: '77.01', nombre: 'Pileta', importe: '20.00' }])
    expect((await loads.undo(api, done)).cantidades).toMatchObject({ deshecha: 2 })
    const rubros = await api('listRubros', { params: { desarrolladoraId: 1 }, query: { search: 'Pileta' } })
    expect(rubros.body.total).toBe(0)
  })

  it('changes known codes, keeps their insumos, and sets back what nobody touched since', async () => {
    const { api, proyectoId, sheet, place } = await newDraft()
    const text = (price: string) => `${titles}04.02;C.1;Uno;m³;1;${price};\n04.02;C.2;Dos;m³;2,5;${price};\n`
    await loads.run(api, await loads.plan(api, proyectoId, text('10,5')))
    const [first] = (await sheet()).items
    const materials = await api('listMateriales', { params: { desarrolladoraId: 1 } })
    const insumos = [{ materialId: materials.body.items[0]!.id, cantidadPorUnidad: '2' }]
    const save = async (id: string, more: object) => {
      const { presupuesto, items } = await sheet()
      const { rubroId, codigo, descripcion, unidadId, cantidad, precioUnitario } = items.find((each) => each.id === id)!
      const line = { id, rubroId, codigo, descripcion, unidadId, cantidad, precioUnitario, ...more }
      const body = { version: presupuesto.version, guardar: [line], borrar: [] }
      expect((await api('updatePresupuestoItems', { ...place, body })).status).toBe(200)
    }
    await save(first!.id, { insumos })
    expect((await loads.plan(api, proyectoId, text('10,50'))).cantidades).toMatchObject({ igual: 2, cambiar: 0 })
    const carga = await loads.plan(api, proyectoId, text('12,00'))
    expect(await loads.rowsOf(api, carga)).toMatchObject([
      {
        accion: 'cambiar',
        celdas: expect.arrayContaining([expect.objectContaining({ campo: 'precioUnitario', antes: '10,5' })]),
      },
      { accion: 'cambiar' },
    ])
    const done = await loads.run(api, carga)
    const changed = (await sheet()).items
    expect(changed.map(({ precioUnitario }) => precioUnitario)).toEqual(['12.00', '12.00'])
    expect(changed[0]!.insumos).toMatchObject([{ cantidadPorUnidad: '2.0000' }])
    await save(changed[1]!.id, { descripcion: 'Tocado' })
    expect((await loads.undo(api, done)).cantidades).toMatchObject({ deshecha: 1, conservada: 1 })
    expect((await sheet()).items.map(({ precioUnitario }) => precioUnitario)).toEqual(['10.50', '12.00'])
  })

  it('needs exactly one draft, and stays when it was approved', async () => {
    const { api, proyectoId, id, sheet } = await newDraft()
    const text = `${titles}04.02;A.1;Uno;m³;1;10,00;\n`
    const { body: other } = await api('createPresupuesto', { params: { proyectoId }, body: { nombre: 'Otra' } })
    const send = (project: number) => {
      const form = new FormData()
      form.append('tipo', 'presupuestoItems')
      form.append('proyectoId', String(project))
      form.append('archivo', new File([text], 'items.csv'))
      return api('createCarga', { params: { desarrolladoraId: 1 }, wrong: form })
    }
    const two = 'El proyecto tiene 2 presupuestos en borrador («Planilla», «Otra»), y no sabemos a cuál va la planilla'
    expect((await send(proyectoId)).body).toMatchObject({ message: expect.stringContaining(two) })
    const none = 'El proyecto no tiene un presupuesto en borrador'
    expect((await send(await emptyProject(api))).body).toMatchObject({ message: expect.stringContaining(none) })
    await api('deletePresupuesto', { params: { proyectoId, id: other.id }, query: { version: 1 } })
    const done = await loads.run(api, await loads.plan(api, proyectoId, text))
    await api('approvePresupuesto', { params: { proyectoId, id }, body: {} })
    const kept = await loads.undo(api, done)
    expect(kept.cantidades).toMatchObject({ deshecha: 0, conservada: 1 })
    expect((await loads.outcomes(api, kept))[0]).toContain('El presupuesto ya se aprobó: sus ítems no cambian más.')
    expect((await sheet()).items).toHaveLength(1)
  })

  it('loads the file of another budget, which is then exported the same', async () => {
    const { api, proyectoId, text } = await newDraft()
    const approved = await api('listPresupuestos', { params: { proyectoId: 2 }, query: { estado: 'aprobado' } })
    const params = { proyectoId: 2, presupuestoId: approved.body.items[0]!.id }
    const { bytes } = await api('getPresupuestoItems', { params, query: { formato: 'csv' } })
    const done = await loads.run(api, await loads.plan(api, proyectoId, bytes))
    expect(done).toMatchObject({ estado: 'cargada', cantidades: { error: 0 } })
    // Many rows are compared after the answer, which the refusal must reach too.
    const failed = await loads.plan(api, await emptyProject(api), bytes)
    expect(failed).toMatchObject({
      estado: 'fallida',
      motivo: expect.stringContaining('El proyecto no tiene un presupuesto en borrador'),
    })
    // The last column has the insumos, which a load does not have.
    const withoutInsumos = (content: string) =>
      content
        .trim()
        .split('\r\n')
        .map((line) => line.split(';').slice(0, 8).join(';'))
    expect(withoutInsumos(await text())).toEqual(withoutInsumos(new TextDecoder().decode(bytes)))
  })
})
