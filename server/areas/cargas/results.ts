/** What became of rows, and the records that they name. */
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { dateText, dayAt } from '../../lib/calendar.ts'
import { notFound, Problem } from '../../lib/problem.ts'
import { selectByKey } from '../../records/catalogue.queries.ts'
import { catalogueNounOf, type CargaNoun, type Values } from './nouns.ts'
import * as queries from './queries.ts'
import type { FilaRow } from './queries.ts'
import { isRecordSource } from './records/sources.ts'
import { messageOf, type Result } from './slices.ts'

export const undoneResult: Result = { resultado: 'deshecha', error: null }
export const keptResult = (message: string): Result => ({ resultado: 'conservada', error: messageOf(message) })

/** A record that somebody changed since stays. */
export async function keptBy(ctx: Context, db: Db, entidad: string, id: string): Promise<Result> {
  const author = await queries.selectLastAuthor(db, ctx.company.id, entidad, id)
  return keptResult(
    author ? `Lo cambió ${author.usuario} el ${dateText(dayAt(new Date(author.momento)))}.` : 'Cambió después.',
  )
}

/** 409 naming what changed since the preview. */
export function changedSince(noun: CargaNoun, row: FilaRow, now: Values): Problem {
  const antes = JSON.parse(row.antes ?? '{}') as Values
  const changed = noun.campos.filter(
    ({ nombre }) => nombre in antes && JSON.stringify(antes[nombre]) !== JSON.stringify(now[nombre]),
  )
  const names = changed.map(({ titulo }) => titulo).join(', ')
  return new Problem(
    409,
    'Stale version',
    `Cambió después de la vista previa${names === '' ? '' : ` (${names})`}. No lo pisamos: revisá la carga y volvé a hacerla.`,
  )
}

/** The values with the ids of records that the same load created. Throws 404. */
export async function withIds(ctx: Context, db: Db, noun: CargaNoun, values: Values): Promise<Values> {
  const result: Values = { ...values }
  for (const { nombre, from } of noun.campos) {
    if (!from || from === 'proyectos' || isRecordSource(from) || !(nombre in values)) continue
    const { catalogue } = catalogueNounOf(from)!
    const idOf = async (value: unknown): Promise<unknown> => {
      if (typeof value !== 'object' || value === null || !('clave' in value)) return value
      const row = await selectByKey(db, catalogue, ctx.company.id, String(value.clave))
      if (!row) throw notFound(catalogue.words.missing)
      return row.id
    }
    const value = values[nombre]
    if (!Array.isArray(value)) result[nombre] = await idOf(value)
    else {
      const ids: unknown[] = []
      for (const each of value) ids.push(await idOf(each))
      result[nombre] = ids
    }
  }
  return result
}
