import { useMutation } from '@tanstack/react-query'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { LabelsDialog } from '../../ui/LabelsDialog.tsx'
import { removeTag, setTag } from './contact-actions.ts'
import { saveTag, type ContactTag } from './queries.ts'
import { countWord, tagTitle } from './words.ts'

type TagsDialogProps = {
  tags: ContactTag[]
  /** The contacts to tag: none, one, or several. */
  ids: string[]
  /** The tags of the single contact; null for none or several. */
  carried: string[] | null
  onClose: () => void
}

/** Manages all tags: assign and unassign, create, rename, delete. */
export function TagsDialog({ tags, ids, carried, onClose }: TagsDialogProps) {
  const { mutateAsync } = useMutation(saveTag)
  const tagOf = (id: string) => tags.find((tag) => tag.id === id)!
  const save = async (id: string | null, title: string) => {
    const saved = await mutateAsync({ id, title })
    if (id === null && ids.length > 0) void setTag(ids, saved, true, carried !== null)
  }
  return (
    <LabelsDialog
      title={carried ? 'Etiquetas del contacto' : ids.length > 0 ? `Etiquetar ${countWord(ids.length)}` : 'Etiquetas'}
      labels={tags.map((tag) => ({ id: tag.id, title: tagTitle(tag) }))}
      save={save}
      onRemove={(id) => void removeTag(tagOf(id))}
      draw={({ id, title }) =>
        carried && (
          <label className="labels-dialog-name">
            <Checkbox
              label={title}
              checked={carried.includes(id)}
              onChange={() => void setTag(ids, tagOf(id), !carried.includes(id), true)}
            />
            {title}
          </label>
        )
      }
      beside={({ id, title }) =>
        !carried &&
        ids.length > 0 && (
          <>
            <Button size="small" aria-label={`Poner ${title}`} onClick={() => void setTag(ids, tagOf(id), true, false)}>
              Poner
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={`Sacar ${title}`}
              onClick={() => void setTag(ids, tagOf(id), false, false)}
            >
              Sacar
            </Button>
          </>
        )
      }
      onClose={onClose}
    />
  )
}
