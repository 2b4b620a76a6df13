/** `obra libro-iva list`: the VAT purchases book of the chosen project (docs/domain/documents.md, Libro IVA Compras). */
import type { Command } from 'commander'
import type { components } from '../../openapi/generated/schema.d.ts'
import { recordsOf } from '../lib/company-records.ts'
import { table } from '../lib/output.ts'
import { examples } from '../lib/spanish.ts'

type Book = components['schemas']['LibroIva']

const width = () => process.stdout.columns ?? Infinity

const sumOf = (amounts: string[]) => {
  const cents = amounts.reduce((all, amount) => all + BigInt(amount.replace('.', '')), 0n)
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function bookText({ mes, moneda, filas, totales, avisos }: Book): string {
  const rows = [...filas, { ...totales, fecha: '', numeroCompleto: 'Total', proveedor: '', cuit: '' }]
  type Row = (typeof rows)[number]
  const amount = (title: string, value: (row: Row) => string) => ({ title, value, isWhole: true })
  const columns = [
    { title: 'FECHA', value: ({ fecha }: Row) => fecha, isWhole: true },
    { title: 'COMPROBANTE', value: ({ numeroCompleto }: Row) => numeroCompleto, isWhole: true },
    { title: 'PROVEEDOR', value: ({ proveedor }: Row) => proveedor },
    { title: 'CUIT', value: ({ cuit }: Row) => cuit, isWhole: true },
    amount('NETO', ({ alicuotas, netoSinIva }) => sumOf([netoSinIva, ...alicuotas.map(({ neto }) => neto)])),
    amount('IVA', ({ alicuotas }) => sumOf(alicuotas.map(({ iva }) => iva))),
    amount('NO GRAVADO Y EXENTO', ({ noGravado, exento }) => sumOf([noGravado, exento])),
    amount('PERCEPCIONES', ({ percepciones }) => sumOf(percepciones.map(({ importe }) => importe))),
    amount('OTROS', ({ impuestosInternos, otros }) => sumOf([impuestosInternos, otros])),
    amount('TOTAL', ({ total }) => total),
  ]
  return `${table(rows, columns, width())}\n\n${[`${mes}, en ${moneda}`, ...avisos].join('\n')}`
}

export function libroIva(command: Command): void {
  const list = command.command('list').description('Los comprobantes del mes, con su IVA y sus percepciones')
  list.option('--mes <mes>', 'El mes, AAAA-MM; si no, el actual').action(async ({ mes }: { mes?: string }) => {
    const { output, send } = recordsOf(list, { name: 'libro-iva-compras', scope: 'project' })
    output.show(await send<Book>('GET', { query: mes === undefined ? {} : { mes } }), bookText)
  })
  examples(list, [
    ['obra libro-iva list --mes 2026-03', 'un mes, en una tabla'],
    ['obra libro-iva list --mes 2026-03 --json', 'con cada alícuota y cada percepción'],
  ])
  examples(command, [['obra libro-iva list', 'el mes actual']])
}
