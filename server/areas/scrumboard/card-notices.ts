/** What people hear of cards: that they were put on one, and what is said about one of theirs. Nobody hears of what they do themselves. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { digest } from '../../adapters/digest.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { putNotification } from '../notifications/door.ts'
import { selectAccountsAmong } from './queries.ts'

type Card = components['schemas']['Card']

/** Inside a write: whoever is on a card now and was not before hears of it. */
export async function tellOfAssignments(ctx: Context, db: Db, before: Card[], after: Card[]): Promise<void> {
  const known = new Map(before.map((card) => [card.id, card]))
  for (const card of after) {
    const was = known.get(card.id)
    if (!was) continue // Only its place changed.
    const present = new Set(was.members.map(({ id }) => id))
    const people = card.members.filter(({ id }) => !present.has(id) && id !== ctx.user.id)
    await tell(ctx, db, card, people, 'task', `${ctx.user.name} te asignó una tarea`, card.title)
  }
}

/** Inside a write: whoever is on a card hears of a comment. */
export function tellOfComment(ctx: Context, db: Db, card: Card, text: string): Promise<void> {
  const people = card.members.filter(({ id }) => id !== ctx.user.id)
  return tell(ctx, db, card, people, 'comment', `${ctx.user.name} comentó en «${card.title}»`, text)
}

const longest = 200

async function tell(
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
