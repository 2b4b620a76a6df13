import type { Place } from './place.ts'
import type { ContactTag } from './queries.ts'

/** What stands beside the list knows of it. */
export type ContactPaneProps = {
  place: Place
  tags: ContactTag[]
  isPhone: boolean
  listTitle: string
  go: (to: { id: string | null; isEditing?: boolean }, replace?: boolean) => void
  addressOf: (to: { id: string | null; isEditing?: boolean }) => string
}
