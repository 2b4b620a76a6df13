import { useId } from 'react'
import { Button, type ButtonProps } from './Button.tsx'
import type { ActionColor, PendingConfirmation } from './confirm.ts'
import { Dialog } from './Dialog.tsx'
import 'primeicons/primeicons.css'
import './ConfirmDialog.css'

const variants: Record<ActionColor, ButtonProps['variant']> = {
  primary: 'primary',
  accent: 'primary',
  warn: 'danger',
  basic: 'secondary',
}

/** Shows the pending question of `confirm()`. Rendered once, by the shell. */
export function ConfirmDialog({ question }: { question: PendingConfirmation }) {
  const { title, message, icon, actions, answer } = question
  const messageId = useId()
  const hasAction = actions.confirm.show || actions.cancel.show
  return (
    <Dialog
      title={title}
      isOpen
      width={440}
      // A dialog without buttons must be dismissible.
      dismissible={question.dismissible || !hasAction}
      describedBy={messageId}
      placesFocus={hasAction}
      onClose={() => answer('cancelled')}
    >
      <div className="confirm">
        {icon.show && (
          <span className={`confirm-icon confirm-icon-${icon.color}`} aria-hidden="true">
            <i className={`pi ${icon.name}`} />
          </span>
        )}
        <p id={messageId}>{message}</p>
      </div>
      {hasAction && (
        <div className="confirm-actions">
          {actions.cancel.show && (
            <Button
              autoFocus
              variant={variants[actions.cancel.color]}
              className={`confirm-${actions.cancel.color}`}
              onClick={() => answer('cancelled')}
            >
              {actions.cancel.label}
            </Button>
          )}
          {actions.confirm.show && (
            <Button
              autoFocus={!actions.cancel.show}
              variant={variants[actions.confirm.color]}
              className={`confirm-${actions.confirm.color}`}
              onClick={() => answer('confirmed')}
            >
              {actions.confirm.label}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  )
}
