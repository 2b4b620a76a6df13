import { describe, expect, it } from 'vitest'
import { emptyProject, projectLoads } from '../../../../tests/support/project-loads.ts'
import { useTestServer, type Api } from '../../../../tests/support/server.ts'

const server = useTestServer()
const demo = () => server.current.as('demo@obra.test')
const { plan, rowsOf, outcomes, run, runValid, undo, template } = projectLoads(() => server.current, 'tareas')

const planOf = async (api: Api, proyectoId: number) => (await api('getPlan', { params: { proyectoId } })).body
const tasksOf = async (api: Api, proyectoId: number) =>
  (await planOf(api, proyectoId)).tareas.map(({ codigo, nombre, inicio, fin, avance }) =>
    [codigo, nombre, inicio, fin, avance].join(' '),
  )
const exported = async (api: Api, proyectoId: number) => {
  const { bytes } = await api('getPlan', { params: { proyectoId }, query: { formato: 'csv' } })
  return new TextDecoder().decode(bytes)
}

/** As another planning program writes it. */
const foreign = [
  'Id;EDT;Nombre de tarea;Duración;Comienzo;Fin;Predecesoras;% completado',
  '1;1;Estructura;15 días;lun 02/03/26;vie 20/03/26;;0%',
  '2;1.1;Bases;5 días;lun 02/03/26;vie 06/03/26;;100%',
  '3;1.2;Columnas;5 días;lun 09/03/26;vie 13/03/26;2;40%',
  '4;1.3;Losas;3 días?;mar 17/03/26;jue 19/03/26;3FC+1 día;0%',
  '5;2;Entrega;0 días;vie 20/03/26;vie 20/03/26;4;0%',
].join('\n')

describe('loads of tasks', () => {
  it('have a template that can be loaded', async () => {
    const api = await demo()
    const carga = await plan(api, await emptyProject(api), await template(api))
    expect([await outcomes(api, carga), carga.columnas.filter(({ campo }) => campo === null)]).toEqual([
      [expect.stringMatching(/^\d+ crear$/)],
      [],
    ])
  })

  it('read what other programs write, and are undone', async () => {
    const api = await demo()
    const proyectoId = await emptyProject(api)
    const carga = await plan(api, proyectoId, foreign)
    expect(await outcomes(api, carga)).toEqual(['2 crear', '3 crear', '4 crear', '5 crear', '6 crear'])
    expect(await tasksOf(api, proyectoId)).toEqual([])
    const loaded = await run(api, carga)
    expect(loaded).toMatchObject({ estado: 'cargada', cantidades: { cargada: 5 } })
    expect(await tasksOf(api, proyectoId)).toEqual([
      '1 Estructura 2026-03-02 2026-03-19 53',
      '1.1 Bases 2026-03-02 2026-03-06 100',
      '1.2 Columnas 2026-03-09 2026-03-13 40',
      '1.3 Losas 2026-03-17 2026-03-19 0',
      '2 Entrega 2026-03-20 2026-03-20 0',
    ])
    expect((await plan(api, proyectoId, foreign)).cantidades).toMatchObject({ crear: 0, error: 0, igual: 5 })
    expect((await undo(api, loaded)).cantidades).toMatchObject({ deshecha: 5 })
    expect(await tasksOf(api, proyectoId)).toEqual([])
  })

  it('show what is wrong in its cell, and load the others', async () => {
    const api = await demo()
    const proyectoId = await emptyProject(api)
    const text = [
      'Tarea;Etapa;Inicio;Fin;Días;Predecesoras;Responsable',
      'Obra gruesa;;;;;;',
      'Bases;Obra gruesa;2026-03-02;2026-03-06;;;',
      'Columnas;Obra gruesa;2026-03-09;;3;Techos;',
      'Muros;Obra fina;2026-03-09;;3;;',
      'Revoques;Obra gruesa;2026-03-09;;3;;Nadie',
      'Pisos;Obra gruesa;2026-03-09;;;;',
    ].join('\n')
    const carga = await plan(api, proyectoId, text)
    expect(await outcomes(api, carga)).toEqual([
      '2 crear',
      '3 crear',
      '4 error predecesoras: No hay una tarea Techos en la planilla ni en el plan.',
      '5 error grupo: No hay un grupo «Obra fina» en el plan ni en una fila de más arriba. Agregale una fila.',
      '6 error responsableId: No encontramos «Nadie».',
      '7 error duracion: Poné la duración o el fin.',
    ])
    const loaded = await runValid(api, carga)
    expect(await tasksOf(api, proyectoId)).toEqual([
      '1 Obra gruesa 2026-03-02 2026-03-06 0',
      '1.1 Bases 2026-03-02 2026-03-06 0',
    ])
    // A task that somebody puts into a loaded group keeps it.
    const { tareas, version } = await planOf(api, proyectoId)
    const own = { nombre: 'Propia', padreId: tareas[0]!.id, inicio: '2026-03-09', duracionDias: 1 }
    await api('updateTareas', { params: { proyectoId }, body: { version, guardar: [own], borrar: [] } })
    const kept = await undo(api, loaded)
    expect(kept.cantidades).toMatchObject({ deshecha: 1, conservada: 1 })
    expect((await rowsOf(api, kept))[0]?.error).toBe('Tiene adentro «Propia», que no es de la carga.')
  })

  it('are compared with one another again when a cell is corrected', async () => {
    const api = await demo()
    const proyectoId = await emptyProject(api)
    const text = 'Código;Nombre;Inicio;Duración;Predecesoras\n1;Bases;2026-03-02;;\n2;Columnas;;3;1\n3;Losas;;3;2\n'
    const carga = await plan(api, proyectoId, text)
    expect(await outcomes(api, carga)).toEqual([
      '2 error duracion: Poné la duración o el fin.',
      '3 error predecesoras: La tarea que sigue, «Bases», tiene un error.',
      '4 error predecesoras: La tarea que sigue, «Columnas», tiene un error.',
    ])
    const params = { desarrolladoraId: 1, id: carga.id, fila: 2 }
    await api('setCargaFila', { params, body: { celdas: [{ campo: 'duracion', texto: '5 días' }] } })
    expect(await outcomes(api, carga)).toEqual(['2 crear', '3 crear', '4 crear'])
    const { version } = (await api('getCarga', { params })).body
    await run(api, { id: carga.id, version })
    expect(await tasksOf(api, proyectoId)).toEqual([
      '1 Bases 2026-03-02 2026-03-06 0',
      '2 Columnas 2026-03-09 2026-03-11 0',
      '3 Losas 2026-03-12 2026-03-16 0',
    ])
  })

  it('create a rubro that a row names', async () => {
    const api = await demo()
    const proyectoId = await emptyProject(api)
    const text =
      'Nombre;Grupo;Rubro;Inicio;Duración\nObra;;;;\nBases;Obra;Rubro de la carga;2026-03-02;5\nFin;Obra;;2026-03-09;0\n'
    const carga = await plan(api, proyectoId, text)
    expect(carga.referencias).toMatchObject([{ campo: 'rubroId', texto: 'Rubro de la carga', puedeCrear: true }])
    const place = { desarrolladoraId: 1, id: carga.id }
    const referencias = [{ campo: 'rubroId', texto: 'Rubro de la carga', crear: true }]
    await api('setCargaAjustes', { params: place, body: { version: carga.version, referencias } })
    expect(await outcomes(api, carga)).toEqual(['-1 crear', '2 crear', '3 crear', '4 crear'])
    const { version } = (await api('getCarga', { params: place })).body
    const loaded = await run(api, { id: carga.id, version })
    const { tareas } = await planOf(api, proyectoId)
    expect(tareas.map(({ codigo, rubroId }) => [codigo, rubroId !== null])).toEqual([
      ['1', false],
      ['1.1', true],
      ['1.2', false],
    ])
    expect((await undo(api, loaded)).cantidades).toMatchObject({ deshecha: 4 })
  })

  it('change tasks that are there, and set them back', async () => {
    const api = await demo()
    const proyectoId = await emptyProject(api)
    await run(api, await plan(api, proyectoId, foreign))
    const before = await exported(api, proyectoId)
    const text = [
      'Código;Nombre;Avance %;Duración;Inicio',
      '1.2;Columnas de hormigón;60;5;',
      '1.3;Losas;;3;',
      '1.1;Bases;;9;',
      '2;Entrega;;0;2026-03-23',
      '3;Pintura;;2;2026-03-25',
    ].join('\n')
    const carga = await plan(api, proyectoId, text)
    expect(await outcomes(api, carga)).toEqual(['2 cambiar', '3 igual', '4 cambiar', '5 cambiar', '6 crear'])
    const loaded = await run(api, carga)
    expect(loaded.estado).toBe('cargada')
    expect(await tasksOf(api, proyectoId)).toEqual([
      expect.stringMatching(/^1 Estructura/),
      expect.stringMatching(/^1\.1 Bases/),
      '1.2 Columnas de hormigón 2026-03-09 2026-03-13 60',
      '1.3 Losas 2026-03-17 2026-03-19 0',
      '2 Entrega 2026-03-23 2026-03-23 0',
      '3 Pintura 2026-03-25 2026-03-26 0',
    ])
    await undo(api, loaded)
    expect(await exported(api, proyectoId)).toBe(before)
    // What would move other tasks is done where one sees which.
    const moving = await plan(api, proyectoId, 'Código;Nombre;Inicio\n1.3;Losas;2026-03-20\n')
    expect(await outcomes(api, moving)).toEqual([
      '2 error Este cambio corre 1 tarea más. Hacelo en el plan de obra, donde ves cuáles se corren.',
    ])
  })

  it('load what the plan exports', async () => {
    const api = await demo()
    const proyectoId = await emptyProject(api)
    const text = await exported(api, 1)
    const carga = await plan(api, proyectoId, text)
    expect((await outcomes(api, carga)).filter((each) => !each.endsWith(' crear'))).toEqual([])
    await run(api, carga)
    // The baseline, and what is compared with it, are the project's own.
    const plain = (csv: string) =>
      csv
        .trim()
        .split('\r\n')
        .map((line) => line.split(';').slice(0, 12).join(';'))
    expect(plain(await exported(api, proyectoId))).toEqual(plain(text))
    expect((await plan(api, proyectoId, text)).cantidades).toMatchObject({ igual: carga.filas })
  })
})
