/** Every operation under a company or a project follows the conventions of records (docs/domain/conventions.md). */
import { describe, expect, it } from 'vitest'
import { resolveReference, type OperationId, type Parameter } from '../../server/http/contract.ts'
import { allOperations, referredName, resolved, type Described } from './schemas.ts'

const business = allOperations.filter(({ entry }) => /\{(desarrolladoraId|proyectoId)\}/.test(entry.path))
/** Immutable records: events and requests. */
const unchangeable = new Set<OperationId>([
  'listCompanyHistory',
  'listProjectHistory',
  'listControlMovimientos',
  'listDocumentoDescargas',
  'listDocumentoVersiones',
  'listKardex',
  'listLineasBase',
  'listWebhookDeliveries',
])

/** Needed whole: a tree of folders, and the tags to choose from. */
const whole = new Set<OperationId>(['listCarpetas', 'listDocumentoEtiquetas'])

/**
 * Short lists, so no search. Links and webhooks have no export either, because their addresses are secrets. Loads are in the order of time, and their rows in that
 * of the sheet.
 */
const withoutSearch = new Set<OperationId>([
  'listAprobacionesPendientes',
  'listCalendarios',
  'listCargaFilas',
  'listCargas',
  'listFuentes',
  'listWebhooks',
])

/** Entries that are restored, not read in another order. */
const trash = new Set<OperationId>(['listPapelera'])

/** Sums of records, which cannot change; invitations and links, which are withdrawn; rows, whose load has the version. */
const unversioned = new Set<OperationId>([
  'listAReponer',
  'listAprobacionesPendientes',
  'listCalendarios',
  'listCargaFilas',
  'listCheques',
  'listConsumo',
  'listCuentasCorrientes',
  'listCuotas',
  'listInvitations',
  'listRetenciones',
  'listStock',
])

const namesOf = ({ entry }: Described) =>
  (entry.operation.parameters ?? []).map((parameter) => resolveReference<Parameter>(parameter as Parameter).name)
const isList = ({ id, entry }: Described) => entry.method === 'get' && id.startsWith('list')
const propertiesOf = ({ success }: Described) => Object.keys(resolved(success ?? {}).properties ?? {})

describe('operations of business records', () => {
  it('are there', () => {
    expect(business.length).toBeGreaterThan(40)
  })

  const lists = business.filter((each) => isList(each) && !whole.has(each.id))
  it.each(lists.map((each) => [each.id, each] as const))('%s pages', (id, operation) => {
    expect(propertiesOf(operation)).toEqual(expect.arrayContaining(['items', 'total', 'page', 'size', 'lastPage']))
    expect(namesOf(operation)).toEqual(expect.arrayContaining(['page', 'size']))
    if (unchangeable.has(id) || trash.has(id)) return
    if (!withoutSearch.has(id))
      expect(namesOf(operation)).toEqual(expect.arrayContaining(['search', 'sort', 'order', 'formato']))
    if (unversioned.has(id)) return
    const { items } = resolved(resolved(operation.success!).properties!.items!)
    expect(resolved(items!).required, `${id}: its records have a version`).toContain('version')
  })

  // A repeated invitation is stored once anyway; a check stores nothing.
  const posts = business.filter(
    ({ id, entry, area }) => entry.method === 'post' && area !== 'invitations' && id !== 'checkDocumentos',
  )
  it.each(posts.map((each) => [each.id, each] as const))('%s takes an Idempotency-Key', (_id, operation) => {
    expect(namesOf(operation)).toContain('Idempotency-Key')
    expect(Object.keys(operation.entry.operation.responses)).toContain('409')
  })

  const patches = business.filter(({ entry }) => entry.method === 'patch')
  it.each(patches.map((each) => [each.id, each] as const))('%s takes the version last read', (_id, operation) => {
    const schema = resolved(operation.body!.schema)
    expect(schema.required).toContain('version')
    expect(referredName(schema.properties!.version!)).toBe('Version')
  })
})
