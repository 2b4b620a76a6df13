import { createStore } from '../lib/store.ts'

export type ActionColor = 'primary' | 'accent' | 'warn' | 'basic'
/** The options of a confirmation dialog (docs/domain/suite.md, Loading overlay and notices). */
export type Confirmation = {
  title: string
  message: string
  icon: {
    show: boolean
    name: string
    color: 'primary' | 'accent' | 'warn' | 'basic' | 'info' | 'success' | 'warning' | 'error'
  }
  actions: {
    confirm: { show: boolean; label: string; color: ActionColor }
    cancel: { show: boolean; label: string; color: ActionColor }
  }
  dismissible: boolean
}
export type ConfirmationResult = 'confirmed' | 'cancelled'
type Part<T> = { [Key in keyof T]?: T[Key] extends object ? Part<T[Key]> : T[Key] }

/** In English, as docs/domain/suite.md has them; every call in Obra passes Spanish texts. */
const defaults: Confirmation = {
  title: 'Confirm action',
  message: 'Are you sure you want to confirm this action?',
  icon: { show: true, name: 'pi-exclamation-triangle', color: 'warn' },
  actions: {
    confirm: { show: true, label: 'Confirm', color: 'warn' },
    cancel: { show: true, label: 'Cancel', color: 'basic' },
  },
  dismissible: false,
}

export type PendingConfirmation = Confirmation & { answer: (result: ConfirmationResult) => void }

/** The question on the screen, if any. */
export const pendingConfirmation = createStore<PendingConfirmation | null>(null)

type Step = {
  title: string
  message: string
  /** The text of the button that does it. */
  label: string
  /** Warns in red of a step that loses data. */
  isLossy?: boolean
}

/** Asks before a step, with 'Volver' and Escape as ways out; true to do it. */
export async function askFirst({ title, message, label, isLossy = false }: Step): Promise<boolean> {
  const color = isLossy ? 'warn' : 'primary'
  const answer = await confirm({
    title,
    message,
    icon: isLossy ? {} : { name: 'pi-question', color: 'primary' },
    actions: { confirm: { label, color }, cancel: { label: 'Volver' } },
    dismissible: true,
  })
  return answer === 'confirmed'
}

/** Asks the user; resolves with the answer. A new question cancels a pending one. */
export function confirm(options: Part<Confirmation> = {}): Promise<ConfirmationResult> {
  pendingConfirmation.get()?.answer('cancelled')
  return new Promise((resolve) => {
    const answer = (result: ConfirmationResult) => {
      pendingConfirmation.set(null)
      resolve(result)
    }
    pendingConfirmation.set({
      ...defaults,
      ...options,
      icon: { ...defaults.icon, ...options.icon },
      actions: {
        confirm: { ...defaults.actions.confirm, ...options.actions?.confirm },
        cancel: { ...defaults.actions.cancel, ...options.actions?.cancel },
      },
      answer,
    })
  })
}
