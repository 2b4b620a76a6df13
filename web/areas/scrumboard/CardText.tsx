import { useLayoutEffect } from 'react'
import { call } from '../../api/operations.ts'
import { saveSeen } from '../../api/save-seen.ts'
import { useSeen } from '../../api/use-seen.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormFrame } from '../../ui/form/FormFrame.tsx'
import { FormNote } from '../../ui/form/Form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { RichText } from '../../ui/RichText.tsx'
import { RichTextField } from '../../ui/RichTextField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { acceptCard, cachedCard, sendCard } from './board-changes.ts'
import type { Card, CardPatch } from './queries.ts'

type Draft = { title: string; description: string }
const labels: Partial<Record<keyof CardPatch, string>> = { title: 'Título', description: 'Descripción' }
const draftOf = ({ title, description }: Card): Draft => ({ title, description: description ?? '' })

/** The fields that differ from the stored card. */
function patchOf(draft: Draft, card: Card): CardPatch {
  const stored = draftOf(card)
  return {
    ...(draft.title.trim() !== stored.title && { title: draft.title.trim() }),
    ...(draft.description !== stored.description && { description: draft.description || null }),
  }
}

const plainText = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent

/** Title and description, saved together. Asks the user before overwriting concurrent changes. */
export function CardText({ card, mayWrite }: { card: Card; mayWrite: boolean }) {
  const seen = useSeen(card)
  const form = useForm<Draft>({
    draft: { kind: 'tarjeta', record: card.id },
    seen,
    values: draftOf(card),
    check: ({ title }) => ({ title: title.trim() ? undefined : 'Escribí un título.' }),
    save: async (draft) => {
      const latest = cachedCard(card)
      const before = seen.get()
      const patch = patchOf(draft, before)
      const saved = await saveSeen({
        seen: before,
        latest,
        patch,
        load: () => call('getCard', { id: card.id }),
        send: (change) => sendCard(card.id, change),
        name: before.title,
        say: (_key, value) => (value ? `«${plainText(String(value))}»` : 'nada'),
        label: (key) => labels[key] ?? String(key),
      })
      if (saved) acceptCard(saved)
    },
  })
  useLayoutEffect(() => seen.follow(form.isDirty))
  return (
    <FormFrame form={form} label="Texto de la tarjeta" className="card-text">
      <TextField label="Título" required maxLength={200} readOnly={!mayWrite} {...form.field('title')} />
      {mayWrite ? (
        <RichTextField
          label="Descripción"
          placeholder="Qué hay que hacer, con qué y para cuándo…"
          {...form.field('description')}
        />
      ) : (
        card.description && <RichText html={card.description} />
      )}
      {form.failure && <Alert type="error">No se guardó la tarjeta. {form.failure}</Alert>}
      {(form.isDirty || form.isSaving || form.isSaved) && (
        <div className="card-text-actions">
          <FormNote form={form} />
          {(form.isDirty || form.isSaving) && (
            <>
              <Button size="small" onClick={form.discard}>
                Descartar
              </Button>
              <Button size="small" type="submit" variant="primary" busy={form.isSaving}>
                Guardar
              </Button>
            </>
          )}
        </div>
      )}
    </FormFrame>
  )
}
