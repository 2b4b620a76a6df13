import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { isComposing } from '../../lib/composing.ts'
import { errorMessage } from '../../api/problem.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { confirm } from '../../ui/confirm.ts'
import type { FormState } from '../../ui/form/form-types.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { ProductDraft } from './product-draft.ts'
import { createTag, deleteTag, tagsQuery, type Tag } from './queries.ts'
import { TagRow } from './TagRow.tsx'
import { matchingTags } from './tag-search.ts'

const maxTags = 50

/** A product's tags. Also creates, renames and deletes tags for all products. */
export function TagsSection({ form, isReadOnly }: { form: FormState<ProductDraft>; isReadOnly: boolean }) {
  const { value: chosen, onChange: choose, error: refused } = form.field('tags')
  const [text, setText] = useState('')
  const { data: all, error: loadError, refetch } = useQuery(tagsQuery)
  const create = useMutation(createTag)
  const remove = useMutation(deleteTag)
  const { matches, isNew } = matchingTags(all ?? [], text)
  const toggle = ({ id }: Tag) => {
    const tags = chosen.includes(id) ? chosen.filter((tag) => tag !== id) : [...chosen, id]
    if (tags.length <= maxTags) choose(tags)
  }
  const add = useOneAtATime(async () => {
    const tag = await create.mutateAsync({ body: { tag: { title: text.trim() } } }).catch(() => null)
    if (!tag) return
    setText('')
    choose([...chosen, tag.id])
  })
  const takeFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return
    event.preventDefault()
    if (isNew) void add()
    else if (matches[0]) toggle(matches[0])
  }
  const askToDelete = async (tag: Tag) => {
    const answer = await confirm({
      title: `¿Eliminar la etiqueta «${tag.title}»?`,
      message: 'Se quita de todos los productos que la llevan. No se puede deshacer.',
      actions: { confirm: { label: 'Eliminar de todos' }, cancel: { label: 'Conservarla' } },
      dismissible: true,
    })
    if (answer !== 'confirmed') return
    const isGone = await remove.mutateAsync({ id: tag.id }).catch(() => null)
    if (isGone && chosen.includes(tag.id)) choose(chosen.filter((id) => id !== tag.id))
  }
  const failure = create.error ?? remove.error
  if (isReadOnly) return <ChosenTags tags={(all ?? []).filter(({ id }) => chosen.includes(id))} />
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
        {matches.map((tag) => (
          <TagRow
            key={tag.id}
            tag={tag}
            isChosen={chosen.includes(tag.id)}
            onToggle={() => toggle(tag)}
            onDelete={() => void askToDelete(tag)}
          />
        ))}
      </ul>
    </div>
  )
}

function ChosenTags({ tags }: { tags: Tag[] }) {
  if (tags.length === 0) return <p className="product-note">Este producto no lleva etiquetas.</p>
  return (
    <ul role="list" className="product-tag-list" aria-label="Etiquetas">
      {tags.map(({ id, title }) => (
        <li key={id} className="product-tag">
          {title}
        </li>
      ))}
    </ul>
  )
}
