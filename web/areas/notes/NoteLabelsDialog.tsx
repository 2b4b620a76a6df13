import { useMutation } from '@tanstack/react-query'
import { LabelsDialog } from '../../ui/LabelsDialog.tsx'
import { removeLabel } from './note-actions.ts'
import type { NoteLabel } from './note.ts'
import { saveLabel } from './queries.ts'
import { labelTitle } from './words.ts'

/** Creates, renames and deletes note labels. */
export function NoteLabelsDialog({ labels, onClose }: { labels: NoteLabel[]; onClose: () => void }) {
  const { mutateAsync } = useMutation(saveLabel)
  return (
    <LabelsDialog
      labels={labels.map((label) => ({ id: label.id, title: labelTitle(label) }))}
      save={(id, title) => mutateAsync({ id, title })}
      onRemove={(id) => void removeLabel(labels.find((label) => label.id === id)!)}
      onClose={onClose}
    />
  )
}
