/** Values of a series as they are typed or pasted into a table, before they are loaded. */
import { ApiError } from '../../../api/problem.ts'
import type { AmountColumn } from '../../../ui/amount-table/amount-column.ts'
import type { Entry, Noun } from './nouns.ts'
import type { Load } from './queries.ts'
import type { Rates } from './view.ts'

export type Series = NonNullable<Noun['series']>
/** `extra` is what may be left empty: the buying rate, or whether the value is provisional. */
export type SheetRow = { id: string; when: string; value: string; extra: string }

const notZero = (value: string) => (/^0*(\.0*)?$/.test(value) ? 'Tiene que ser mayor que 0.' : undefined)
const yesNo = [
  ['true', 'Sí'],
  ['false', 'No'],
] as const

export function sheetColumns(series: Series, isMonthly: boolean): AmountColumn<SheetRow>[] {
  const number = { kind: 'decimal', isEditable: true, width: 128, check: notZero } as const
  const decimals = series === 'precios' ? 4 : 6
  return [
    {
      key: 'when',
      title: isMonthly ? 'Mes' : 'Fecha',
      kind: isMonthly ? 'month' : 'date',
      value: ({ when }) => when,
      isEditable: true,
      isRequired: true,
    },
    {
      ...number,
      decimals,
      key: 'value',
      title: { precios: 'Precio', valores: 'Valor', cotizaciones: 'Venta' }[series],
      value: ({ value }) => value,
      isRequired: true,
    },
    ...(series === 'cotizaciones'
      ? [{ ...number, decimals, key: 'extra', title: 'Compra', value: ({ extra }: SheetRow) => extra }]
      : []),
    ...(series === 'valores'
      ? [
          {
            key: 'extra',
            title: 'Provisorio',
            kind: 'choice' as const,
            options: yesNo,
            width: 120,
            isEditable: true,
            value: ({ extra }: SheetRow) => extra,
          },
        ]
      : []),
  ]
}

/** What keeps a row from being loaded, by its cell. */
export function sheetErrors(rows: SheetRow[]): Map<string, string> {
  const errors = new Map<string, string>()
  const seen = new Set<string>()
  for (const { id, when, value } of rows) {
    if (when === '') errors.set(`${id} when`, 'Falta la fecha.')
    if (value === '') errors.set(`${id} value`, 'Falta el valor.')
    if (when !== '' && seen.has(when)) errors.set(`${id} when`, 'Ya está más arriba.')
    seen.add(when)
  }
  return errors
}

/** The one call that stores all rows, or none. */
export function loadOf(noun: Noun, entry: Entry | undefined, { moneda, tipo }: Rates, rows: SheetRow[]): Load {
  if (noun.series === 'precios') {
    const precios = rows.map(({ when, value }) => ({ fecha: when, precio: value, moneda }))
    return { path: 'materiales/{materialId}/precios', id: entry!.id, body: { precios } }
  }
  if (noun.series === 'valores') {
    const valores = rows.map(({ when, value, extra }) => ({
      periodo: when,
      valor: value,
      ...(extra && { provisorio: extra === 'true' }),
    }))
    return { path: 'indices/{indiceId}/valores', id: entry!.id, body: { valores } }
  }
  const cotizaciones = rows.map(({ when, value, extra }) => ({
    moneda,
    tipo,
    fecha: when,
    venta: value,
    ...(extra && { compra: extra }),
  }))
  return { path: 'cotizaciones', body: { cotizaciones } }
}

/** What the server refused, by its cell: it names the row and the field, `3.compra`. */
export function sheetRefusals(error: unknown, rows: SheetRow[]): Map<string, string> {
  const issues = error instanceof ApiError ? error.issues : []
  return new Map(
    issues.flatMap(({ field, message }) => {
      const [, at, name = ''] = /(?:^|\.)(\d+)\.(\w+)$/.exec(field) ?? []
      const row = rows[Number(at)]
      const key = name === 'fecha' || name === 'periodo' ? 'when' : /compra|provisorio/.test(name) ? 'extra' : 'value'
      return row ? [[`${row.id} ${key}`, message] as const] : []
    }),
  )
}
