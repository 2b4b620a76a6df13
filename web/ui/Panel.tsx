import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { classNames } from './class-names.ts'
import { focusPanel } from './focus-panel.ts'
import { IconButton } from './IconButton.tsx'
import './Panel.css'

type PanelProps = {
  title: string
  /** After the title, such as a count. */
  aside?: ReactNode
  /** Controls to the right of the title. */
  actions?: ReactNode
  /** Set in a nested view: returns to the first one. */
  onBack?: () => void
  onClose: () => void
  /** The outcome of the last action, at the bottom. */
  note?: { tone: 'calm' | 'danger'; text: string; action?: { label: string; run: () => void } } | null
  children: ReactNode
}

/** The content of a fly-out of the top bar: header, scrolling content, outcome of the last action. */
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
      {/* Always rendered: a live region announces only changes of its content. */}
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
