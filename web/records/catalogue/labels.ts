/** What entries of other catalogues are called. */
import { useQueries } from '@tanstack/react-query'
import { queryClient } from '../../api/query-client.ts'
import type { Labels } from './draft.ts'
import type { NounKey } from './noun.ts'
import { useNounOf, type NounOf } from './nouns-context.ts'
import { labelQuery } from './queries.ts'

export type Named = { noun: NounKey; id: string }

const eachOnce = (named: Named[]) => [...new Map(named.map((each) => [each.id, each])).values()]

type FoundLabels = {
  /** By id, once all are known. */
  labels: Labels | undefined
  error: Error | null
  refetch: () => void
}

/** What these entries are called. */
export function useLabels(named: Named[]): FoundLabels {
  const nounOf = useNounOf()
  const each = eachOnce(named)
  const found = useQueries({ queries: each.map(({ noun, id }) => labelQuery(nounOf(noun), id)) })
  const known = found.flatMap(({ data }, index): [string, string][] =>
    data === undefined ? [] : [[each[index]!.id, data]],
  )
  const failed = found.filter(({ data, error }) => data === undefined && error)
  return {
    labels: known.length === each.length ? new Map(known) : undefined,
    error: failed[0]?.error ?? null,
    refetch: () => void Promise.all(failed.map(({ refetch }) => refetch())),
  }
}

/** The same outside of a component. */
export async function loadLabels(nounOf: NounOf, named: Named[]): Promise<Labels> {
  const labels = eachOnce(named).map(async ({ noun, id }): Promise<[string, string]> => [
    id,
    await queryClient.fetchQuery(labelQuery(nounOf(noun), id)),
  ])
  return new Map(await Promise.all(labels))
}
