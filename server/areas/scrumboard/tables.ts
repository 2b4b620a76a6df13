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
    deletedAt: string | null
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
    /** How many cards it shall hold at most. */
    limit: number | null
    deletedAt: string | null
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
    /** Title, description and checklist, folded; the title is the first line. */
    searchText: string
    /** That of its board. */
    developerId: number
    /** 0 none to 3 high. */
    priority: Generated<number>
    /** The steps, as JSON. */
    checklist: Generated<string>
    /** How many it has. */
    comments: Generated<number>
    /** How many files it has. */
    attachments: Generated<number>
    archivedAt: string | null
    deletedAt: string | null
    /** 1 while nobody works on it. */
    isFree: Generated<number>
    /** 1 for what is neither archived nor deleted. */
    isShown: Generated<number>
  }
  cardComments: {
    seq: Generated<number>
    id: string
    cardId: string
    memberId: string
    text: string
    createdAt: string
    editedAt: string | null
    deletedAt: string | null
    deletedBy: string | null
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
    /** From here on as the card has them (`copyToMembers`). */
    developerId: Generated<number>
    boardId: Generated<string>
    isShown: Generated<number>
    completed: Generated<number>
    priority: Generated<number>
    seq: Generated<number>
    /** The due date; '9999' without one. */
    due: Generated<string>
  }
  /** Parts of a person's own order of the tasks of a company. */
  taskSections: {
    id: string
    userId: string
    developerId: number
    title: string
    position: number
  }
  /** For as long as they can be brought back. */
  deletedTaskSections: {
    id: string
    userId: string
    developerId: number
    title: string
    position: number
    /** JSON: the ids of the tasks in their order. */
    cards: string
    deletedAt: string
  }
  /** Where a person put a task. */
  taskPlaces: {
    userId: string
    cardId: string
    sectionId: string
    position: number
  }
}
