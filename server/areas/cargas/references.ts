/** Finds the records that the cells of a sheet name. */
import type { Db } from '../../db/schema.ts'
import { identityKey } from '../../lib/text.ts'
import { selectAll } from '../../records/catalogue.queries.ts'
import { entryOf, keyOf } from '../../records/catalogue-rows.ts'
import type { Scope } from '../../records/catalogue.ts'
import type { Campo, Source } from './fields.ts'
import { nounOf, type AnyEntry, type Values } from './nouns.ts'
import { selectProjects } from './queries.ts'

type Id = string | number
type Names = { ids: Map<string, Id>; labels: Map<Id, string> }
/** `clave`: a record that the load creates. */
export type Reference = Id | { clave: string }
/** What a user chose for a name that no record has. */
export type Decision = { campo: string; texto: string; crear: boolean; entidadId: string | null }

export const nameKey = (text: string): string => identityKey(text).trim().replace(/\s+/g, ' ')

async function projectNames(db: Db, desarrolladoraId: number): Promise<Names> {
  const names: Names = { ids: new Map(), labels: new Map() }
  for (const { id, nombre, codigo } of await selectProjects(db, desarrolladoraId)) {
    names.ids.set(nameKey(nombre), id)
    names.ids.set(nameKey(codigo), id)
    names.labels.set(id, nombre)
  }
  return names
}

async function namesOf({ db, desarrolladoraId }: Scope, source: Source): Promise<Names> {
  if (source === 'proyectos') return projectNames(db, desarrolladoraId)
  const { catalogue, namesOf: others } = nounOf(source)
  const names: Names = { ids: new Map(), labels: new Map() }
  const entries = (await selectAll(db, catalogue, desarrolladoraId)).map((row) => entryOf<AnyEntry>(catalogue, row))
  // First the keys: they are unique. A name that two entries have is the first one's.
  for (const entry of entries) names.ids.set(keyOf(catalogue, entry), entry.id)
  for (const entry of entries) {
    const texts = (others?.(entry) ?? []).filter((text) => text !== '')
    for (const text of texts) if (!names.ids.has(nameKey(text))) names.ids.set(nameKey(text), entry.id)
    names.labels.set(entry.id, String(entry[catalogue.keyField]))
  }
  return names
}

/** The values of a record of which only the name is known; undefined if a name is not enough. */
export function valuesFromName(source: Source, name: string): { values: Values; clave: string } | undefined {
  if (source === 'proyectos') return undefined
  const { catalogue, fromName } = nounOf(source)
  const values = fromName?.(name.trim())
  return values && { values, clave: keyOf(catalogue, { ...catalogue.defaults, ...values }) }
}

const keyOfNew = (source: Source, name: string): string => valuesFromName(source, name)?.clave ?? nameKey(name)

export type References = {
  /** The record of a name, or undefined. */
  find(campo: Campo, text: string): Reference | undefined
  /** Adds a record that an earlier row creates. */
  add(clave: string): void
  labelOf(campo: Campo, id: Id): string
}

/** Reads the names that the fields refer to. `own`: the noun whose rows may name one another. */
export async function readReferences(
  scope: Scope,
  campos: Campo[],
  { own, decisions }: { own: Source; decisions: Decision[] },
): Promise<References> {
  const sources = new Map<Source, Names>()
  for (const { from } of campos) if (from && !sources.has(from)) sources.set(from, await namesOf(scope, from))
  const added = new Set<string>()
  const chosen = new Map(decisions.map((each) => [`${each.campo} ${nameKey(each.texto)}`, each]))
  return {
    find({ nombre, from }, text) {
      const key = nameKey(text)
      const known = sources.get(from!)!.ids.get(key)
      if (known !== undefined) return known
      const decision = chosen.get(`${nombre} ${key}`)
      if (decision?.entidadId) return from === 'proyectos' ? Number(decision.entidadId) : decision.entidadId
      if (decision?.crear) return { clave: keyOfNew(from!, text) }
      return from === own && added.has(key) ? { clave: key } : undefined
    },
    add: (clave) => added.add(clave),
    labelOf: ({ from }, id) => sources.get(from!)?.labels.get(id) ?? '',
  }
}
