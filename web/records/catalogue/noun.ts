/**
 * How a catalogue is described: what stands in its table, what its form asks, and which operations it has. Each area of a
 * catalogue describes its own, and the screen hands all of them to the engine of this folder.
 */
import type { ComponentType, ReactNode } from 'react'
import type { areaOperations } from '../../../openapi/generated/schema.d.ts'
import type { catalogueAreas } from '../../api/areas.ts'
import type { OperationId } from '../../api/operations.ts'
import type { AmountColumn } from '../../ui/amount-table/amount-column.ts'
import type { Picked } from '../../ui/PickerField.tsx'

/** A catalogue is called as its area, and as its part of the address of the API. */
export type NounKey = Exclude<(typeof catalogueAreas)[number], 'historial'>

/**
 * How a value is shown, and typed. `entry` names an entry of another catalogue, `project` one of the company's projects;
 * `lines` is a list whose lines have `columns`.
 */
export type ValueKind =
  | 'text'
  | 'longText'
  | 'number'
  | 'decimal'
  | 'date'
  | 'month'
  | 'flag'
  | 'colour'
  | 'choice'
  | 'entry'
  | 'project'
  | 'lines'
export type Options = readonly (readonly [value: string, label: string])[]
export type Field = {
  name: string
  label: string
  kind: ValueKind
  required?: boolean
  help?: string
  maxLength?: number
  options?: Options
  from?: NounKey
  initial?: string
  /** How many decimals a `decimal` has; 6 without it. */
  decimals?: number
  /** The fields of a line, and what one is called. */
  columns?: Field[]
  line?: string
  /** The wire holds the ids of the first column alone. */
  isIdList?: boolean
}
export type ColumnKind = 'text' | 'number' | 'decimal' | 'date' | 'flag' | 'colour' | 'choice'
export type Column = {
  name: string
  title: string
  kind?: ColumnKind
  sort?: string
  options?: Options
  /** Drawn in place of the value. */
  cell?: (entry: Entry) => ReactNode
  /** Stands to the right, as numbers do. */
  isNumber?: boolean
}
/** What a list can be narrowed by: a choice, or an entry of another catalogue; its name is the wire's. */
export type NounFilter = { name: string; label: string; options?: Options; from?: NounKey }
export type Entry = { id: string; activo: boolean; version: number; usos: number } & Record<string, unknown>

/** Records that are shown in a table and changed in a form: entries of a catalogue, or values of a series. */
export type EntryKind = {
  title: string
  one: string
  isFeminine?: boolean
  /** What is shown of an entry where another one names it. */
  label: (entry: Entry) => string
  columns: Column[]
  fields: Field[]
  sort: string
  /** Values of a series: nothing names them. */
  hasNoUses?: boolean
}

/** Its operations by what they do, of its own area alone: `update` of `rubros` is `updateRubro`. */
type Operations<Key extends NounKey, Verb extends string> = OperationId &
  Extract<areaOperations[Key], `${Verb}${string}`>

/** A choice that belongs to all values at once: their currency, the kind of a rate. */
export type SeriesChoice = { name: string; label: string; options: Options; usual: string }
/** What was chosen, by the names of the choices. */
export type Chosen = Record<string, string>
/** A row of values that are typed or pasted. `extra` may be left empty. */
export type SheetRow = { id: string; when: string; value: string; extra: string }

/** Values over time: those of each entry, or the entries themselves. */
export type Series<Key extends NounKey = NounKey> = {
  /** What its file is called. */
  name: string
  operations: {
    list: Operations<Key, 'list'>
    load: Operations<Key, 'load'>
    /** Without these two its values are read only. */
    get?: Operations<Key, 'get'>
    update?: Operations<Key, 'update'>
  }
  /** The parameter for the entry whose values they are; without it the values are the entries themselves. */
  parent?: string
  heading?: string
  pasteLabel: string
  /** The fields that say of when a value is, and how much it is. */
  when: string
  value: string
  whenTitle: string
  valueTitle: string
  decimals: number
  /** A column of pasted values beside these two, and the field that it fills. */
  extra?: Omit<AmountColumn<SheetRow>, 'key' | 'value'> & { field: string }
  /** Says which days between two values have none. */
  hasGaps?: boolean
  isMonthly?: (entry: Entry) => boolean
  isProvisional?: (value: Entry) => boolean
  /** Says something about the newest value. */
  Newest?: ComponentType<{ value: Entry }>
  /** Which values are drawn, where they are the entries themselves. */
  drawn?: readonly SeriesChoice[]
  /** What is chosen for all pasted values; where it is also drawn, it begins with that. */
  pasted: readonly SeriesChoice[]
  /** The values as their own table shows them. */
  kindOf?: (entry: Entry) => EntryKind
  /** Pasted rows as `load` takes them. */
  bodyOf: (rows: SheetRow[], chosen: Chosen) => object
}

/** What is known of the form in which an entry is picked, such as the rubro that was picked in it. */
export type FormAround = Readonly<Record<string, unknown>>

type NounOfArea<Key extends NounKey> = EntryKind & {
  key: Key
  /** What the history calls its records. */
  entity: string
  operations: {
    list: Operations<Key, 'list'>
    get: Operations<Key, 'get'>
    create: Operations<Key, 'create'>
    update: Operations<Key, 'update'>
    /** Its entries are a tree by `padreId`, whose order people change. */
    order?: Operations<Key, 'order'>
  }
  filters?: NounFilter[]
  series?: Series<Key>
  /** Finds entries in another way than by the list. */
  search?: (text: string, signal: AbortSignal, around: FormAround) => Promise<Picked[]>
  /** What its picks are remembered under, where pickers of other screens share them. */
  picksAs?: string
}
export type Noun<Key extends NounKey = NounKey> = Key extends NounKey ? NounOfArea<Key> : never

/** A field of text. */
export const textField = (name: string, label: string, more: Partial<Field> = {}): Field => ({
  name,
  label,
  kind: 'text',
  ...more,
})
/** 'Depósito central' */
export const byName = (entry: Entry): string => String(entry.nombre)
/** '05 Hormigón' */
export const byCodeAndName = (entry: Entry): string => `${String(entry.codigo)} ${String(entry.nombre)}`

/** Whether its entries are the values of its series. */
export const isItsOwnSeries = ({ series }: Noun): boolean => series !== undefined && series.parent === undefined
