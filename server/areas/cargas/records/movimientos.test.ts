import { describe, expect, it } from 'vitest'
import { projectLoads } from '../../../../tests/support/project-loads.ts'
import { useTestServer, type Api } from '../../../../tests/support/server.ts'
import { createDeposit, createMaterial, proyectoId, stockOf } from '../../../../tests/support/stock.ts'

const server = useTestServer()
const demo = () => server.current.as('demo@obra.test')
const { plan, rowsOf, outcomes, run, runValid, undo, template } = projectLoads(() => server.current, 'movimientos')

async function place() {
  const api = await demo()
  const presentaciones = [{ nombre: 'Pallet', factor: '40.0000' }]
  const [cement, sand] = [await createMaterial(api, 'u', { presentaciones }), await createMaterial(api, 'u')]
  const [deposit, other] = [await createDeposit(api), await createDeposit(api)]
  const suppliers = (await api('listProveedores', { params: { desarrolladoraId: 1 }, query: { size: 10 } })).body
  const supplier = typeof suppliers === 'string' ? '' : suppliers.items[0]!.razonSocial
  const stock = async ({ id: depositoId }: { id: string }, { id: materialId }: { id: string }) =>
    (await stockOf(api, { depositoId, materialId }))?.fisico ?? '0.0000'
  return { api, cement, sand, deposit, other, supplier, stock }
}

const movementsOf = async (api: Api, depositoId: string) => {
  const { body } = await api('listMovimientos', { params: { proyectoId }, query: { depositoId, order: 'asc' } })
  return typeof body === 'string' ? [] : body.items
}

const titles = 'Tipo;Fecha;Depósito;Destino;Sentido;Proveedor;Nº remito;Motivo;Material;Presentación;Cant.;P. Unitario'

describe('loads of movements', () => {
  it('have a template that can be loaded', async () => {
    const api = await demo()
    const carga = await plan(api, proyectoId, await template(api))
    expect([await outcomes(api, carga), carga.columnas.filter(({ campo }) => campo === null)]).toEqual([
      ['2 crear'],
      [],
    ])
  })

  it('make lines of one remito one movement, change the stock at the end, and give it back', async () => {
    const { api, cement, sand, deposit, other, supplier, stock } = await place()
    const text = [
      titles,
      `Ingreso;2026-03-02;${deposit.nombre};;;${supplier};R 1-77;;${cement.codigo};Pallet;2;40.000,00`,
      `Ingreso;2026-03-02;${deposit.nombre};;;${supplier};r 1-77;;${sand.nombre};;30;`,
      `Salida;2026-03-03;${deposit.nombre};;;;;Muro;${cement.codigo};;50;`,
      `Transferencia;2026-03-04;${deposit.nombre};${other.nombre};;;;;${cement.codigo};;10;`,
      `Ajuste;2026-03-05;${deposit.nombre};;Sale;;;Roto;${sand.codigo};;1;`,
    ].join('\n')
    const carga = await plan(api, proyectoId, text)
    expect(await outcomes(api, carga)).toEqual(['2 crear', '3 crear', '4 crear', '5 crear', '6 crear'])
    expect(await movementsOf(api, deposit.id)).toEqual([])
    const loaded = await run(api, carga)
    expect(loaded).toMatchObject({ estado: 'cargada', cantidades: { cargada: 5 } })
    const movements = await movementsOf(api, deposit.id)
    expect(movements.map(({ tipo, lineas, estado }) => [tipo, lineas.length, estado])).toEqual([
      ['ingreso', 2, 'confirmado'],
      ['egreso', 1, 'confirmado'],
      ['transferencia', 1, 'confirmado'],
      ['ajuste', 1, 'confirmado'],
    ])
    const stocks = () => Promise.all([stock(deposit, cement), stock(other, cement), stock(deposit, sand)])
    expect(await stocks()).toEqual(['20.0000', '10.0000', '29.0000'])
    expect((await plan(api, proyectoId, text)).cantidades).toMatchObject({ omitir: 2 })
    expect((await undo(api, loaded)).cantidades).toMatchObject({ deshecha: 5 })
    expect(await stocks()).toEqual(['0.0000', '0.0000', '0.0000'])
    expect((await movementsOf(api, deposit.id)).filter(({ estado }) => estado === 'borrador')).toEqual([])
  })

  it('show in the cell what the stock or a rule refuses, and what was used stays', async () => {
    const { api, cement, deposit, supplier, stock } = await place()
    const text = [
      titles,
      `Ingreso;2026-03-02;${deposit.nombre};;;${supplier};R 1-78;;${cement.codigo};;30;100`,
      `Egreso;2026-03-03;${deposit.nombre};;;;;;${cement.codigo};;31;`,
      `Ajuste;2026-03-03;${deposit.nombre};;Sale;;;;${cement.codigo};;1;`,
      `Ingreso;2026-03-03;${deposit.nombre};;;;;;${cement.codigo};Bolsón;1;`,
      `Egreso;2099-03-03;${deposit.nombre};;;;;;${cement.codigo};;1;`,
    ].join('\n')
    const carga = await plan(api, proyectoId, text)
    expect(await outcomes(api, carga)).toEqual([
      '2 crear',
      expect.stringMatching(/^3 error cantidad: No alcanza /),
      '4 error motivo: Escribí el motivo del ajuste.',
      expect.stringMatching(/^5 error presentacion: /),
      '6 error fecha: Un movimiento no puede ser de un día que todavía no llegó.',
    ])
    const loaded = await runValid(api, carga)
    expect(await stock(deposit, cement)).toBe('30.0000')
    const line = { materialId: cement.id, cantidad: '5' }
    const used = { tipo: 'egreso', fecha: '2026-03-06', depositoId: deposit.id, estado: 'confirmado' } as const
    await api('createMovimiento', { params: { proyectoId }, body: { ...used, lineas: [line] } })
    const kept = await undo(api, loaded)
    expect(kept.cantidades).toMatchObject({ conservada: 1, deshecha: 0 })
    expect((await rowsOf(api, kept))[0]?.error).toMatch(/No alcanza/)
    expect(await stock(deposit, cement)).toBe('25.0000')
  })

  it('count on what earlier rows of a long sheet bring', async () => {
    const { api, cement, deposit, stock } = await place()
    const row = (tipo: string, day: string, amount: number) =>
      `${tipo};${day};${deposit.nombre};;;;;;${cement.codigo};;${amount};`
    // The newest ones first, as programs export lists.
    const rows = [
      row('Egreso', '2026-03-05', 9),
      ...Array.from({ length: 3 }, () => row('Egreso', '2026-03-04', 8)),
      ...Array.from({ length: 8 }, () => row('Ingreso', '2026-03-02', 4)),
    ]
    const carga = await plan(api, proyectoId, [titles, ...rows].join('\n'))
    const wrong = () => outcomes(api, carga).then((all) => all.filter((text) => text.includes('error')))
    expect(await wrong()).toEqual([expect.stringMatching(/^2 error cantidad: No alcanza/)])
    const corrected = { desarrolladoraId: 1, id: carga.id, fila: 2 }
    await api('setCargaFila', { params: corrected, body: { celdas: [{ campo: 'cantidad', texto: '7' }] } })
    expect(await wrong()).toEqual([])
    const loaded = await run(api, carga)
    expect(await stock(deposit, cement)).toBe('1.0000')
    expect((await undo(api, loaded)).cantidades).toMatchObject({ deshecha: 12, conservada: 0 })
    expect(await stock(deposit, cement)).toBe('0.0000')
  })
})
