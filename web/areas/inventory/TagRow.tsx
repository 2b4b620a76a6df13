import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { isComposing } from '../../lib/composing.ts'
import { errorMessage } from '../../api/problem.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { renameTag, type Tag } from './queries.ts'

type TagRowProps = { tag: Tag; isChosen: boolean; onToggle: () => void; onDelete: () => void }

/** A tag that can be toggled for the product and renamed in place. */
export function TagRow({ tag, isChosen, onToggle, onDelete }: TagRowProps) {
  const [title, setTitle] = useState<string | null>(null)
  const rename = useMutation(renameTag)
  const pencil = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const isOpen = title !== null
  useEffect(() => {
    if (wasOpen.current && !isOpen) pencil.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const close = () => {
    rename.reset()
    setTitle(null)
  }
  const save = () => {
    const next = title?.trim()
    if (!next || rename.isPending) return
    if (next === tag.title) close()
    else rename.mutate({ body: { id: tag.id, tag: { title: next } } }, { onSuccess: close })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    if (event.key === 'Enter') save()
    else close()
  }
  if (title === null) {
    return (
      <li className="product-tag">
        <label>
          <Checkbox label={tag.title} checked={isChosen} onChange={onToggle} />
          <span>{tag.title}</span>
        </label>
        <IconButton
          ref={pencil}
          icon="pi-pencil"
          label={`Renombrar ${tag.title}`}
          onClick={() => setTitle(tag.title)}
        />
        <IconButton icon="pi-trash" className="product-danger" label={`Eliminar ${tag.title}`} onClick={onDelete} />
      </li>
    )
  }
  return (
    <li className="product-tag">
      <input
        className="input"
        aria-label={`Nuevo nombre de ${tag.title}`}
        aria-invalid={rename.error ? true : undefined}
        maxLength={100}
        autoFocus
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton icon="pi-check" label="Guardar el nombre" onClick={save} />
      <IconButton icon="pi-times" label="No cambiar el nombre" onClick={close} />
      {rename.error && (
        <p className="product-tag-error" role="alert">
          No se guardó. {errorMessage(rename.error)}
        </p>
      )}
    </li>
  )
}
