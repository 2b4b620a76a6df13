export type HelpCenterTables = {
  guideFeedback: {
    userId: string
    /** A guide of the program, which may be gone in a later release. */
    guideId: string
    useful: number
    reason: string
    updatedAt: string
  }
  supportRequests: {
    id: string
    userId: string
    subject: string
    message: string
    /** JSON. */
    context: string
    sentTo: string
    createdAt: string
  }
}
