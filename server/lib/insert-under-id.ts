import { newId } from './ids.ts'

/**
 * Restores a row under its original id, or under a new one if that is in use (`insert` then returns undefined). Returns the
 * row's id.
 */
export async function insertUnderId(
  id: string,
  insert: (id: string) => Promise<{ id: string } | undefined>,
): Promise<string> {
  const inserted = (await insert(id)) ?? (await insert(newId()))
  if (!inserted) throw new Error('a fresh id was in use')
  return inserted.id
}
