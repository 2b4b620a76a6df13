import { newId } from './ids.ts'

/**
 * Inserts a row under the id that it brings, so that what was deleted comes back as it was; under a fresh one where that id is in
 * use. `insert` answers undefined where the id was in use. Returns the row's id.
 */
export async function insertUnderId(
  id: string,
  insert: (id: string) => Promise<{ id: string } | undefined>,
): Promise<string> {
  const inserted = (await insert(id)) ?? (await insert(newId()))
  if (!inserted) throw new Error('a fresh id was in use')
  return inserted.id
}
