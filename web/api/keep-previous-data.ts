import { onlineManager } from '@tanstack/react-query'

/** As TanStack's, except offline: rows of another page or search would be taken for the answer that cannot arrive. */
export const keepPreviousData = <Data>(previous: Data | undefined): Data | undefined =>
  onlineManager.isOnline() ? previous : undefined
