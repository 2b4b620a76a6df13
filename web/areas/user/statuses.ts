import type { UserStatus } from './queries.ts'

/** The statuses that a user can choose, in menu order. */
export const statuses: readonly { value: UserStatus; label: string }[] = [
  { value: 'online', label: 'En línea' },
  { value: 'away', label: 'Ausente' },
  { value: 'busy', label: 'Ocupado' },
  { value: 'not-visible', label: 'Invisible' },
]

export const statusLabel = (status: UserStatus): string =>
  statuses.find(({ value }) => value === status)?.label ?? status
