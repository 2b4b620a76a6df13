import { useId, useRef, useState } from 'react'
import { onDemand } from '../../../ui/on-demand.tsx'

const EmojiChoice = onDemand(async () => (await import('./EmojiChoice.tsx')).EmojiChoice)

/** Opens the emoji picker. Its data is larger than the screen's code, so it is loaded on demand. */
export function EmojiButton({ onChoose }: { onChoose: (emoji: string) => void }) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="icon-button emoji-button"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label="Emojis"
        title="Emojis"
        onPointerEnter={() => EmojiChoice.preload()}
      >
        <i className="pi pi-face-smile" aria-hidden="true" />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Emojis"
        className="emoji-panel"
        onToggle={(event) => setIsOpen(event.newState === 'open')}
      >
        {isOpen && (
          <EmojiChoice
            onChoose={(emoji) => {
              panel.current?.hidePopover()
              onChoose(emoji)
            }}
          />
        )}
      </div>
    </>
  )
}
