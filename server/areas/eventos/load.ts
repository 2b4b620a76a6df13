/** Events in the contract's shape. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Db } from '../../db/schema.ts'
import { linkInProject } from '../../records/project-link.ts'
import { linkable } from './links.ts'
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

export async function loadEventos(db: Db, all: Shown[]): Promise<Evento[]> {
  const fields = all.map(({ shown, series }) => shown ?? series)
  const typeIds = fields.flatMap(({ tipoId }) => tipoId ?? [])
  const certificates = fields.flatMap(({ vinculo }) => (vinculo?.entidad === 'certificado' ? vinculo.id : []))
  const [types, people, contracts] = await Promise.all([
    queries.selectTypeNames(db, [...new Set(typeIds)]),
    queries.selectPeople(db, [...new Set(fields.flatMap(({ asignados }) => asignados))]),
    queries.selectContractsOf(db, certificates),
  ])
  return all.map(({ id, uid, anteriorId, version, proyectoId, series, exceptions, avisos = [] }, index) => {
    const { vinculo, asignados, ...own } = fields[index]!
    const linked = vinculo && {
      ...vinculo,
      enlace: linkInProject(linkable[vinculo.entidad].linkOf(vinculo.id, contracts.get(vinculo.id)), proyectoId),
    }
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
      vinculo: linked,
      recurrencia: series.recurrencia,
      excepciones: exceptions.map((each) => exceptionOf(series, each)),
    }
  })
}
