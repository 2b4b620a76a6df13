import { describe, expect, it } from 'vitest'
import { projectLoads } from '../../../../tests/support/project-loads.ts'
import { signedContract } from '../../../../tests/support/signed-contract.ts'
import { useTestServer, type Api } from '../../../../tests/support/server.ts'

const server = useTestServer()
const loads = projectLoads(() => server.current, 'certificados')
const proyectoId = 2
let count = 0

/** A contract of two items, without advance and retention. */
async function newContract() {
  const api = await server.current.as('demo@obra.test')
  const objeto = `Carga de certificados ${(count += 1)}`
  const { contract, ofContract } = await signedContract(api, { objeto, mesBase: '2025-01' })
  const [first, second] = contract.items.map(({ codigo }) => codigo!)
  const list = async () =>
    (await api('listCertificados', { params: ofContract, query: { sort: 'periodo', order: 'asc' } })).body.items
  const balances = async () => {
    const params = { proyectoId }
    const answers = [
      await api('getControlPresupuestario', { params }),
      await api('getCuentaCorriente', { params, query: { proveedorId: contract.proveedorId } }),
      await api('getDeudas', { params }),
    ]
    const own = (await api('getContrato', { params: { proyectoId, id: contract.id } })).body
    return [...answers.map(({ status, body }) => ({ status, body })), { ...own, version: 0 }]
  }
  return { api, contract, ofContract, first: first!, second: second!, objeto, list, balances }
}

const titles = 'Contrato;Mes;Código;Cantidad;% del mes;Cant. acumulada;Estado;Otras retenciones\n'
const approve = (api: Api, place: { proyectoId: number; contratoId: string }, id: string) =>
  api('approveCertificado', { params: { ...place, id }, body: {} })

describe('a load of certificates', () => {
  it('issues several months of a contract in order, approves those that say so, and annuls them again', async () => {
    const { api, contract, objeto, first, second, list, balances } = await newContract()
    const before = await balances()
    const rows = [
      `${objeto};01/2025;${first};36;;;Aprobado;100,50`,
      `${objeto};01/2025;${second};;25;;;`,
      `${objeto};02/2025;${first};;;84;Aprobado;`,
      `${contract.numero};mar-25;${first};1;;;;`,
    ]
    const carga = await loads.plan(api, proyectoId, titles + rows.join('\n'))
    expect(await loads.outcomes(api, carga)).toEqual(['2 crear', '3 crear', '4 crear', '5 crear'])
    const done = await loads.run(api, carga)
    expect(done).toMatchObject({ estado: 'cargada', cantidades: { cargada: 4 } })
    const made = await list()
    expect(made.map(({ numero, periodo, estado }) => [numero, periodo, estado])).toEqual([
      [1, '2025-01', 'aprobado'],
      [2, '2025-02', 'aprobado'],
      [3, '2025-03', 'emitido'],
    ])
    expect(made[0]).toMatchObject({ bruto: '8777736.25', otrasRetenciones: '100.50' })
    // The accumulated quantity is less by what the draft of January certifies.
    expect(made[1]!.lineas[0]).toMatchObject({ cantidadPeriodo: '48.0000', cantidadAcumulada: '84.0000' })
    expect(made[2]!.lineas[0]).toMatchObject({ cantidadAnterior: '84.0000', cantidadAcumulada: '85.0000' })
    const again = await loads.plan(api, proyectoId, titles + rows.join('\n'))
    expect((await loads.outcomes(api, again))[0]).toBe('2 omitir Ya está cargado.')
    expect(await balances()).not.toEqual(before)
    expect((await loads.undo(api, done)).cantidades).toMatchObject({ deshecha: 4, conservada: 0 })
    expect(await balances()).toEqual(before)
    expect((await list()).map(({ estado }) => estado)).toEqual(['anulado', 'anulado', 'anulado'])
  })

  it('says what is wrong in the cell of its row', async () => {
    const { api, objeto, first, second, list } = await newContract()
    const rows = [
      `${objeto};01/2025;${first};1;;;;`,
      `${objeto};01/2025;99.99;1;;;;`,
      `${objeto};02/2025;${second};;;;;`,
      `${objeto};03/2025;${second};1;;;Pagado;`,
      `${objeto};04/2025;${second};500;;;;`,
      `No existe;04/2025;${second};1;;;;`,
      `${objeto};12/2024;${second};1;;;;`,
      `${objeto};05/2025;${second};1;;;;`,
    ]
    const carga = await loads.plan(api, proyectoId, titles + rows.join('\n'))
    expect(await loads.outcomes(api, carga)).toEqual([
      '2 error Va junto con la fila 3, que tiene un error.',
      '3 error itemId: El contrato no tiene el ítem «99.99».',
      '4 error cantidadPeriodo: Poné la cantidad o el avance del mes, o lo acumulado.',
      '5 error estado: «Pagado» no está entre los valores: Emitido, Aprobado.',
      expect.stringMatching(/^6 error cantidadPeriodo: El ítem .+ quedaría al/),
      '7 error contratoId: No encontramos «No existe».',
      '8 error periodo: El período es anterior al contrato.',
      '9 crear',
    ])
    expect(await list()).toEqual([])
    const done = await loads.runValid(api, carga)
    expect(done.cantidades).toMatchObject({ cargada: 1 })
    expect(await list()).toMatchObject([{ periodo: '2025-05', estado: 'emitido', numero: 1 }])
  })

  it('keeps a certificate that was approved or followed since, with the reason', async () => {
    const { api, contract, ofContract, objeto, first, list } = await newContract()
    const text = (month: string) => `${titles}${objeto};${month}/2025;${first};1;;;;\n`
    const done = await loads.run(api, await loads.plan(api, proyectoId, text('01')))
    const later = await loads.run(api, await loads.plan(api, proyectoId, text('02')))
    expect((await loads.undo(api, done)).cantidades).toMatchObject({ conservada: 1, deshecha: 0 })
    await approve(api, ofContract, (await list())[1]!.id)
    const kept = await loads.undo(api, later)
    expect(kept.cantidades).toMatchObject({ conservada: 1 })
    expect((await loads.outcomes(api, kept))[0]).toMatch(/Lo cambió .+ el \d\d\/\d\d\/\d{4}\./)
    expect((await list()).map(({ estado }) => estado)).toEqual(['emitido', 'aprobado'])
    expect(contract.estado).toBe('vigente')
  })

  it('leaves a draft of somebody else alone', async () => {
    const { api, ofContract, contract, objeto, first, list } = await newContract()
    const lineas = [{ itemId: contract.items[0]!.id!, cantidadPeriodo: '1' }]
    await api('createCertificado', { params: ofContract, body: { periodo: '2025-02', lineas } })
    const row = (month: string) => `${titles}${objeto};${month}/2025;${first};1;;;;\n`
    const after = await loads.plan(api, proyectoId, row('03'))
    expect(await loads.outcomes(api, after)).toEqual([
      '2 error periodo: El certificado de 02/2025 es un borrador: emitilo o borralo primero.',
    ])
    const before = await loads.plan(api, proyectoId, row('01'))
    expect(await loads.outcomes(api, before)).toEqual([
      '2 error periodo: Los certificados van en orden: ya está el de 02/2025.',
    ])
    expect(await list()).toMatchObject([{ periodo: '2025-02', estado: 'borrador' }])
  })
})
