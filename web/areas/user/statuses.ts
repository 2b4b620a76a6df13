import type { UserStatus } from './queries.ts'

/** What a person can show to others, in the order of the menu. */
export const statuses: readonly { value: UserStatus; label: string }[] = [
  { value: 'online', label: 'En línea' },
  { value: 'away', label: 'Ausente' },
  { value: 'busy', label: 'Ocupado' },
  { value: 'not-visible', label: 'Invisible' },
]

export const statusLabel = (status: UserStatus): string =>
  statuses.find(({ value }) => value === status)?.label ?? status
