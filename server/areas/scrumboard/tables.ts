import type { Generated } from 'kysely'
import type { components } from '../../../openapi/generated/schema.d.ts'

type BoardLabelColor = components['schemas']['BoardLabelColor']

export type ScrumboardTables = {
  /** Everybody on a board. People with an account show its name and picture. */
  scrumboardMembers: {
    id: string
    /** The company of a person without an account; null with an account. */
    companyId: number | null
    name: string
    avatar: string | null
  }
  boards: {
    id: string
    companyId: number
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
    /** The maximum number of cards, as a hint; null without one. */
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
    /** Folded title, description and checklist; the title is the first line. */
    searchText: string
    /** Copied from its board. */
    companyId: number
    /** 0 none to 3 high. */
    priority: Generated<number>
    /** The checklist as JSON. */
    checklist: Generated<string>
    /** The comment count. */
    comments: Generated<number>
    /** The attachment count. */
    attachments: Generated<number>
    archivedAt: string | null
    deletedAt: string | null
    /** 1 while it has no members. */
    isFree: Generated<number>
    /** 1 if neither archived nor deleted. */
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
    /** The following columns are copied from the card (`copyToMembers`). */
    companyId: Generated<number>
    boardId: Generated<string>
    isShown: Generated<number>
    completed: Generated<number>
    priority: Generated<number>
    seq: Generated<number>
    /** The due date, or '9999' without one. */
    due: Generated<string>
  }
  /** Sections in which a user sorts the tasks of a company. */
  taskSections: {
    id: string
    userId: string
    companyId: number
    title: string
    position: number
  }
  /** Deleted sections, as long as they can be restored. */
  deletedTaskSections: {
    id: string
    userId: string
    companyId: number
    title: string
    position: number
    /** JSON list of the task ids, in order. */
    cards: string
    deletedAt: string
  }
  /** The section and position a user gave a task. */
  taskPlaces: {
    userId: string
    cardId: string
    sectionId: string
    position: number
  }
}
