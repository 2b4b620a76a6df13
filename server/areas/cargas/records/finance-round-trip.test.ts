import { expect, it } from 'vitest'
import { createLoads } from '../../../../tests/support/project-loads.ts'
import { useTestServer, type Api } from '../../../../tests/support/server.ts'

const server = useTestServer()
const company = { params: { desarrolladoraId: 1 } }
const lists = { comprobantes: 'listComprobantes', pagos: 'listPagos', cobros: 'listCobros' } as const
type Tipo = keyof typeof lists
const loads = createLoads(server, 0)

async function newProject(api: Api, nombre: string): Promise<number> {
  const { status, body } = await api('createProject', { ...company, body: { nombre } })
  expect(status).toBe(200)
  return body.id
}

/** The records of a project as the file of their list, in the order of their days. */
async function exported(api: Api, tipo: Tipo, proyectoId: number): Promise<Uint8Array> {
  const query = { formato: 'csv', sort: 'fecha', order: 'asc' } as const
  return (await api(lists[tipo], { params: { proyectoId }, query })).bytes
}

const documents = [
  'Fecha;Vencimiento;Tipo;Número;Proveedor;Moneda;Cotización;Neto;No gravado;Exento;IVA 21;Otros tributos;Total;Rubro;CAE;Vto CAE;Nota',
  '13/02/2026;15/03/2026;Factura;A 0929-00000001;30-71200174-3;;;1000,33;10,00;;210,07;5,50;1225,90;05.02;76123456789012;23/02/2026;x',
  '14/02/2026;14/02/2026;Nota de crédito;A 0929-00000001;30-71200174-3;;;100,00;;;21,00;;121,00;05.02;;;',
  '15/02/2026;17/03/2026;Factura;A 0929-00000002;30-71200174-3;USD;1180,5;500,00;;20,00;105,00;;625,00;05.02;;;',
  '16/02/2026;18/03/2026;Ticket;C 0929-00000003;20-20150817-8;;;3000,00;;;;;3000,00;05;;;',
]
const payments = [
  'Orden;Fecha;Proveedor;Medio;Moneda;Cotización;Importe;Comprobante;A cuenta;Nota',
  '1;20/02/2026;30-71200174-3;Transferencia;;;1225,90;A 0929-00000001;;Total',
  '2;21/02/2026;30-71200174-3;eCheq;USD;1190,25;300,00;A 0929-00000002;50,00;',
  '3;22/02/2026;20-20150817-8;Efectivo;;;700,00;;;Seña',
]
const receipts = [
  'Fecha;De;Concepto;Moneda;Cotización;Importe;Nota',
  '18/02/2026;Familia Aráoz;Venta;USD;1185;1500,00;Boleto',
  '19/02/2026;Inversora del Delta S.A.;Aporte;;;2500000,50;',
]

it('documents, payments and receipts are the same after their file is loaded into another project', async () => {
  const api = await server.current.as('demo@obra.test', 1)
  const [first, second] = [await newProject(api, 'Primera obra'), await newProject(api, 'Segunda obra')]
  const load = async (tipo: Tipo, content: string | Uint8Array, proyectoId: number) => {
    const carga = await loads.plan(api, tipo, content, proyectoId)
    expect(await loads.problems(api, carga)).toEqual([])
    const loaded = await loads.run(api, carga)
    expect(loaded.estado).toBe('cargada')
    return loaded
  }
  const sheets = [
    ['comprobantes', documents],
    ['pagos', payments],
    ['cobros', receipts],
  ] as const
  const made: Awaited<ReturnType<typeof load>>[] = []
  for (const [tipo, rows] of sheets) made.push(await load(tipo, rows.join('\n'), first))
  const files: Uint8Array[] = []
  for (const [tipo] of sheets) files.push(await exported(api, tipo, first))
  // No two documents of a company have the same number.
  for (const each of made.toReversed()) expect((await loads.undo(api, each)).estado).toBe('deshecha')
  for (const [index, [tipo]] of sheets.entries()) {
    const again = await load(tipo, files[index]!, second)
    expect(again.cantidades.cargada).toBe(sheets[index]![1].length - 1)
  }
  const annulled = await loads.plan(api, 'cobros', await exported(api, 'cobros', first), first)
  expect(await loads.problems(api, annulled)).toEqual(
    [2, 3].map((row) => `${row} estado: No se carga: contaría como registrado.`),
  )
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes).split('\r\n')
  for (const [index, [tipo]] of sheets.entries())
    expect(text(await exported(api, tipo, second))).toEqual(text(files[index]!))
})
