import { createStore } from '../../lib/store.ts'

/** The chat's shortcuts, as the dialog lists them. */
export const chatKeyList: { keys: string[]; text: string }[] = [
  { keys: ['j'], text: 'Conversación siguiente' },
  { keys: ['k'], text: 'Conversación anterior' },
  { keys: ['/'], text: 'Buscar' },
  { keys: ['c'], text: 'Escribirle a alguien' },
  { keys: ['Enter'], text: 'Enviar lo que escribís' },
  { keys: ['Mayús', 'Enter'], text: 'Otra línea' },
  { keys: ['↑'], text: 'Editar lo último que enviaste, con el campo vacío' },
  { keys: ['m'], text: 'Silenciar, o dejar de silenciar' },
  { keys: ['u'], text: 'Marcar como no leída' },
  { keys: ['i'], text: 'Ver con quién hablás' },
  { keys: ['Esc'], text: 'Cerrar el panel o la conversación' },
  { keys: ['?'], text: 'Esta lista' },
]

const storageKey = 'obra-chat-keys'

/** Whether single-key shortcuts are on. Users of dictation turn them off: spoken letters would trigger them. */
export const areChatKeysOn = createStore(globalThis.localStorage?.getItem(storageKey) !== 'off')

export function setChatKeysOn(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, 'off')
  areChatKeysOn.set(isOn)
}
