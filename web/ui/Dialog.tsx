import { onDemand } from './on-demand.tsx'

/** A modal dialog (`ModalDialog`). PrimeReact's is 33 kB, which a screen needs only once one opens. */
export const Dialog = onDemand(async () => (await import('./ModalDialog.tsx')).ModalDialog)
