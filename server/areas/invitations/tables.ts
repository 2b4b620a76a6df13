import type { Role } from '../../context.ts'

export type InvitationsTables = {
  /** Open invitations; accepting or withdrawing deletes them. */
  invitations: {
    id: string
    companyId: number
    /** Lower case; unique in a company. */
    mail: string
    rol: Role
    /** As in memberships. */
    proyectos: string | null
    tokenHash: string
    sentAt: string
    expiresAt: string
    invitedBy: string
  }
}
