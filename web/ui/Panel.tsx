import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { classNames } from './class-names.ts'
import { focusPanel } from './focus-panel.ts'
import { IconButton } from './IconButton.tsx'
import './Panel.css'

type PanelProps = {
  title: string
  /** Behind the title: a count, say. */
  aside?: ReactNode
  /** Controls at the right of the title. */
  actions?: ReactNode
  /** Where the panel shows something under its first view: leads back to that. */
  onBack?: () => void
  onClose: () => void
  /** What came of the last action, told at the foot. */
  note?: { tone: 'calm' | 'danger'; text: string; action?: { label: string; run: () => void } } | null
  children: ReactNode
}

/** What a fly-out of the top bar shows: a head, the content that scrolls, the outcome of the last action. */
export function Panel({ title, aside, actions, onBack, onClose, note, children }: PanelProps) {
  return (
    <section className="panel">
      <header className="panel-header">
        {onBack && <IconButton label="Volver" icon="pi-arrow-left" onClick={onBack} />}
        <h2 className="panel-title">{title}</h2>
        {aside}
        <div className="panel-actions">{actions}</div>
        <IconButton label="Cerrar" icon="pi-times" className="panel-close" onClick={onClose} />
      </header>
      <div className="panel-body">{children}</div>
      {/* Always there, so that what appears in it is announced. */}
      <div role={note?.tone === 'danger' ? 'alert' : 'status'}>
        {note && (
          <div className={classNames('panel-note', `panel-note-${note.tone}`)}>
            <span>{note.text}</span>
            {note.action && (
              <Button
                size="small"
                onClick={(event) => {
                  focusPanel(event.currentTarget)
                  note.action?.run()
                }}
              >
                {note.action.label}
              </Button>
            )}
          </div>
        )}
      </div>
    </section>
  )
}
