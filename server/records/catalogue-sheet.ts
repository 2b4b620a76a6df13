import type { SheetColumn } from '../lib/sheet.ts'
import { selectNames } from './catalogue.queries.ts'
import type { Catalogue, Entry, EntryTable, Scope } from './catalogue.ts'

/** The columns of a file. Lists of names are separated as a load reads them. */
export async function sheetOf<Wire extends Entry, T extends EntryTable, L extends keyof Wire & string>(
  { db, desarrolladoraId }: Scope,
  { sheet, sheetNames = [], uses }: Catalogue<Wire, T, L>,
): Promise<SheetColumn<Wire>[]> {
  const named: SheetColumn<Wire>[] = []
  for (const column of sheetNames) {
    const names = await selectNames(db, column, desarrolladoraId)
    const value = (entry: Wire) =>
      [entry[column.field]]
        .flat()
        .flatMap((id) => names.get(id) ?? [])
        .join('; ')
    named.push({ title: column.title, kind: 'text', value })
  }
  return [
    ...sheet,
    ...named,
    ...(uses ? [{ title: 'Usos', kind: 'number' as const, value: (entry: Wire) => entry.usos }] : []),
    { title: 'Activo', kind: 'flag', value: (entry) => entry.activo },
  ]
}
