import { onlineManager, type QueryKey } from '@tanstack/react-query'

/** As TanStack's, except offline: rows of another page or search would be taken for the answer that cannot arrive. */
export const keepPreviousData = <Data>(previous: Data | undefined): Data | undefined =>
  onlineManager.isOnline() ? previous : undefined

/** As `keepPreviousData`, if the previous query's input is of the same view: rows of another folder do not belong here. */
export const keepPreviousOf =
  <Input>(isSameView: (previous: Input) => boolean) =>
  <Data>(previous: Data | undefined, query: { queryKey: QueryKey } | undefined): Data | undefined =>
    query && isSameView(query.queryKey[2] as Input) ? keepPreviousData(previous) : undefined
