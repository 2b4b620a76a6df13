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

describe('the command of the money of a project', () => {
  it('enters, registers, pays and annuls, as the screens do', async () => {
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

  it('reads budgets, contracts, certificates, the cash flow and accounts', async () => {
    type Row = { id: string; contratoId: string; proveedorId: string; saldo: string; estado: string; mes: string }
    const read = (...words: string[]) => obra.json<Row[]>(['finanzas', ...words])
    const [budget] = await read('presupuestos', 'list', '--filtro', 'estado=aprobado')
    expect(budget).toMatchObject({ estado: 'aprobado' })
    expect((await read('modificaciones', 'list')).length).toBeGreaterThan(0)
    expect((await read('contratos', 'list', '--filtro', 'estado=vigente')).length).toBeGreaterThan(0)
    const [certificate] = await read('certificados', 'list', '--filtro', 'estado=aprobado')
    const { id, contratoId } = certificate!
    expect(await obra.json(['finanzas', 'certificados', 'show', id, '--contrato', contratoId])).toMatchObject({ id })
    const months = await read('flujo', '--desde', '2026-01', '--hasta', '2026-03')
    expect(months.map(({ mes }) => mes)).toEqual(['2026-01', '2026-02', '2026-03'])
    const [largest] = await read('cuenta-corriente')
    const moves = await read('cuenta-corriente', largest!.proveedorId, '--moneda', 'ARS')
    expect(moves.length).toBeGreaterThan(0)
    expect((await obra.run(['finanzas', 'certificados', 'anular', id, '--contrato', contratoId])).code).toBe(2)
  })

  it('shows the control of the budget in another money, as the screen does', async () => {
    const found = await obra.json<{ valuacion: object; totales: { vigente: string }; items: unknown[] }>([
      'finanzas',
      'control',
      '--valuacion',
      'dolar',
    ])
    expect(found.valuacion).toMatchObject({ tipo: 'dolar', moneda: 'USD', tipoCotizacion: 'MEP' })
    expect(Number(found.totales.vigente)).toBeGreaterThan(0)
    expect(found.items.length).toBeGreaterThan(10)
  })

  it('says what is wrong', async () => {
    const { code, stderr } = await obra.run(['finanzas', 'pagos', 'list', '--filtro', 'color=rojo'])
    expect([code, stderr]).toEqual([2, expect.stringContaining("No se puede filtrar por 'color'")])
    expect((await obra.run(['finanzas', 'pagos', 'anular', 'nadie'])).code).toBe(2)
    expect((await obra.run(['finanzas', 'pagos', 'show', 'nadie'])).code).toBe(4)
  })
})
