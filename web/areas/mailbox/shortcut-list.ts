import { createStore } from '../../lib/store.ts'

/** The keyboard shortcuts of the mailbox, for the help dialog. */
export const shortcuts: { title: string; keys: { keys: string[]; text: string }[] }[] = [
  {
    title: 'Moverse',
    keys: [
      { keys: ['j'], text: 'Mail siguiente' },
      { keys: ['k'], text: 'Mail anterior' },
      { keys: ['Enter'], text: 'Abrir el mail' },
      { keys: ['Esc'], text: 'Cerrar el mail o soltar la selección' },
      { keys: ['/'], text: 'Buscar' },
    ],
  },
  {
    title: 'Escribir',
    keys: [
      { keys: ['c'], text: 'Redactar un mail' },
      { keys: ['r'], text: 'Responder' },
      { keys: ['a'], text: 'Responder a todos' },
      { keys: ['f'], text: 'Reenviar' },
      { keys: ['Ctrl', 'Enter'], text: 'Enviar lo que estás escribiendo' },
    ],
  },
  {
    title: 'Ordenar',
    keys: [
      { keys: ['e'], text: 'Marcar como leído y pasar al siguiente' },
      { keys: ['u'], text: 'Marcar como no leído, o como leído' },
      { keys: ['s'], text: 'Destacar con estrella' },
      { keys: ['i'], text: 'Marcar como importante' },
      { keys: ['x'], text: 'Elegir el mail (con Mayús, hasta acá)' },
      { keys: ['#'], text: 'Mover a la papelera' },
      { keys: ['!'], text: 'Marcar como spam' },
      { keys: ['z'], text: 'Deshacer lo último' },
    ],
  },
  { title: 'Ayuda', keys: [{ keys: ['?'], text: 'Ver esta lista' }] },
]

const storageKey = 'obra-mail-keys'

/** Whether single-key shortcuts are on. Users of speech input need to turn them off (WCAG 2.1.4). */
export const areKeysOn = createStore(globalThis.localStorage?.getItem(storageKey) !== 'off')

export function setKeysOn(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, 'off')
  areKeysOn.set(isOn)
}
