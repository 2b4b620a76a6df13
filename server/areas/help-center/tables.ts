export type HelpCenterTables = {
  guideFeedback: {
    userId: string
    /** The id of a guide, which may not exist in a later release. */
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
