import type { Generated } from 'kysely'
import type { components } from '../../../openapi/generated/schema.d.ts'

type BoardLabelColor = components['schemas']['BoardLabelColor']

export type ScrumboardTables = {
  /** Everybody who is on a board. Those who have an account show its name and picture. */
  scrumboardMembers: {
    id: string
    /** The company of a person without an account; null for those who have one. */
    developerId: number | null
    name: string
    avatar: string | null
  }
  boards: {
    id: string
    developerId: number
    title: string
    sortKey: string
    description: string
    icon: string
    lastActivity: string
  }
  boardMembers: {
    boardId: string
    memberId: string
    /** The order in which the members were sent. */
    place: number
  }
  boardLabels: {
    id: string
    boardId: string
    title: string
    sortKey: string
    color: Generated<BoardLabelColor>
  }
  boardLists: {
    id: string
    boardId: string
    position: number
    title: string
  }
  cards: {
    seq: Generated<number>
    id: string
    boardId: string
    listId: string
    position: number
    title: string
    description: string | null
    dueDate: string | null
    completed: number
    version: Generated<number>
    /** Title and description, folded. */
    searchText: string
  }
  cardLabels: {
    cardId: string
    labelId: string
  }
  cardMembers: {
    cardId: string
    memberId: string
    /** The order in which the members were sent. */
    place: number
  }
}
