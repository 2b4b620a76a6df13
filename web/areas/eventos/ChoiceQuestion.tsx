import { useStore } from '../../lib/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { pendingChoice } from './ask-choice.ts'
import './ChoiceQuestion.css'

/** Shows the pending question of `askChoice()`. */
export function ChoiceQuestion() {
  const question = useStore(pendingChoice)
  if (!question) return null
  const { title, message, choices, answer } = question
  return (
    <Dialog title={title} isOpen width={440} placesFocus onClose={() => answer(null)}>
      <p>{message}</p>
      <div className="choice-question">
        {choices.map(({ value, label }, index) => (
          <Button key={value} block autoFocus={index === 0} onClick={() => answer(value)}>
            {label}
          </Button>
        ))}
        <Button block variant="quiet" onClick={() => answer(null)}>
          Volver
        </Button>
      </div>
    </Dialog>
  )
}
