/** Links from an event or a document to a record of its project. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Db } from '../../db/schema.ts'
import { notFound } from '../../lib/problem.ts'
import { linkInProject } from '../../records/project-link.ts'
import { linkable } from './links.ts'
import { selectLinked, type Entidad, type LinkedRow } from './links.queries.ts'

type Vinculo = components['schemas']['EventoVinculo']
type Link = Pick<Vinculo, 'entidad' | 'id'>

/** Reads the records of links; returns a function that adds to one of them the name and the screen of its record. */
export async function linkLoader(db: Db, proyectoId: number, links: Link[]): Promise<(link: Link) => Vinculo> {
  const byKind = Map.groupBy(links, ({ entidad }) => entidad)
  const found = await Promise.all(
    [...byKind].map(async ([entidad, own]): Promise<[Entidad, Map<string, LinkedRow>]> => {
      const ids = [...new Set(own.map(({ id }) => id))]
      return [entidad, await selectLinked(db, entidad, proyectoId, ids)]
    }),
  )
  const rows = new Map(found)
  return ({ entidad, id }) => {
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

/** Throws 404 if a record does not exist in the project. */
export async function requireLinked(db: Db, proyectoId: number, { entidad, id }: Link): Promise<void> {
  if ((await selectLinked(db, entidad, proyectoId, [id])).size === 0)
    throw notFound('No encontramos el registro vinculado en este proyecto.')
}
