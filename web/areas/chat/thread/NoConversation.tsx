import { Button } from '../../../ui/Button.tsx'
import { Drawing } from '../../../ui/Drawing.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'

/** Shown while no conversation is open. */
export function NoConversation({ onNew }: { onNew: () => void }) {
  return (
    <div className="thread-none screen-only">
      <EmptyState
        title="Elegí una conversación"
        drawing={<Drawing name="plan" />}
        actions={<Button onClick={onNew}>Escribirle a alguien</Button>}
      >
        A la izquierda están las personas con las que hablás. Con <kbd>j</kbd> y <kbd>k</kbd> pasás de una a otra.
      </EmptyState>
    </div>
  )
}
