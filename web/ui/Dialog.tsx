import { onDemand } from './on-demand.tsx'

/** A modal dialog (`ModalDialog`). PrimeReact's is 33 kB, which no screen waits for. */
export const Dialog = onDemand(async () => (await import('./ModalDialog.tsx')).ModalDialog)
// Right after the screen: a question has to come up with the server away, too.
Dialog.preload()
