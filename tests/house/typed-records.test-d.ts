/**
 * Type tests: a record's field that is missing in one of its descriptions does not compile. Part of `npm run typecheck`:
 * `@ts-expect-error` fails if the line below it compiles.
 */
import type { Catalogue, StoredEntry } from '../../server/records/catalogue.ts'
import { draftOf, insertSampleRecords } from '../../server/records/record-rows.ts'
import { insertNew } from '../../server/records/catalogue-rows.ts'
import type { RecordKind, Stored } from '../../server/records/record.ts'
import type { Db } from '../../server/db/schema.ts'
import type { Body } from '../../server/http/contract.ts'
import { cobros, type Cobro } from '../../server/areas/cobros/record.ts'
import { unidades } from '../../server/areas/unidades/catalogue.ts'
import type { components } from '../../openapi/generated/schema.d.ts'

declare const db: Db
declare const cobro: Cobro
const { nota: _nota, ...lacking } = cobros.shape.fields

/** The contract has a field without column and `load`. */
type WithField = Cobro & { retenciones: string }
// @ts-expect-error
export const notLoaded: RecordKind<WithField, 'cobros'>['shape']['load'] = cobros.shape.load
export const loaded: RecordKind<Cobro, 'cobros'>['shape']['load'] = cobros.shape.load

/** The record type has no kind for a column. */
// @ts-expect-error
export const notDescribed: RecordKind<Cobro, 'cobros'>['shape']['fields'] = lacking
export const described: RecordKind<Cobro, 'cobros'>['shape']['fields'] = cobros.shape.fields

/** A column of the table has no field in the contract. */
type WithoutField = Omit<Cobro, 'nota'>
// @ts-expect-error
export const notInContract: RecordKind<WithoutField, 'cobros'>['shape']['fields'] = cobros.shape.fields

/** Lists name columns as strings: an unknown one, and one that is not an amount. */
type List = RecordKind<Cobro, 'cobros'>['list']
// @ts-expect-error
export const notSorted: List['sorts'] = { nota: 'notas' }
// @ts-expect-error
export const notAnAmount: List['totals'] = { nota: 'importe' }
type References = RecordKind<Cobro, 'cobros'>['shape']['references']
// @ts-expect-error
export const noReference: References = [{ field: 'de', table: 'x', missing: '' }]

/** Sample data lacks a field. */
const { nota: _own, ...withoutNote } = cobro
// @ts-expect-error
export const notSeeded = () => insertSampleRecords(db, cobros, 1, [withoutNote])
// @ts-expect-error
export const noInput: Body<'createContrato'> = { objeto: 'Hormigón' }
// @ts-expect-error
export const noState = draftOf(cobros, {}, { id: '1', motivoEstado: null, version: 1 })

/** The same for catalogues. */
type Unidad = components['schemas']['Unidad']
// @ts-expect-error
export const noKind: Catalogue<Unidad, 'unidades'>['fields'] = { codigo: 'text', nombre: 'text', tipo: 'text' }
// @ts-expect-error
export const wrongKind: Catalogue<Unidad, 'unidades'>['fields'] = { ...unidades.fields, decimales: 'text' }
// @ts-expect-error
export const notLoadedEntry: Catalogue<Unidad & { simbolo: string }, 'unidades'>['load'] = unidades.load
const withoutKind = { id: '1', codigo: 'm', nombre: 'Metro' }
// @ts-expect-error
export const noUnit = () => insertNew<Body<'createUnidad'>>(db, unidades, 1, [withoutKind])

/** Derived fields are not part of a stored row. */
export const stored = ({ nota }: Stored<Cobro, 'cobros'>, { codigo }: StoredEntry<Unidad, 'unidades'>) => nota + codigo
// @ts-expect-error
export const derived = ({ avisos }: Stored<Cobro, 'cobros'>) => avisos
