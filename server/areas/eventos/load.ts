/** Events in the contract's shape. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Db } from '../../db/schema.ts'
import { linkLoader } from './links.service.ts'
import * as queries from './queries.ts'
import { unchangedOn, type Exception, type Fields, type Series } from './series.ts'
import type { Stored } from './stored.ts'

type Evento = components['schemas']['Evento']

/** The `idOriginal` of an occurrence: its day at the time of the series. */
export const idOriginalOf = (inicio: string, dia: string): string => dia + inicio.slice(10)

export const personOf = (names: Map<string, string>) => (id: string) => {
  const nombre = names.get(id)
  return nombre === undefined ? [] : [{ id, nombre }]
}

/** Wire exceptions; a deleted one has the times that it would have. */
function exceptionOf(series: Series, { dia, borrada, cambios }: Exception): Evento['excepciones'][number] {
  const { inicio, fin } = { ...unchangedOn(series, dia), ...cambios }
  return { idOriginal: idOriginalOf(series.inicio, dia), borrada, inicio, fin }
}

/** `shown`: the values of one occurrence instead of those of the series. */
type Shown = Stored & { shown?: Fields; avisos?: string[] }

/** Events of one project. */
export async function loadEventos(db: Db, proyectoId: number, all: Shown[]): Promise<Evento[]> {
  const fields = all.map(({ shown, series }) => shown ?? series)
  const typeIds = fields.flatMap(({ tipoId }) => tipoId ?? [])
  const vinculos = fields.flatMap(({ vinculo }) => vinculo ?? [])
  const [types, people, linkOf] = await Promise.all([
    queries.selectTypeNames(db, [...new Set(typeIds)]),
    queries.selectPeople(db, [...new Set(fields.flatMap(({ asignados }) => asignados))]),
    linkLoader(db, proyectoId, vinculos),
  ])
  return all.map(({ id, uid, anteriorId, version, series, exceptions, avisos = [] }, index) => {
    const { vinculo, asignados, ...own } = fields[index]!
    return {
      id,
      uid,
      anteriorId,
      version,
      avisos,
      asignados,
      ...own,
      tipo: (own.tipoId !== null && types.get(own.tipoId)) || '',
      personas: asignados.flatMap(personOf(people)),
      vinculo: vinculo && linkOf(vinculo),
      recurrencia: series.recurrencia,
      excepciones: exceptions.map((each) => exceptionOf(series, each)),
    }
  })
}
