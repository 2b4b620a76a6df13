import { useMutation } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { errorMessage } from '../../api/problem.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { removeTag, setTag } from './contact-actions.ts'
import { saveTag, type ContactTag } from './queries.ts'
import { countWord, tagTitle } from './words.ts'
import './TagsDialog.css'

type TagsDialogProps = {
  tags: ContactTag[]
  /** The contacts that are tagged here: none, one, or several. */
  ids: string[]
  /** What the one contact carries; null where there are none or several. */
  carried: string[] | null
  onClose: () => void
}

/** All tags in one place: put on contacts and taken off, created, renamed, deleted. */
export function TagsDialog({ tags, ids, carried, onClose }: TagsDialogProps) {
  const [editing, setEditing] = useState<string | null>(null)
  const title = carried ? 'Etiquetas del contacto' : ids.length > 0 ? `Etiquetar ${countWord(ids.length)}` : 'Etiquetas'
  return (
    <Dialog title={title} isOpen onClose={onClose} width={480}>
      <NewTag onCreated={(tag) => ids.length > 0 && void setTag(ids, tag, true, carried !== null)} />
      {tags.length === 0 && <p className="tags-none">Todavía no hay etiquetas. Escribí la primera.</p>}
      <ul className="tags-list">
        {tags.map((tag) => (
          <li key={tag.id} className="tags-row">
            {editing === tag.id ? (
              <TagName tag={tag} onClose={() => setEditing(null)} />
            ) : (
              <>
                {carried ? (
                  <label className="tags-name">
                    <Checkbox
                      label={tagTitle(tag)}
                      checked={carried.includes(tag.id)}
                      onChange={() => void setTag(ids, tag, !carried.includes(tag.id), true)}
                    />
                    {tagTitle(tag)}
                  </label>
                ) : (
                  <span className="tags-name">{tagTitle(tag)}</span>
                )}
                {!carried && ids.length > 0 && (
                  <>
                    <Button
                      size="small"
                      aria-label={`Poner ${tagTitle(tag)}`}
                      onClick={() => void setTag(ids, tag, true, false)}
                    >
                      Poner
                    </Button>
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={`Sacar ${tagTitle(tag)}`}
                      onClick={() => void setTag(ids, tag, false, false)}
                    >
                      Sacar
                    </Button>
                  </>
                )}
                <IconButton icon="pi-pencil" label={`Renombrar ${tagTitle(tag)}`} onClick={() => setEditing(tag.id)} />
                <IconButton icon="pi-trash" label={`Eliminar ${tagTitle(tag)}`} onClick={() => void removeTag(tag)} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Saves the title that was typed; what could not be saved stays, with the reason. */
function useTitle(id: string | null, start: string, onSaved: (tag: ContactTag) => void) {
  const [text, setText] = useState(start)
  const { mutate, isPending, error } = useMutation(saveTag)
  const save = () => {
    if (text.trim() === '' || isPending) return
    const onSuccess = (saved: ContactTag) => {
      if (id === null) setText('')
      onSaved(saved)
    }
    mutate({ id, title: text.trim() }, { onSuccess })
  }
  return { text, setText, save, isPending, failure: error ? errorMessage(error) : undefined }
}

function NewTag({ onCreated }: { onCreated: (tag: ContactTag) => void }) {
  const { text, setText, save, isPending, failure } = useTitle(null, '', onCreated)
  return (
    <form
      className="tags-new"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <input
        className="input"
        aria-label="Etiqueta nueva"
        placeholder="Etiqueta nueva"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="primary" busy={isPending} disabled={text.trim() === ''}>
        Crear
      </Button>
      {failure && <Alert type="error">No se creó la etiqueta. {failure}</Alert>}
    </form>
  )
}

function TagName({ tag, onClose }: { tag: ContactTag; onClose: () => void }) {
  const shown = tagTitle(tag)
  const { text, setText, save, isPending, failure } = useTitle(tag.id, shown, onClose)
  // A translated title that was left alone stays as it is stored.
  const finish = () => (text.trim() === shown ? onClose() : save())
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish()
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <>
      <input
        className="input"
        aria-label={`Nombre de ${shown}`}
        autoFocus
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      <Button size="small" busy={isPending} onClick={finish}>
        Guardar
      </Button>
      <Button size="small" variant="quiet" onClick={onClose}>
        Cancelar
      </Button>
      {failure && <Alert type="error">No se guardó. {failure}</Alert>}
    </>
  )
}
