/** Notifications about cards: new assignments, and comments on the user's cards. Users are not notified of their own actions. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { digest } from '../../adapters/digest.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { putNotification } from '../notifications/door.ts'
import { selectAccountsAmong } from './queries.ts'

type Card = components['schemas']['Card']

/** Inside a transaction: notifies the newly assigned members of cards. */
export async function notifyAssignments(ctx: Context, db: Db, before: Card[], after: Card[]): Promise<void> {
  const cardsBefore = new Map(before.map((card) => [card.id, card]))
  for (const card of after) {
    const was = cardsBefore.get(card.id)
    if (!was) continue // A new position only.
    const present = new Set(was.members.map(({ id }) => id))
    const people = card.members.filter(({ id }) => !present.has(id) && id !== ctx.user.id)
    await notify(ctx, db, card, people, 'task', `${ctx.user.name} te asignó una tarea`, card.title)
  }
}

/** Inside a transaction: notifies the members of a card of a comment. */
export function notifyComment(ctx: Context, db: Db, card: Card, text: string): Promise<void> {
  const people = card.members.filter(({ id }) => id !== ctx.user.id)
  return notify(ctx, db, card, people, 'comment', `${ctx.user.name} comentó en «${card.title}»`, text)
}

const longest = 200

async function notify(
  ctx: Context,
  db: Db,
  card: Card,
  people: Card['members'],
  kind: 'task' | 'comment',
  title: string,
  description: string,
): Promise<void> {
  if (people.length === 0) return
  const ids = people.map(({ id }) => id)
  for (const userId of await selectAccountsAmong(db, ctx.company.id, ids)) {
    await putNotification(ctx, db, userId, {
      kind,
      id: digest(`${kind}|${card.id}|${userId}`).slice(0, 36),
      title: title.slice(0, longest).toWellFormed(),
      description: description.slice(0, longest).toWellFormed(),
      image: ctx.user.avatar?.startsWith('/') ? ctx.user.avatar : null,
      icon: kind === 'task' ? 'pi pi-check-square' : 'pi pi-comment',
      time: ctx.clock().toISOString(),
      link: `/apps/tasks/${card.id}`,
    })
  }
}
