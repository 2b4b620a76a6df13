import { describe, expect, it } from 'vitest'
import { useTestServer, type Api } from '../../../tests/support/server.ts'
import { numberCell, textCell, xlsxOf } from '../../../tests/support/sheet-files.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { endAbandoned } from './apply.service.ts'

type Tipo = components['schemas']['CargaTipo']
type Carga = components['schemas']['CargaDetalle']

const server = useTestServer()
const company = { desarrolladoraId: 1 }
const demo = () => server.current.as('demo@obra.test')

async function upload(api: Api, tipo: Tipo, content: string | Uint8Array, name = 'lista.csv') {
  const form = new FormData()
  form.append('tipo', tipo)
  form.append('archivo', new File([content as BlobPart], name))
  return api('createCarga', { params: company, wrong: form })
}

async function plan(api: Api, tipo: Tipo, content: string | Uint8Array): Promise<Carga> {
  const { status, body } = await upload(api, tipo, content)
  expect([status, status === 200 ? '' : JSON.stringify(body)]).toEqual([200, ''])
  return body
}

const place = ({ id }: { id: string }) => ({ params: { ...company, id } })
const rowsOf = async (api: Api, carga: { id: string }, query = {}) =>
  (await api('listCargaFilas', { ...place(carga), query: { size: 200, ...query } })).body.items

/** Loads, and waits for the end. */
async function run(api: Api, carga: { id: string; version: number }) {
  const { status, body } = await api('runCarga', { ...place(carga), body: { version: carga.version } })
  expect([status, status === 200 ? '' : JSON.stringify(body)]).toEqual([200, ''])
  await server.current.services.background.settled()
  return (await api('getCarga', place(carga))).body
}
async function undo(api: Api, carga: Carga) {
  expect((await api('undoCarga', { ...place(carga), body: { version: carga.version } })).status).toBe(200)
  await server.current.services.background.settled()
  return (await api('getCarga', place(carga))).body
}

describe('a preview', () => {
  it('finds titles, fields and what each row does', async () => {
    const api = await demo()
    const carga = await plan(
      api,
      'unidades',
      'Lista de unidades\nCódigo;Denominación;Tipo;Decimales;Notas\nrollo;Rollo;Cantidad;0;x\nkg;Kilogramo;Peso;;\nbolsa;Bolsa grande;Cantidad;;\npar;Par;par;;\n;Sin código;Peso;;\nrollo;Otro;Peso;;\nTotal;;;4;\n',
    )
    expect(carga).toMatchObject({
      filaTitulos: 2,
      filas: 7,
      totales: 1,
      cantidades: { crear: 1, igual: 1, cambiar: 1, error: 3, omitir: 1 },
    })
    expect(carga.columnas.map(({ campo }) => campo)).toEqual(['codigo', 'nombre', 'tipo', 'decimales', null])
    const rows = await rowsOf(api, carga)
    expect(rows.map(({ fila, accion }) => `${fila} ${accion}`)).toEqual([
      '3 crear',
      '4 igual',
      '5 cambiar',
      '6 error',
      '7 error',
      '8 error',
      '9 omitir',
    ])
    expect(rows[2]?.celdas[1]).toMatchObject({ leido: 'Bolsa grande', antes: 'Bolsa', error: null })
    expect(rows[3]?.celdas[2]?.error).toMatch(/«par» no está entre los valores: Longitud, /)
    expect(rows[4]?.celdas[0]?.error).toBe('Es obligatorio.')
    expect(rows[5]?.error).toBe('Está repetida: es igual a la fila 3.')
    const refused = await api('runCarga', { ...place(carga), body: { version: carga.version } })
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ message: expect.stringContaining('3 filas con errores') }),
    ])
    await api('setCargaFila', {
      params: { ...place(carga).params, fila: 6 },
      body: { celdas: [{ campo: 'tipo', texto: 'Cantidad' }] },
    })
    await api('setCargaFila', {
      params: { ...place(carga).params, fila: 3 },
      body: { celdas: [{ campo: 'codigo', texto: 'rollo2' }] },
    })
    expect((await rowsOf(api, carga, { accion: 'error' })).map(({ fila }) => fila)).toEqual([7])
    expect((await api('deleteCarga', place(carga))).body).toBe(true)
  })

  it('reads numbers and days by column, and asks what nothing decides', async () => {
    const api = await demo()
    const carga = await plan(
      api,
      'cotizaciones',
      'Moneda;Tipo;Fecha;Venta\nUSD;blue;03/04/2021;1.000\nUSD;blue;04/05/2021;1.500\n',
    )
    const questions = carga.columnas.map(({ pregunta }) => pregunta?.opciones.map(({ leido }) => leido) ?? null)
    expect(questions).toEqual([null, null, ['03/04/2021', '04/03/2021'], ['1000', '1']])
    expect(carga.cantidades.error).toBe(2)
    const columnas = [
      { indice: 2, campo: 'fecha', orden: 'dma' as const },
      { indice: 3, campo: 'venta', decimal: ',' as const },
    ]
    const { body } = await api('setCargaAjustes', { ...place(carga), body: { version: carga.version, columnas } })
    expect(body.cantidades).toMatchObject({ error: 0, crear: 2 })
    const loaded = await run(api, body)
    expect(loaded.cantidades.cargada).toBe(2)
    const { items } = (await api('listCotizaciones', { params: company, query: { search: '2021-05-04' } })).body
    expect(items).toMatchObject([{ venta: '1500.00', compra: '1500.00' }])
    // The same titles are read the same way from now on.
    const again = await plan(api, 'cotizaciones', 'Moneda;Tipo;Fecha;Venta\nUSD;blue;03/04/2021;1.000\n')
    expect(again.cantidades).toMatchObject({ igual: 1 })
  })

  it('refuses a CUIT that lost its digits, and takes an exact one', async () => {
    const api = await demo()
    const row = (fila: number, ...cells: string[]) => `<row r="${fila}">${cells.join('')}</row>`
    const titles = row(1, textCell('A1', 'Razón social'), textCell('B1', 'CUIT'), textCell('C1', 'IVA'))
    const sheet = titles + row(2, textCell('A2', 'Uno'), numberCell('B2', 30_712_345_671), textCell('C2', 'RI'))
    const lost = row(3, textCell('A3', 'Dos'), textCell('B3', '3,07E+10'), textCell('C3', 'RI'))
    const carga = await plan(api, 'proveedores', await xlsxOf({ sheet: sheet + lost }))
    const [first, second] = await rowsOf(api, carga)
    expect(first).toMatchObject({ accion: 'crear', error: null })
    expect(second?.celdas[1]?.error).toMatch(/Los dígitos se perdieron/)
  })

  it('takes the VAT condition of a supplier by the words of sheets', async () => {
    const api = await demo()
    const carga = await plan(
      api,
      'proveedores',
      'Proveedor;N.º de CUIT;Cond. IVA;Tel.\nUno;30500010912;Resp. Inscripto;1\nDos;30-71234567-1;R.I.;2\nTres;20-12345678-6;monotributista;3\n',
    )
    expect(carga.columnas.map(({ campo }) => campo)).toEqual(['razonSocial', 'cuit', 'condicionIva', 'telefono'])
    const rows = await rowsOf(api, carga)
    expect(rows.map(({ celdas }) => celdas[2]?.leido)).toEqual([
      'Responsable inscripto',
      'Responsable inscripto',
      'Monotributo',
    ])
    expect(rows.map(({ accion }) => accion)).toEqual(['crear', 'crear', 'crear'])
  })

  it('remembers the columns of many long titles', async () => {
    const api = await demo()
    const words = (seed: number) =>
      Array.from({ length: 6 }, (_, at) =>
        Math.sin(seed * 31 + at)
          .toString(36)
          .slice(3),
      )
    const titles = Array.from({ length: 95 }, (_, at) => words(at).join(' '))
    const text = `Código;Nombre;Tipo;${titles.join(';')}\nlargo;Largo;Peso${';1'.repeat(95)}\n`
    const carga = await plan(api, 'unidades', text)
    const columnas = [{ indice: 5, campo: 'decimales' }]
    const { status } = await api('setCargaAjustes', { ...place(carga), body: { version: carga.version, columnas } })
    expect(status).toBe(200)
    expect((await plan(api, 'unidades', text)).columnas[5]?.campo).toBe('decimales')
  })

  it('answers a bad file with its sentence', async () => {
    const api = await demo()
    const { status, body } = await upload(api, 'rubros', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]))
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ issues: [{ field: 'archivo', message: expect.stringContaining('Excel viejo') }] }),
    ])
  })
})

describe('loading', () => {
  it('keeps what the sheet does not have, and clears what it says', async () => {
    const api = await demo()
    const unit = (await api('listUnidades', { params: company, query: { search: 'bolsa' } })).body.items[0]!
    const rubro = (await api('listRubros', { params: company })).body.items[0]!
    const presentaciones = [
      { nombre: 'Pallet', factor: '40.0000' },
      { nombre: 'Medio', factor: '20.0000' },
    ]
    const body = {
      codigo: 'CARGA-1',
      nombre: 'Cal',
      unidadId: unit.id,
      rubroId: rubro.id,
      presentaciones,
      descripcion: 'Vieja',
    }
    const { id } = (await api('createMaterial', { params: company, body })).body
    const params = { ...company, id }
    const carga = await plan(api, 'materiales', 'codigo;stock minimo;descripción\ncarga-1;12,5;\n')
    const loaded = await run(api, carga)
    expect(loaded).toMatchObject({ estado: 'cargada', cantidades: { cargada: 1 } })
    expect((await api('getMaterial', { params })).body).toMatchObject({
      presentaciones,
      stockMinimo: '12.5000',
      descripcion: 'Vieja',
      version: 2,
    })
    const same = await plan(api, 'materiales', 'codigo;stock minimo\nCARGA-1;12,50\n')
    expect(same.cantidades).toMatchObject({ igual: 1, cambiar: 0 })
    const cleared = await run(api, await plan(api, 'materiales', 'codigo;descripción\nCARGA-1;(vaciar)\n'))
    expect((await api('getMaterial', { params })).body).toMatchObject({ descripcion: '', version: 3 })
    expect((await undo(api, cleared)).cantidades).toMatchObject({ deshecha: 1 })
    expect((await api('getMaterial', { params })).body).toMatchObject({ descripcion: 'Vieja', version: 4 })
    // The first load is older than the last change: its row stays, and says who changed it.
    const kept = await undo(api, (await api('getCarga', place(loaded))).body)
    expect(kept.cantidades).toMatchObject({ conservada: 1, deshecha: 0 })
    expect((await rowsOf(api, kept))[0]?.error).toMatch(/^Lo cambió .+ el \d\d\/\d\d\/\d{4}\.$/)
  })

  it('creates a tree with unknown names, and undoes all of it', async () => {
    const api = await demo()
    const text = 'Código;Nombre;Rubro de arriba\nzz;Zeta;\nzz.1;Zeta uno;zz\n'
    const loaded = await run(api, await plan(api, 'rubros', text))
    expect(loaded.cantidades.cargada).toBe(2)
    const materials =
      'Código;Nombre;Unidad;Rubro\nz-1;Caño;tira de seis metros;zz.1\nz-2;Codo;TIRA de seis  metros;Zeta uno\n'
    const carga = await plan(api, 'materiales', materials)
    expect(carga.referencias).toEqual([
      {
        campo: 'unidadId',
        texto: 'tira de seis metros',
        filas: 2,
        tipo: 'unidades',
        puedeCrear: true,
        crear: false,
        entidadId: null,
      },
    ])
    const referencias = [{ campo: 'unidadId', texto: 'tira de seis metros', crear: true }]
    const { body } = await api('setCargaAjustes', { ...place(carga), body: { version: carga.version, referencias } })
    expect(body.cantidades).toMatchObject({ error: 0, crear: 3 })
    const done = await run(api, body)
    expect((await api('listMateriales', { params: company, query: { search: 'z-' } })).body.items).toMatchObject([
      { nombre: 'Caño', unidad: 'tira de seis' },
      { nombre: 'Codo', unidad: 'tira de seis' },
    ])
    // The rubros are used by the materials: they stay until those are gone.
    expect((await undo(api, loaded)).cantidades).toMatchObject({ conservada: 2 })
    expect((await undo(api, done)).cantidades).toMatchObject({ deshecha: 3 })
    for (const search of ['tira', 'z-1']) {
      const found = await api(search === 'tira' ? 'listUnidades' : 'listMateriales', {
        params: company,
        query: { search },
      })
      expect(found.body.total).toBe(0)
    }
  })

  it('does not overwrite what changed since the preview', async () => {
    const api = await demo()
    const unit = (await api('createUnidad', { params: company, body: { codigo: 'cx1', nombre: 'Uno', tipo: 'peso' } }))
      .body
    const text = 'Código;Nombre;Tipo\ncx1;Dos;Peso\ncx2;Nueva;Peso\n'
    const whole = await plan(api, 'unidades', text)
    const valid = await plan(api, 'unidades', text)
    await api('updateUnidad', { params: { ...company, id: unit.id }, body: { version: 1, nombre: 'Tres' } })
    const failed = await run(api, whole)
    expect(failed).toMatchObject({
      estado: 'fallida',
      motivo: 'Fila 2: Cambió después de la vista previa (Nombre). No lo pisamos: revisá la carga y volvé a hacerla.',
    })
    expect((await api('listUnidades', { params: company, query: { search: 'cx2' } })).body.total).toBe(0)
    const { body } = await api('setCargaAjustes', {
      ...place(valid),
      body: { version: valid.version, alcance: 'validas' },
    })
    // The new plan has seen the change.
    expect(body.cantidades).toMatchObject({ cambiar: 1, crear: 1 })
    await api('updateUnidad', { params: { ...company, id: unit.id }, body: { version: 2, nombre: 'Cuatro' } })
    const partly = await run(api, body)
    expect(partly).toMatchObject({ estado: 'cargada', cantidades: { cargada: 1, rechazada: 1 } })
    const file = await api('listCargaFilas', { ...place(partly), query: { resultado: 'rechazada', formato: 'csv' } })
    expect(new TextDecoder().decode(file.bytes)).toMatch(/cx1;Dos;Peso;2;Cambió después de la vista previa/)
    expect((await undo(api, partly)).cantidades).toMatchObject({ deshecha: 1, rechazada: 1 })
  })

  it('undoes what an interrupted load has written', async () => {
    const api = await demo()
    const loaded = await run(api, await plan(api, 'unidades', 'Código;Nombre;Tipo\nint1;Uno;Peso\nint2;Dos;Peso\n'))
    const { services } = server.current
    // As if the process had ended before the last step.
    await services.store.write((db) =>
      db.updateTable('cargas').set({ estado: 'cargando' }).where('id', '=', loaded.id).execute(),
    )
    await endAbandoned(services)
    expect((await api('getCarga', place(loaded))).body.estado).toBe('cargando')
    server.current.advance(61_000)
    await endAbandoned(services)
    expect((await api('getCarga', place(loaded))).body).toMatchObject({
      estado: 'fallida',
      motivo: 'Se interrumpió. Lo que se había cargado se deshizo.',
      cantidades: { deshecha: 2 },
    })
    expect((await api('listUnidades', { params: company, query: { search: 'int1' } })).body.total).toBe(0)
  })

  it('stops when it is cancelled, and leaves nothing behind', async () => {
    const api = await demo()
    const carga = await plan(api, 'unidades', 'Código;Nombre;Tipo\ncan1;Uno;Peso\n')
    await api('runCarga', { ...place(carga), body: { version: carga.version } })
    expect((await api('cancelCarga', place(carga))).body.estado).toBe('cancelando')
    await server.current.services.background.settled()
    expect((await api('getCarga', place(carga))).body).toMatchObject({
      estado: 'cancelada',
      cantidades: { cargada: 0 },
    })
    expect((await api('listUnidades', { params: company, query: { search: 'can1' } })).body.total).toBe(0)
    expect((await api('cancelCarga', place(carga))).status).toBe(409)
  })

  it('loads values of indices, and what is exported is equal when it is loaded', async () => {
    const api = await demo()
    const values = await plan(api, 'indiceValores', 'Índice;Mes;Valor\nCAC;feb-99;100,5\nCAC;03/1999;101\n')
    expect((await run(api, values)).cantidades.cargada).toBe(2)
    for (const [tipo, list] of [
      ['unidades', 'listUnidades'],
      ['proveedores', 'listProveedores'],
      ['tiposDocumento', 'listTiposDocumento'],
      ['feriados', 'listFeriados'],
    ] as const) {
      for (const formato of ['csv', 'xlsx'] as const) {
        const { bytes } = await api(list, { params: company, query: { formato } })
        const { cantidades, filas } = await plan(api, tipo, bytes)
        expect([tipo, formato, cantidades.igual, cantidades.error]).toEqual([tipo, formato, filas, 0])
      }
    }
  })

  it('has a template for each kind, whose example can be read', async () => {
    const api = await demo()
    for (const tipo of ['rubros', 'unidades', 'proveedores', 'cotizaciones', 'feriados', 'tiposEvento'] as const) {
      const { bytes } = await api('getCargaPlantilla', { params: { ...company, tipo } })
      const carga = await plan(api, tipo, bytes)
      const messages = (await rowsOf(api, carga)).flatMap(({ error, celdas }) => [
        error,
        ...celdas.map((cell) => cell.error),
      ])
      expect([tipo, ...messages.filter(Boolean)]).toEqual([tipo])
    }
  })
})
