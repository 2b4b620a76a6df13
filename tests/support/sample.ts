/** The numbers of sample records, counted in the fixtures so that tests do not hard-code them. */
import { readFixture } from '../../server/db/fixtures.ts'

type Owned = { userId: string }

export const demoId = readFixture<{ profile: { id: string } }>('chat').profile.id
const ofDemo = (records: Owned[]) => records.filter(({ userId }) => userId === demoId).length

const { chats } = readFixture<{ chats: object[] }>('chat')
const { messages } = readFixture<{ messages: Owned[] }>('messages')
const { notifications } = readFixture<{ notifications: Owned[] }>('notifications')
const { products } = readFixture<{ products: object[] }>('inventory')
const { members } = readFixture<{ members: object[] }>('scrumboard')

export const sample = {
  boardMembers: members.length,
  /** Of the demo account. */
  chats: chats.length,
  messages: ofDemo(messages),
  notifications: ofDemo(notifications),
  products: products.length,
}

/** The text of the product table for a page: '26–50 de 100 productos'. */
export const productRange = (first: number, last: number, total = sample.products): string =>
  `${first}–${last} de ${total} productos`
