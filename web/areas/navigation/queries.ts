import { q } from '../../api/operations.ts'

export const navigationQuery = { ...q('getNavigation'), staleTime: Infinity }
