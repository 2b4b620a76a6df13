/**
 * Description of a catalogue (`Noun`): table columns, form fields and operations. Each catalogue area exports its own; the
 * screen passes them to the generic components of this folder.
 */
import type { ComponentType, ReactNode } from 'react'
import type { areaOperations } from '../../../openapi/generated/schema.d.ts'
import type { catalogueAreas } from '../../api/areas.ts'
import type { OperationId } from '../../api/operations.ts'
import type { AmountColumn } from '../../ui/amount-table/amount-column.ts'
import type { Picked } from '../../ui/PickerField.tsx'

/** Equals the name of the area and the path segment of the API. */
export type NounKey = Exclude<
  (typeof catalogueAreas)[number],
  'aprobaciones' | 'dashboards' | 'eventos' | 'fuentes' | 'historial' | 'plan'
>

/**
 * How a value is displayed and edited. `entry` references an entry of another catalogue, `project` a project of the
 * company; `lines` is a list of records with the fields `columns`.
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
  /** Maximum decimals of a `decimal`; default 6. */
  decimals?: number
  /** Of `lines`: the fields of a line, and the noun for one line. */
  columns?: Field[]
  line?: string
  /** Of `lines`: the API field is an array of ids, the values of the first column. */
  isIdList?: boolean
}
export type ColumnKind = 'text' | 'number' | 'decimal' | 'date' | 'flag' | 'colour' | 'choice'
export type Column = {
  name: string
  title: string
  kind?: ColumnKind
  sort?: string
  options?: Options
  /** Renders the cell in place of the value. */
  cell?: (entry: Entry) => ReactNode
  /** Right-aligned; default for numbers and decimals. */
  isNumber?: boolean
}
/** A filter by choice (`options`) or by entry of another catalogue (`from`); `name` is the query parameter. */
export type NounFilter = { name: string; label: string; options?: Options; from?: NounKey }
export type Entry = { id: string; activo: boolean; version: number; usos: number } & Record<string, unknown>

/** Records with a table and a form: entries of a catalogue or values of a series. */
export type EntryKind = {
  title: string
  one: string
  isFeminine?: boolean
  /** Display text of an entry where others reference it. */
  label: (entry: Entry) => string
  columns: Column[]
  fields: Field[]
  sort: string
  /** True for values of a series: nothing references them, so there is no column Usos. */
  hasNoUses?: boolean
}

/** Operation ids of an area that start with a verb: `update` of `rubros` is `updateRubro`. */
type Operations<Key extends NounKey, Verb extends string> = OperationId &
  Extract<areaOperations[Key], `${Verb}${string}`>

/** A choice for all values of a series, such as currency or kind of rate; `usual` is the default. */
export type SeriesChoice = { name: string; label: string; options: Options; usual: string }
/** Chosen values by the name of the choice. */
export type SeriesSelection = Record<string, string>
/** A row of the sheet of values to load. `extra` is optional: empty if unset. */
export type SheetRow = { id: string; when: string; value: string; extra: string }

/** Values over time: a series per entry, or one series made of the entries themselves. */
export type Series<Key extends NounKey = NounKey> = {
  /** Suffix of the export file name. */
  name: string
  operations: {
    list: Operations<Key, 'list'>
    load: Operations<Key, 'load'>
    /** Without these two the values are read-only. */
    get?: Operations<Key, 'get'>
    update?: Operations<Key, 'update'>
  }
  /** Path parameter of the entry that owns the values; without it the entries are the values. */
  parent?: string
  heading?: string
  pasteLabel: string
  /** Names of the fields for the period and the value. */
  when: string
  value: string
  whenTitle: string
  valueTitle: string
  decimals: number
  /** Optional third column of the sheet, and the field it sets. */
  extra?: Omit<AmountColumn<SheetRow>, 'key' | 'value'> & { field: string }
  /** Reports gaps between days. */
  hasGaps?: boolean
  isMonthly?: (entry: Entry) => boolean
  isProvisional?: (value: Entry) => boolean
  /** Rendered above the chart with the newest value. */
  Newest?: ComponentType<{ value: Entry }>
  /** Choices for the chart of a catalogue that is its own series. */
  drawn?: readonly SeriesChoice[]
  /** Choices for all pasted values; start with the chart's values where names match. */
  pasted: readonly SeriesChoice[]
  /** Table and form of the values. */
  kindOf?: (entry: Entry) => EntryKind
  /** Request body of `load`. */
  bodyOf: (rows: SheetRow[], chosen: SeriesSelection) => object
}

/** Values of the form around a picker, which may rank its results, such as the picked rubro. */
export type SurroundingForm = Readonly<Record<string, unknown>>

type NounOfArea<Key extends NounKey> = EntryKind & {
  key: Key
  /** Entity name in the history. */
  entity: string
  operations: {
    list: Operations<Key, 'list'>
    get: Operations<Key, 'get'>
    create: Operations<Key, 'create'>
    update: Operations<Key, 'update'>
    /** Makes the catalogue a tree by `padreId` that users can reorder. */
    order?: Operations<Key, 'order'>
  }
  filters?: NounFilter[]
  series?: Series<Key>
  /** Rendered between the series and the list: where its values are read from. */
  Sources?: ComponentType
  /** Replaces the search by the list operation. */
  search?: (text: string, signal: AbortSignal, around: SurroundingForm) => Promise<Picked[]>
  /** Key of recent picks if shared with pickers of other screens; default: `key`. */
  picksAs?: string
}
export type Noun<Key extends NounKey = NounKey> = Key extends NounKey ? NounOfArea<Key> : never

export const textField = (name: string, label: string, more: Partial<Field> = {}): Field => ({
  name,
  label,
  kind: 'text',
  ...more,
})
/** Label such as 'Depósito central'. */
export const byName = (entry: Entry): string => String(entry.nombre)
/** Label such as '05 Hormigón'. */
export const byCodeAndName = (entry: Entry): string => `${String(entry.codigo)} ${String(entry.nombre)}`

/** Whether the entries of a catalogue are the values of its series, as in cotizaciones. */
export const isItsOwnSeries = ({ series }: Noun): boolean => series !== undefined && series.parent === undefined
