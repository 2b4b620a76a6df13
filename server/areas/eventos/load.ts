/** Events in the contract's shape. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Db } from '../../db/schema.ts'
import { linkInProject } from '../../records/project-link.ts'
import { linkable } from './links.ts'
import { selectLinked, type Entidad, type LinkedRow } from './links.queries.ts'
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

/** The links of events with the name and the screen of their records. */
async function namedLinks(db: Db, proyectoId: number, vinculos: NonNullable<Fields['vinculo']>[]) {
  const byKind = Map.groupBy(vinculos, ({ entidad }) => entidad)
  const found = await Promise.all(
    [...byKind].map(async ([entidad, links]): Promise<[Entidad, Map<string, LinkedRow>]> => {
      const ids = [...new Set(links.map(({ id }) => id))]
      return [entidad, await selectLinked(db, entidad, proyectoId, ids)]
    }),
  )
  const rows = new Map(found)
  return ({ entidad, id }: NonNullable<Fields['vinculo']>) => {
    const row = rows.get(entidad)?.get(id)
    const { linkOf, nameOf } = linkable[entidad]
    // A draft may be deleted after it was linked.
    return {
      entidad,
      id,
      nombre: row ? nameOf(row) : '',
      enlace: linkInProject(linkOf(id, row?.contratoId), proyectoId),
    }
  }
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
    namedLinks(db, proyectoId, vinculos),
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
