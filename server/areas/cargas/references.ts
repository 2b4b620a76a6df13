/** Finds the records that the cells of a sheet name. */
import type { Db } from '../../db/schema.ts'
import { identityKey } from '../../lib/text.ts'
import { selectAll } from '../../records/catalogue.queries.ts'
import { entryOf, keyOf } from '../../records/catalogue-rows.ts'
import type { Scope } from '../../records/catalogue.ts'
import type { Campo, Source } from './fields.ts'
import { catalogueNounOf, type AnyEntry, type Values } from './nouns.ts'
import { selectProjects } from './queries.ts'
import { isRecordSource, sources, type NamedRecord, type RecordSource, type SourcePlace } from './records/sources.ts'

type Id = string | number
type Names = { ids: Map<string, Id>; labels: Map<Id, string>; shared?: Set<string> }
/** The company, and the project whose records are loaded. */
export type NamesScope = Scope & { proyectoId: number | null }
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

async function recordNames({ db, desarrolladoraId, proyectoId }: NamesScope, source: RecordSource): Promise<Names> {
  const names = { ids: new Map<string, Id>(), labels: new Map<Id, string>(), shared: new Set<string>() }
  const read: (place: SourcePlace) => Promise<NamedRecord[]> = sources[source]
  for (const { id, label, names: texts } of await read({ db, desarrolladoraId, proyectoId })) {
    names.labels.set(id, label)
    for (const key of new Set(texts.filter((text) => text !== '').map(nameKey)))
      if (names.ids.has(key)) names.shared.add(key)
      else names.ids.set(key, id)
  }
  // A name that two records have finds neither.
  for (const key of names.shared) names.ids.delete(key)
  return names
}

async function namesOf(scope: NamesScope, source: Source): Promise<Names> {
  if (source === 'proyectos') return projectNames(scope.db, scope.desarrolladoraId)
  if (isRecordSource(source)) return recordNames(scope, source)
  const noun = catalogueNounOf(source)!
  const { catalogue, namesOf: others } = noun
  const names: Names = { ids: new Map(), labels: new Map() }
  const rows = await selectAll(scope.db, catalogue, scope.desarrolladoraId)
  const entries = rows.map((row) => entryOf<AnyEntry>(catalogue, row))
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
  const noun = source === 'proyectos' || isRecordSource(source) ? undefined : catalogueNounOf(source)
  const values = noun?.fromName?.(name.trim())
  return values && { values, clave: keyOf(noun!.catalogue, { ...noun!.catalogue.defaults, ...values }) }
}

const keyOfNew = (source: Source, name: string): string => valuesFromName(source, name)?.clave ?? nameKey(name)

export type References = {
  /** The record of a name, or undefined. */
  find(campo: Campo, text: string): Reference | undefined
  /** Whether several records have a name. */
  isShared(campo: Campo, text: string): boolean
  /** Adds a record that an earlier row creates. */
  add(clave: string): void
  labelOf(campo: Campo, id: Id): string
}

/** Reads the names that the fields refer to. `own`: the noun whose rows may name one another. */
export async function readReferences(
  scope: NamesScope,
  campos: Campo[],
  { own, decisions }: { own: Source; decisions: Decision[] },
): Promise<References> {
  const known = new Map<Source, Names>()
  for (const { from } of campos) if (from && !known.has(from)) known.set(from, await namesOf(scope, from))
  const added = new Set<string>()
  const chosen = new Map(decisions.map((each) => [`${each.campo} ${nameKey(each.texto)}`, each]))
  return {
    find({ nombre, from }, text) {
      const key = nameKey(text)
      const id = known.get(from!)!.ids.get(key)
      if (id !== undefined) return id
      const decision = chosen.get(`${nombre} ${key}`)
      if (decision?.entidadId) return from === 'proyectos' ? Number(decision.entidadId) : decision.entidadId
      if (decision?.crear) return { clave: keyOfNew(from!, text) }
      return from === own && added.has(key) ? { clave: key } : undefined
    },
    isShared: ({ from }, text) => known.get(from!)?.shared?.has(nameKey(text)) ?? false,
    add: (clave) => added.add(clave),
    labelOf: ({ from }, id) => known.get(from!)?.labels.get(id) ?? '',
  }
}
