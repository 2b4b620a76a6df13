import type { Place } from './place.ts'
import type { ContactTag } from './queries.ts'

/** Props shared by the parts of the contact pane. */
export type ContactPaneProps = {
  place: Place
  tags: ContactTag[]
  isPhone: boolean
  listTitle: string
  go: (to: { id: string | null; isEditing?: boolean }, replace?: boolean) => void
  addressOf: (to: { id: string | null; isEditing?: boolean }) => string
}
