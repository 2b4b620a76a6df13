/** Something that the person who runs the store's commands can act on: a Spanish sentence. */
export class AdminFailure extends Error {}

/** Tells people what goes on; each step is one Spanish sentence. */
export type Progress = (step: string) => void
