import type { ReactNode } from 'react'
import { initialOf } from '../lib/format.ts'
import { classNames } from './class-names.ts'
import './ChoiceCard.css'

type ChoiceCardProps = {
  title: string
  detail: string
  /** Details, one line each. */
  facts?: string[]
  /** Position in the list: the colour cycles every four. */
  index: number
  busy?: boolean
  disabled?: boolean
  /** Why choosing it failed. */
  error?: ReactNode
  onChoose: () => void
}

/** One of several choices: an initial, a name and a line of detail. */
export function ChoiceCard({ title, detail, facts = [], index, busy, disabled, error, onChoose }: ChoiceCardProps) {
  return (
    <div className="choice-cell">
      <button
        type="button"
        className={classNames('choice', `choice-${(index % 4) + 1}`)}
        disabled={disabled}
        aria-busy={busy || undefined}
        onClick={busy ? undefined : onChoose}
      >
        <span className="choice-initial" aria-hidden="true">
          {busy ? <span className="spinner" /> : initialOf(title) || <i className="pi pi-building" />}
        </span>
        <span className="choice-text">
          <span className="choice-title">{title}</span>
          <span className={classNames('choice-detail', !/\s/.test(detail) && 'truncated')} title={detail}>
            {detail}
          </span>
          {facts.map((fact) => (
            <span key={fact} className="choice-fact truncated" title={fact}>
              {fact}
            </span>
          ))}
        </span>
      </button>
      {error && (
        <p className="choice-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
