import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { errorMessage } from '../../api/problem.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { SectionProps } from './ProductEditor.tsx'
import { createTag, deleteTag, tagsQuery, type Tag } from './queries.ts'
import { TagRow } from './TagRow.tsx'
import { matchingTags } from './tag-search.ts'

const maxTags = 50

/** The tags of a product. Tags themselves are created, renamed and deleted here as well, for all products. */
export function TagsSection({ draft, change, field }: SectionProps) {
  const [text, setText] = useState('')
  const { data: all, error: loadError, refetch } = useQuery(tagsQuery)
  const create = useMutation(createTag)
  const remove = useMutation(deleteTag)
  const { found, isNew } = matchingTags(all ?? [], text)
  const toggle = ({ id }: Tag) => {
    const tags = draft.tags.includes(id) ? draft.tags.filter((tag) => tag !== id) : [...draft.tags, id]
    if (tags.length <= maxTags) change({ tags })
  }
  const add = async () => {
    const tag = await create.mutateAsync(text.trim()).catch(() => null)
    if (!tag) return
    setText('')
    change({ tags: [...draft.tags, tag.id] })
  }
  const takeFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (isNew) void add()
    else if (found[0]) toggle(found[0])
  }
  const askToDelete = async (tag: Tag) => {
    const answer = await confirm({
      title: `¿Eliminar la etiqueta «${tag.title}»?`,
      message: 'Se quita de todos los productos que la llevan. No se puede deshacer.',
      actions: { confirm: { label: 'Eliminar de todos' }, cancel: { label: 'Conservarla' } },
      dismissible: true,
    })
    if (answer !== 'confirmed') return
    const isGone = await remove.mutateAsync(tag.id).catch(() => null)
    if (isGone && draft.tags.includes(tag.id)) change({ tags: draft.tags.filter((id) => id !== tag.id) })
  }
  const failure = create.error ?? remove.error
  const refused = field('tags').error
  return (
    <div className="product-tags">
      <TextField
        label="Buscar o crear una etiqueta"
        placeholder="Por ejemplo: exterior"
        maxLength={100}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          create.reset()
          setText(event.target.value)
        }}
        onKeyDown={takeFirst}
      />
      {(failure || refused) && <Alert type="error">{refused ?? `No se pudo. ${errorMessage(failure)}`}</Alert>}
      {isNew && (
        <Button size="small" busy={create.isPending} onClick={() => void add()}>
          <i className="pi pi-plus" aria-hidden="true" /> Crear «{text.trim()}»
        </Button>
      )}
      {loadError && !all && (
        <Alert type="error">
          No pudimos traer las etiquetas. {errorMessage(loadError)}{' '}
          <Button size="small" onClick={() => void refetch()}>
            Reintentar
          </Button>
        </Alert>
      )}
      {!all && !loadError && <Skeleton height="8rem" />}
      {all?.length === 0 && <p className="product-note">Todavía no hay etiquetas. Escribí la primera.</p>}
      <ul role="list" className="product-tag-list" aria-label="Etiquetas">
        {found.map((tag) => (
          <TagRow
            key={tag.id}
            tag={tag}
            isChosen={draft.tags.includes(tag.id)}
            onToggle={() => toggle(tag)}
            onDelete={() => void askToDelete(tag)}
          />
        ))}
      </ul>
    </div>
  )
}
