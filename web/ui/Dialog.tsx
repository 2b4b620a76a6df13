import { onDemand } from './on-demand.tsx'

/** A modal dialog (`ModalDialog`), loaded on demand: PrimeReact's is 33 kB. */
export const Dialog = onDemand(async () => (await import('./ModalDialog.tsx')).ModalDialog)
// Preloaded with the screen that has one: it must open offline, too.
Dialog.preload()
