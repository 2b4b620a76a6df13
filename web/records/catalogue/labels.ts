/** Labels of referenced entries of other catalogues. */
import { useQueries } from '@tanstack/react-query'
import { queryClient } from '../../api/query-client.ts'
import type { Labels } from './draft.ts'
import type { NounKey } from './noun.ts'
import { useNounOf, type NounOf } from './nouns-context.ts'
import { labelQuery } from './queries.ts'

export type EntryReference = { noun: NounKey; id: string }

const eachOnce = (references: EntryReference[]) => [...new Map(references.map((each) => [each.id, each])).values()]

type LabelsResult = {
  /** By id; undefined until all are loaded. */
  labels: Labels | undefined
  error: Error | null
  refetch: () => void
}

/** Loads the labels of these entries. */
export function useLabels(references: EntryReference[]): LabelsResult {
  const nounOf = useNounOf()
  const each = eachOnce(references)
  const results = useQueries({ queries: each.map(({ noun, id }) => labelQuery(nounOf(noun), id)) })
  const known = results.flatMap(({ data }, index): [string, string][] =>
    data === undefined ? [] : [[each[index]!.id, data]],
  )
  const failed = results.filter(({ data, error }) => data === undefined && error)
  return {
    labels: known.length === each.length ? new Map(known) : undefined,
    error: failed[0]?.error ?? null,
    refetch: () => void Promise.all(failed.map(({ refetch }) => refetch())),
  }
}

/** `useLabels` outside of a component. */
export async function loadLabels(nounOf: NounOf, references: EntryReference[]): Promise<Labels> {
  const labels = eachOnce(references).map(async ({ noun, id }): Promise<[string, string]> => [
    id,
    await queryClient.fetchQuery(labelQuery(nounOf(noun), id)),
  ])
  return new Map(await Promise.all(labels))
}
