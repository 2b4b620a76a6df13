/** An error that the operator can act on; its message is a Spanish sentence. */
export class AdminFailure extends Error {}

/** Reports a step to the operator: one Spanish sentence. */
export type Progress = (step: string) => void
