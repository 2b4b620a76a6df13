import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Query } from '../../http/contract.ts'
import { lastDayOf, monthOf } from '../../lib/calendar.ts'
import { writeSheet, type SheetColumn, type SheetFile } from '../../lib/sheet.ts'
import { inSpanish } from '../../money/decimal.ts'
import { projectScope } from '../../records/project-scope.ts'
import { selectBook } from './queries.ts'
import { perceptionKey, rowOf, totalsOf, type Fila, type Totales } from './rows.ts'

type Percepcion = components['schemas']['LibroIvaPercepcion']

const perceptionTitle = ({ impuesto, jurisdiccion }: Percepcion) =>
  ['Percepción', words.PercepcionImpuesto[impuesto], jurisdiccion].filter(Boolean).join(' ')

/** A column for each rate and each perception that occurs in the month. */
function columnsOf({ alicuotas, percepciones }: Totales): SheetColumn<Fila>[] {
  const rate = (row: Fila, alicuota: string) => row.alicuotas.find((each) => each.alicuota === alicuota)
  return [
    { title: 'Fecha', kind: 'day', value: (row) => row.fecha },
    { title: 'Tipo', kind: 'text', value: (row) => words.ComprobanteTipo[row.tipo] },
    { title: 'Comprobante', kind: 'text', value: (row) => row.numeroCompleto },
    { title: 'Proveedor', kind: 'text', value: (row) => row.proveedor },
    { title: 'CUIT', kind: 'text', value: (row) => row.cuit },
    { title: 'Moneda', kind: 'text', value: (row) => row.moneda },
    { title: 'Cotización', kind: 'decimal', value: (row) => row.cotizacion },
    ...alicuotas.flatMap(({ alicuota }): SheetColumn<Fila>[] => [
      { title: `Neto ${inSpanish(alicuota)} %`, kind: 'decimal', value: (row) => rate(row, alicuota)?.neto },
      { title: `IVA ${inSpanish(alicuota)} %`, kind: 'decimal', value: (row) => rate(row, alicuota)?.iva },
    ]),
    { title: 'Neto sin IVA', kind: 'decimal', value: (row) => row.netoSinIva },
    { title: 'No gravado', kind: 'decimal', value: (row) => row.noGravado },
    { title: 'Exento', kind: 'decimal', value: (row) => row.exento },
    ...percepciones.map((column): SheetColumn<Fila> => ({
      title: perceptionTitle(column),
      kind: 'decimal',
      value: (row) => row.percepciones.find((each) => perceptionKey(each) === perceptionKey(column))?.importe,
    })),
    { title: 'Impuestos internos', kind: 'decimal', value: (row) => row.impuestosInternos },
    { title: 'Otros', kind: 'decimal', value: (row) => row.otros },
    { title: 'Total', kind: 'decimal', value: (row) => row.total },
    { title: 'CAE', kind: 'text', value: (row) => row.cae },
  ]
}

/** What the reader of the book should know: what is not in it, and VAT that cannot be deducted. */
function warningsOf(leftOut: number, doubtful: string[]): string[] {
  const avisos = []
  if (leftOut > 0)
    avisos.push(
      leftOut === 1
        ? 'Un comprobante X no está en el libro: no es un documento fiscal.'
        : `${leftOut} comprobantes X no están en el libro: no son documentos fiscales.`,
    )
  if (doubtful.length > 0) {
    const named = doubtful.slice(0, mostNamed).join(', ')
    const rest = doubtful.length > mostNamed ? ` y ${doubtful.length - mostNamed} más` : ''
    avisos.push(`Con IVA de un proveedor que no es responsable inscripto: ${named}${rest}.`)
  }
  return avisos
}

const mostNamed = 5

/** The VAT purchases book of a month, or its rows as a file. Throws 404. */
export async function getLibroIvaCompras(
  ctx: Context,
  proyectoId: number,
  { mes, formato }: Query<'getLibroIvaCompras'>,
): Promise<components['schemas']['LibroIva'] | SheetFile> {
  const { db, project, today } = await projectScope(ctx, ctx.store.read, proyectoId)
  const month = mes ?? monthOf(today)
  const stored = await selectBook(db, project.id, `${month}-01`, lastDayOf(month))
  const entered = stored.filter(({ letra }) => letra !== 'X')
  const filas = entered.map(rowOf)
  const totales = totalsOf(filas)
  if (formato === 'csv' || formato === 'xlsx')
    return writeSheet(formato, `libro-iva-compras-${month}`, columnsOf(totales), filas)
  const doubtful = filas.filter(({ alicuotas }, index) => {
    const hasVat = alicuotas.some(({ iva }) => Number(iva) !== 0)
    return hasVat && entered[index]!.condicionIva !== 'RI'
  })
  const avisos = warningsOf(
    stored.length - entered.length,
    doubtful.map(({ numeroCompleto }) => numeroCompleto),
  )
  return { mes: month, moneda: project.monedaBase as 'ARS', filas, totales, avisos }
}
