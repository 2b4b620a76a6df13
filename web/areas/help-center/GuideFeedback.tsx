import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { attempt } from '../../api/attempt.ts'
import { q } from '../../api/operations.ts'
import { Button } from '../../ui/Button.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { saveFeedback } from './queries.ts'
import './GuideFeedback.css'

const failure = 'No se guardó tu respuesta.'

/** Asks whether a guide helped and, if not, why. The answer can be changed or withdrawn. */
export function GuideFeedback({ guideId }: { guideId: string }) {
  const { data } = useQuery(q('getGuideFeedback', { guideId }))
  const [reason, setReason] = useState<string>()
  const [isThanked, setIsThanked] = useState(false)
  const useful = data?.useful ?? null
  const save = async (next: boolean | null, text = '') => {
    const isSaved = await attempt(saveFeedback, { guideId, body: { useful: next, reason: text } }, failure)
    if (isSaved) setIsThanked(next === true || text !== '')
  }
  const answer = (next: boolean) => void save(next === useful ? null : next)
  return (
    <section className="guide-feedback" aria-label="¿Te sirvió?">
      <p className="guide-question">¿Te sirvió esta guía?</p>
      <div className="guide-answers">
        <Button size="small" aria-pressed={useful === true} onClick={() => answer(true)}>
          <i className="pi pi-thumbs-up" aria-hidden="true" /> Sí
        </Button>
        <Button size="small" aria-pressed={useful === false} onClick={() => answer(false)}>
          <i className="pi pi-thumbs-down" aria-hidden="true" /> No
        </Button>
        <span role="status" className="guide-thanks">
          {isThanked && useful !== null && 'Gracias, lo anotamos.'}
        </span>
      </div>
      {useful === false && (
        <div className="guide-reason">
          <TextAreaField
            label="¿Qué faltó o qué está mal?"
            rows={3}
            maxLength={1000}
            value={reason ?? data?.reason ?? ''}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button size="small" disabled={!reason?.trim()} onClick={() => void save(false, reason?.trim())}>
            Enviar
          </Button>
        </div>
      )}
    </section>
  )
}
