import { words } from '../../../openapi/generated/words.ts'
import { createStore } from '../../lib/store.ts'
import type { Alcance } from './queries.ts'

export type Choice = { value: string; label: string }
export type PendingChoice = {
  title: string
  message: string
  choices: readonly Choice[]
  /** Null if the user goes back. */
  answer: (value: string | null) => void
}

/** The question on the screen, if any; `ChoiceQuestion` shows it. */
export const pendingChoice = createStore<PendingChoice | null>(null)

/** Asks the user to choose one of several ways; null if none. A new question cancels a pending one. */
export function askChoice<Value extends string>(question: {
  title: string
  message: string
  choices: readonly { value: Value; label: string }[]
}): Promise<Value | null> {
  pendingChoice.get()?.answer(null)
  return new Promise((resolve) => {
    const answer = (value: string | null) => {
      pendingChoice.set(null)
      resolve(question.choices.find((each) => each.value === value)?.value ?? null)
    }
    pendingChoice.set({ ...question, answer })
  })
}

export const scopeOptions = (['este', 'siguientes', 'todos'] as const).map((value) => ({
  value,
  label: words.EventoAlcance[value],
}))

/** Asks which occurrences of a series a change applies to. */
export const askScope = (title: string): Promise<Alcance | null> =>
  askChoice({ title, message: 'Este evento se repite. ¿A cuáles se aplica?', choices: scopeOptions })
