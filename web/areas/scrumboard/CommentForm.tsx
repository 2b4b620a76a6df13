import { useMutation } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { isComposing } from '../../lib/composing.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormFrame } from '../../ui/form/FormFrame.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { createComment, updateComment, type Comment } from './queries.ts'

type CommentFormProps = { cardId: string; comment?: Comment; onDone: () => void }

/** Creates or edits a comment; Ctrl+Enter sends it. Keeps the text if sending fails. */
export function CommentForm({ cardId, comment, onDone }: CommentFormProps) {
  const { mutateAsync: create } = useMutation(createComment)
  const { mutateAsync: update } = useMutation(updateComment)
  const form = useForm({
    draft: { kind: 'comentario', record: comment?.id ?? null, parent: cardId },
    values: { text: comment?.text ?? '' },
    check: ({ text }) => ({ text: text.trim() ? undefined : 'Escribí algo.' }),
    save: ({ text }) =>
      comment
        ? update({ body: { id: comment.id, comment: { text } } })
        : create({ body: { comment: { cardId, text } } }),
    onSaved: onDone,
  })
  const isOpen = comment !== undefined || form.isDirty || form.isSaving
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event) || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    form.submit()
  }
  return (
    <FormFrame form={form} label={comment ? 'Editar el comentario' : 'Nuevo comentario'} className="comment-form">
      <TextAreaField
        label={comment ? 'Texto del comentario' : 'Comentar'}
        placeholder="Qué pasó, qué falta, a quién esperar…"
        rows={isOpen ? 3 : 1}
        maxLength={5000}
        autoFocus={comment !== undefined}
        onKeyDown={sendByKey}
        {...form.field('text')}
      />
      {form.failure && <Alert type="error">No se guardó el comentario. {form.failure}</Alert>}
      {isOpen && (
        <div className="comment-form-actions">
          <Button
            size="small"
            onClick={() => {
              form.discard()
              if (comment) onDone()
            }}
          >
            Cancelar
          </Button>
          <Button size="small" type="submit" variant="primary" busy={form.isSaving}>
            {comment ? 'Guardar' : 'Comentar'}
          </Button>
        </div>
      )}
    </FormFrame>
  )
}
