/** Large personal data for the bench: contacts, a long conversation, a full board, and notes. */
import { sql } from 'kysely'
import { contactRow, wholeContact } from '../../server/areas/contacts/service.ts'
import { copyToMembers } from '../../server/areas/scrumboard/cards.queries.ts'
import { connect } from '../../server/db/connect.ts'
import type { Store } from '../../server/db/store.ts'
import { fold, sortKey } from '../../server/lib/text.ts'
import { analyze, insertMany, surnames } from '../support/many.ts'

const many = 50_000
const cardsOfBoard = 2000
export const longChat = 'bench-chat'
export const fullBoard = 'bench-board'
const company = 1
const spacing = 65_536

async function addContacts(store: Store, ownerId: string): Promise<void> {
  await insertMany(store, 'contacts', many, (index) => {
    const emails = [{ email: `persona${index}@corralon.test`, label: 'Work' }]
    const input = { name: `${surnames[index % 10]} Camila ${index}`, company: 'Corralón del Norte', emails }
    return contactRow(ownerId, { ...wholeContact(input).fields, id: `bench-${index}` })
  })
}

/** Messages one minute apart; every tenth is long. */
function messageRow(ownerId: string, index: number) {
  const value = `Mañana paso por la obra ${index}. ${'Falta el hierro de la losa. '.repeat(index % 10 === 0 ? 12 : 1)}`
  const createdAt = new Date(Date.now() - (many - index) * 60_000).toISOString()
  return {
    id: `bench-${index}`,
    chatId: longChat,
    ownerId,
    isMine: index % 3 === 0 ? 1 : 0,
    value,
    createdAt,
    changedAt: createdAt,
    searchText: fold(value),
    sharedId: null,
    editedAt: null,
    deletedAt: null,
    replyToId: index % 20 === 19 ? `bench-${index - 1}` : null,
  }
}

async function addConversation(store: Store, ownerId: string): Promise<void> {
  const name = 'Marta Quiroga'
  await insertMany(store, 'chatContacts', 1, () => ({
    id: 'bench-contact',
    ownerId,
    name,
    sortKey: sortKey(name),
    searchText: fold(name),
    about: '',
    avatar: null,
    background: null,
    personId: null,
    details: '{"emails":[],"phoneNumbers":[],"company":"","birthday":null,"address":null}',
    attachments: '{"media":[],"docs":[],"links":[]}',
  }))
  await insertMany(store, 'chats', 1, () => ({
    id: longChat,
    ownerId,
    contactId: 'bench-contact',
    unreadCount: 0,
    muted: 0,
    typingUntil: null,
    lastMessage: 'Mañana paso',
    lastMessageAt: '01/01/2026',
    lastActivityAt: new Date().toISOString(),
  }))
  await insertMany(store, 'chatMessages', many, (index) => messageRow(ownerId, index))
}

const cardRow = (boardId: string, lists: number, index: number) => ({
  id: `${boardId}-${index}`,
  companyId: company,
  boardId,
  listId: `${boardId}-${index % lists}`,
  position: (Math.floor(index / lists) + 1) * spacing,
  title: `Tarea ${index}: revisar el encofrado`,
  searchText: `tarea ${index}`,
  description: '<p>Con su descripción.</p>',
  completed: 0,
  archivedAt: null,
  deletedAt: null,
  dueDate: index % 4 === 0 ? '2026-12-31' : null,
})

/** A board with lists, a label on every third card and a member on every second. */
async function addBoard(store: Store, memberId: string, id: string, cards: number): Promise<void> {
  const lists = 5
  const lastActivity = new Date().toISOString()
  const board = { id, companyId: company, title: id, sortKey: id, description: '', icon: '', lastActivity }
  await insertMany(store, 'boards', 1, () => ({ ...board, deletedAt: null }))
  await insertMany(store, 'boardLabels', 1, () => ({
    id: `${id}-label`,
    boardId: id,
    title: 'Urgente',
    sortKey: 'urgente',
  }))
  await insertMany(store, 'boardLists', lists, (index) => ({
    id: `${id}-${index}`,
    boardId: id,
    position: (index + 1) * spacing,
    title: `Lista ${index + 1}`,
    limit: null,
    deletedAt: null,
  }))
  await insertMany(store, 'cards', cards, (index) => cardRow(id, lists, index))
  await insertMany(store, 'cardLabels', Math.floor(cards / 3), (index) => ({
    cardId: `${id}-${index * 3}`,
    labelId: `${id}-label`,
  }))
  await insertMany(store, 'cardMembers', Math.floor(cards / 2), (index) => {
    return { cardId: `${id}-${index * 2}`, memberId, place: 0 }
  })
}

async function addNotes(store: Store, userId: string): Promise<void> {
  const at = new Date().toISOString()
  await insertMany(store, 'notes', many, (index) => {
    const content = `Pedir el hierro de la losa ${index}. ${'Confirmar la grúa. '.repeat(index % 8)}`
    return {
      id: `bench-${index}`,
      userId,
      title: `Nota ${index}`,
      content,
      tasks: null,
      foundBy: fold(content),
      image: null,
      reminder: null,
      archived: 0,
      pinned: 0,
      color: null,
      deletedAt: null,
      createdAt: at,
      updatedAt: at,
    }
  })
}

/** Adds 50,000 contacts, messages, cards and notes to the demo account of a seeded store. */
export async function addMany(location: { databaseUrl?: string; file: string }): Promise<void> {
  const store = await connect(location)
  try {
    const users = store.read.selectFrom('users').select('id').where('email', '=', 'demo@obra.test')
    const { id } = await users.executeTakeFirstOrThrow()
    await addContacts(store, id)
    await addConversation(store, id)
    const person = { id, name: 'Demo', avatar: null, companyId: null }
    await store.write((db) =>
      db
        .insertInto('scrumboardMembers')
        .values(person)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    )
    await addBoard(store, id, fullBoard, cardsOfBoard)
    await addBoard(store, id, `${fullBoard}-rest`, many - cardsOfBoard)
    await store.write((db) => copyToMembers(db, sql`like 'bench-%'`))
    await addNotes(store, id)
    await analyze(store)
  } finally {
    await store.close()
  }
}
