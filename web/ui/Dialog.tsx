import { onDemand } from './on-demand.tsx'

/** A modal dialog (`ModalDialog`), loaded on demand: PrimeReact's is 33 kB. */
export const Dialog = onDemand(async () => (await import('./ModalDialog.tsx')).ModalDialog)
// Preloaded after the first screen: a confirmation must work offline, too.
Dialog.preload()
