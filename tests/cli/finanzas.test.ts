import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder, useObra } from '../support/cli.ts'

type Entry = { id: string; version: number; estado: string; saldo: string }
const obra = useObra()
const folder = temporaryFolder()

beforeAll(async () => {
  await obra.login()
  await obra.json(['developers', 'use', '1'])
  await obra.json(['projects', 'use', '2'])
})

describe('the commands of Finanzas', () => {
  it('enters, registers, pays and annuls documents', async () => {
    const supplier = (await obra.json<Entry[]>(['proveedores', 'list', '--search', 'zarate']))[0]!.id
    const rubro = (await obra.json<Entry[]>(['rubros', 'list', '--search', '04']))[0]!.id
    const fields = [
      'tipo=factura',
      'letra=A',
      'puntoVenta=3',
      'numero=777',
      `proveedorId=${supplier}`,
      'fecha=2026-03-02',
    ]
    const spent = `imputaciones=[{"rubroId":"${rubro}"}]`
    const made = await obra.json<Entry>([
      'finanzas',
      'comprobantes',
      'create',
      ...fields,
      'neto=1000',
      'iva=[{"alicuota":"21"}]',
      spent,
    ])
    expect(made).toMatchObject({ estado: 'borrador', numeroCompleto: 'A 0003-00000777', total: '1210.00' })
    const scan = path.join(folder, 'factura.pdf')
    writeFileSync(scan, '%PDF-1.4')
    const [file] = await obra.json<Entry[]>(['finanzas', 'comprobantes', 'adjuntar', made.id, scan])
    expect(file).toMatchObject({ name: 'factura.pdf', type: 'application/pdf', size: 8 })
    await obra.json(['finanzas', 'comprobantes', 'bajar', made.id, file!.id, '--en', `${scan}.copia`])
    expect(readFileSync(`${scan}.copia`, 'utf8')).toBe('%PDF-1.4')
    const missing = await obra.run(['finanzas', 'comprobantes', 'adjuntar', made.id, scan, `${scan}.nada`])
    expect(missing).toMatchObject({ code: 2, stderr: expect.stringContaining('No se puede leer') })
    expect(await obra.json(['finanzas', 'comprobantes', 'registrar', made.id])).toMatchObject({ saldo: '1210.00' })
    const owed = await obra.json<Entry[]>([
      'finanzas',
      'comprobantes',
      'list',
      '--search',
      '777',
      '--filtro',
      'estadoPago=pendiente',
    ])
    expect(owed.map(({ id }) => id)).toContain(made.id)
    const parts = `imputaciones=[{"comprobanteId":"${made.id}","importe":"210"}]`
    const payment = ['fecha=2026-03-02', 'medio=efectivo', `proveedorId=${supplier}`, parts]
    const paid = await obra.json<Entry>(['finanzas', 'pagos', 'create', ...payment])
    expect(paid).toMatchObject({ importe: '210.00', aCuenta: '0.00' })
    expect(await obra.json(['finanzas', 'comprobantes', 'show', made.id])).toMatchObject({
      saldo: '1000.00',
      estadoPago: expect.any(String),
    })
    const annulled = await obra.json(['finanzas', 'pagos', 'anular', paid.id, '--motivo', 'Dos veces'])
    expect(annulled).toMatchObject({ estado: 'anulado', motivoEstado: 'Dos veces' })
    const received = await obra.json<Entry>([
      'finanzas',
      'cobros',
      'create',
      'fecha=2026-03-02',
      'concepto=cuota',
      'de=Ana',
      'importe=5',
    ])
    expect(received).toMatchObject({ importeBase: '5.00' })
  })

  it('plans receipts, moves money between accounts, and settles cheques', async () => {
    const create = (noun: string, ...pairs: string[]) => obra.json<Entry>(['finanzas', noun, 'create', ...pairs])
    const list = (noun: string, ...words: string[]) => obra.json<Entry[]>(['finanzas', noun, 'list', ...words])
    await create(
      'cobros-previstos',
      'de=Ana',
      'concepto=cuota',
      'generar={"cantidad":2,"primera":"2020-01-10","importe":"5"}',
    )
    expect((await list('cuotas', '--filtro', 'estado=atrasada', '--search', 'ana')).length).toBe(2)
    const account = (nombre: string) =>
      obra.json<Entry>(['cuentas', 'create', `nombre=${nombre}`, 'tipo=caja', 'moneda=ARS', 'fechaInicial=2020-01-01'])
    const [from, to] = [await account('Caja A'), await account('Caja B')]
    await create('transferencias', 'fecha=2026-03-02', `origenId=${from.id}`, `destinoId=${to.id}`, 'importe=5')
    expect(await obra.json(['cuentas', 'show', to.id])).toMatchObject({ saldo: '5.00' })
    const [supplier] = await obra.json<Entry[]>(['proveedores', 'list'])
    const medios = 'medios=[{"medio":"cheque","importe":"7"},{"medio":"echeq","importe":"8"}]'
    await create('pagos', 'fecha=2026-03-02', `proveedorId=${supplier!.id}`, 'moneda=ARS', 'imputaciones=[]', medios)
    const [one, two] = await list('cheques', '--filtro', 'estado=emitido')
    expect(await obra.json(['finanzas', 'cheques', 'debitar', one!.id])).toMatchObject({ estado: 'debitado' })
    const rejected = obra.json(['finanzas', 'cheques', 'rechazar', two!.id, '--motivo', 'Sin fondos'])
    expect(await rejected).toMatchObject({ estado: 'rechazado' })
  })

  it('reads budgets, contracts, certificates, the cash flow and accounts', async () => {
    type Row = { id: string; contratoId: string; proveedorId: string; saldo: string; estado: string }
    const read = (...words: string[]) => obra.json<Row[]>(['finanzas', ...words])
    const [budget] = await read('presupuestos', 'list', '--filtro', 'estado=aprobado')
    expect(budget).toMatchObject({ estado: 'aprobado' })
    expect((await read('modificaciones', 'list')).length).toBeGreaterThan(0)
    expect((await read('contratos', 'list', '--filtro', 'estado=vigente')).length).toBeGreaterThan(0)
    const [certificate] = await read('certificados', 'list', '--filtro', 'estado=aprobado')
    const { id, contratoId } = certificate!
    expect(await obra.json(['finanzas', 'certificados', 'show', id, '--contrato', contratoId])).toMatchObject({ id })
    const contrato = ['--contrato', contratoId]
    const reason = ['fecha=2026-03-02', 'motivo=Más plazo', 'plazoDias=30', ...contrato]
    const { id: adenda } = await obra.json<Row>(['finanzas', 'adendas', 'create', ...reason])
    expect(await read('adendas', 'list', ...contrato)).toContainEqual(expect.objectContaining({ id: adenda }))
    expect(Array.isArray(await read('liberaciones', 'list', ...contrato))).toBe(true)
    const [largest] = await read('cuenta-corriente')
    const moves = await read('cuenta-corriente', largest!.proveedorId, '--moneda', 'ARS')
    expect(moves.length).toBeGreaterThan(0)
    expect((await obra.run(['finanzas', 'certificados', 'anular', id, '--contrato', contratoId])).code).toBe(2)
  })

  it('prints the VAT purchases book of a month', async () => {
    const { asked } = await screens()
    const book = await asked('libro-iva-compras?mes=2026-02', {})
    expect(await obra.json(['libro-iva', 'list', '--mes', '2026-02', '--json'])).toEqual(book)
    const { stdout } = await obra.run(['libro-iva', 'list', '--mes', '2026-02', '--table'])
    expect(stdout).toContain((book as unknown as { totales: { total: string } }).totales.total)
  })

  it('prints the open debts', async () => {
    const { asked, shown } = await screens()
    expect(await shown('deudas')).toEqual(await asked('deudas', {}))
  })

  it('prints the figures of the screens in dollars and in the money of a month', async () => {
    const { asked, shown } = await screens()
    const months = ['--desde', '2026-01', '--hasta', '2026-06']
    const words: [words: string[], address: string][] = [
      [['resumen'], 'control-presupuestario/resumen'],
      [['control'], 'control-presupuestario?size=200'],
      [['control', '--agrupar', 'item', '--size', '50'], 'control-presupuestario?agrupar=item&size=50'],
      [['control', '--agrupar', 'proveedor'], 'control-presupuestario?agrupar=proveedor&size=200'],
      [['flujo', ...months], 'flujo?desde=2026-01&hasta=2026-06'],
      [['flujo', ...months, '--solo-contratado'], 'flujo?desde=2026-01&hasta=2026-06&soloContratado=true'],
      [['vencimientos', '--semanas', '4'], 'vencimientos?semanas=4'],
    ]
    for (const [own, address] of words) {
      const answer = await asked(address, { valuacion: 'dolar' })
      expect(answer).toMatchObject({ valuacion: { tipo: 'dolar', moneda: 'USD', tipoCotizacion: 'MEP' } })
      expect(await shown(...own, '--valuacion', 'dolar')).toEqual(answer)
    }
    const constant = await asked('control-presupuestario?size=200', {
      valuacion: 'constante',
      mesReferencia: '2026-01',
    })
    expect(await shown('control', '--valuacion', 'constante', '--mes', '2026-01')).toEqual(constant)
  })

  it('lists documents with their value in dollars', async () => {
    const { asked, shown } = await screens()
    for (const noun of ['presupuestos', 'contratos', 'certificados', 'comprobantes', 'pagos', 'cobros'])
      expect(await shown(noun, 'list', '--valuacion', 'dolar', '--cotizacion', 'oficial', '--size', '25')).toEqual(
        (await asked(`${noun}?size=25`, { valuacion: 'dolar', tipoCotizacion: 'oficial' })).items,
      )
    const balances = (await asked('cuentas-corrientes?size=200', { valuacion: 'dolar' })).items
    expect(await shown('cuenta-corriente', '--valuacion', 'dolar')).toEqual(balances)
  })

  it('prints what is wrong', async () => {
    const { code, stderr } = await obra.run(['finanzas', 'pagos', 'list', '--filtro', 'color=rojo'])
    expect([code, stderr]).toEqual([2, expect.stringContaining("No se puede filtrar por 'color'")])
    expect((await obra.run(['finanzas', 'pagos', 'anular', 'nadie'])).code).toBe(2)
    expect((await obra.run(['finanzas', 'pagos', 'show', 'nadie'])).code).toBe(4)
  })
})

/** What the screens request (`asked`), and what the command prints (`shown`). */
async function screens() {
  const { accessToken } = await fetch(`${obra.address}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'demo@obra.test', password: 'obra-demo-2026' }),
  }).then((answer) => answer.json() as Promise<{ accessToken: string }>)
  const headers = { Authorization: `Bearer ${accessToken}` }
  const asked = async (address: string, valuation: Record<string, string>) => {
    const url = new URL(`/api/Proyectos/2/${address}`, obra.address)
    for (const [name, value] of Object.entries(valuation)) url.searchParams.set(name, value)
    const answer = await fetch(url, { headers })
    expect(answer.status).toBe(200)
    return (await answer.json()) as { items: unknown[] }
  }
  return { asked, shown: (...words: string[]) => obra.json(['finanzas', ...words, '--json']) }
}
