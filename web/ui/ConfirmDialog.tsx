import { Button } from './Button.tsx'
import type { PendingConfirmation } from './confirm.ts'
import { Dialog } from './Dialog.tsx'
import 'primeicons/primeicons.css'
import './ConfirmDialog.css'

/** Shows the question that `confirm()` asked. Rendered once, by the shell. */
export function ConfirmDialog({ question }: { question: PendingConfirmation }) {
  const { title, message, icon, actions, dismissible, answer } = question
  const isDangerous = actions.confirm.color === 'warn'
  return (
    <Dialog title={title} isOpen width={440} dismissible={dismissible} onClose={() => answer('cancelled')}>
      <div className="confirm">
        {icon.show && <i className={`pi ${icon.name} confirm-icon confirm-icon-${icon.color}`} aria-hidden="true" />}
        <p>{message}</p>
      </div>
      <div className="confirm-actions">
        {actions.cancel.show && (
          <Button autoFocus onClick={() => answer('cancelled')}>
            {actions.cancel.label}
          </Button>
        )}
        {actions.confirm.show && (
          <Button variant={isDangerous ? 'danger' : 'primary'} onClick={() => answer('confirmed')}>
            {actions.confirm.label}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
