import type { Role } from '../../context.ts'

export type InvitationsTables = {
  /** What waits to be accepted; accepting and withdrawing delete it. */
  invitations: {
    id: string
    developerId: number
    /** Lower case; once in a company. */
    mail: string
    rol: Role
    tokenHash: string
    sentAt: string
    expiresAt: string
    invitedBy: string
  }
}
