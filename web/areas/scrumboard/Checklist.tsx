import { useRef, useState, type KeyboardEvent } from 'react'
import { isComposing } from '../../lib/composing.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { offerUndoOf } from '../../ui/undo.ts'
import { changeCard } from './board-changes.ts'
import { moveStep, restoreStep, withoutStep, withStep } from './checklist.ts'
import { InlineText } from './InlineText.tsx'
import type { Card, Step } from './queries.ts'
import './Checklist.css'
import { newUuid } from '../../lib/uuid.ts'

type ChecklistProps = { card: Card; mayWrite: boolean }
const mostSteps = 200

/** The steps of a card, edited in place. Each change is saved immediately. */
export function Checklist({ card, mayWrite }: ChecklistProps) {
  const { checklist } = card
  const done = checklist.filter(({ completed }) => completed).length
  if (checklist.length === 0 && !mayWrite) return null
  return (
    <section className="checklist" aria-label="Pasos">
      <h3 className="card-part-title">
        Pasos
        {checklist.length > 0 && (
          <span>
            {done} de {checklist.length}
          </span>
        )}
      </h3>
      {checklist.length > 0 && (
        <progress className="checklist-progress" aria-label="Pasos hechos" value={done} max={checklist.length} />
      )}
      <ul role="list">
        {checklist.map((step, index) => (
          <StepRow key={step.id} card={card} step={step} index={index} mayWrite={mayWrite} />
        ))}
      </ul>
      {mayWrite && checklist.length < mostSteps && <NewStep card={card} />}
    </section>
  )
}

/** Changes the latest steps of the card, so that concurrent changes are kept. */
const change = (card: Card, next: (steps: readonly Step[]) => Step[]) =>
  changeCard(card, (latest) => ({ checklist: next(latest.checklist) }), `No se cambiaron los pasos de «${card.title}»`)

type StepRowProps = { card: Card; step: Step; index: number; mayWrite: boolean }

function StepRow({ card, step, index, mayWrite }: StepRowProps) {
  const { id, text, completed } = step
  const save = (part: Partial<Step>) =>
    change(card, (steps) => steps.map((each) => (each.id === id ? { ...each, ...part } : each)))
  const remove = () => {
    const isRemoved = change(card, (steps) => withoutStep(steps, id))
    const undo = () => void change(card, (steps) => restoreStep(steps, step, index))
    void offerUndoOf(isRemoved, { text: `Eliminaste el paso «${text}».`, undo })
  }
  const press = (event: KeyboardEvent) => {
    const by = event.altKey ? ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key] : undefined
    if (!by || !mayWrite) return
    event.preventDefault()
    void change(card, (steps) => moveStep(steps, id, by))
  }
  return (
    <li className={classNames('checklist-step', completed && 'checklist-done')} onKeyDown={press}>
      <Checkbox
        label={`Paso: ${text}`}
        checked={completed}
        disabled={!mayWrite}
        onChange={(event) => void save({ completed: event.target.checked })}
      />
      <span className="checklist-text">
        <InlineText
          text={text}
          label={`Texto del paso ${text}`}
          hint="Cambiar el paso; Alt y las flechas lo mueven"
          maxLength={500}
          isFixed={!mayWrite}
          onSave={(next) => save({ text: next })}
        />
      </span>
      {mayWrite && <IconButton icon="pi-times" label={`Eliminar el paso ${text}`} onClick={remove} />}
    </li>
  )
}

/** Enter adds the step and clears the field. If saving fails, the text is restored. */
function NewStep({ card }: { card: Card }) {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const add = async () => {
    const typed = text.trim()
    if (!typed) return
    const step = { id: newUuid(), text: typed, completed: false }
    setText('')
    if (!(await change(card, (steps) => withStep(steps, step)))) setText((later) => later || typed)
    field.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <input
      ref={field}
      className="input"
      aria-label="Nuevo paso"
      placeholder="Agregar un paso y Enter"
      maxLength={500}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposing(event)) return
        event.preventDefault()
        void add()
      }}
    />
  )
}
