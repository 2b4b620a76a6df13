/** The history of cards (`records/history`): values before and after each change, as text. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { textOfHtml } from '../../lib/html.ts'
import { recordChange } from '../../records/history.ts'
import { selectListTitles } from './queries.ts'

type Card = components['schemas']['Card']
type CardAction = 'crear' | 'eliminar' | 'restaurar'

/** The maximum length of a description in the history. */
const longestText = 2000

/** Inside a transaction: records the differences between two states of cards; a changed position is ignored. */
export async function recordCardChanges(ctx: Context, db: Db, before: Card[], after: Card[]): Promise<void> {
  const cardsBefore = new Map(before.map((card) => [card.id, card]))
  const titles = await titlesOf(db, [...before, ...after])
  for (const card of after) {
    const antes = cardsBefore.get(card.id)
    if (!antes) continue
    const [was, is] = [factsOf(antes, titles), factsOf(card, titles)]
    if (JSON.stringify(was) === JSON.stringify(is)) continue
    const isPutAway = antes.archived !== card.archived
    await note(ctx, db, card.id, isPutAway ? (card.archived ? 'archivar' : 'desarchivar') : 'cambiar', was, is)
  }
}

/** Inside a transaction: records that a card was created, deleted or restored. */
export async function recordCardAction(ctx: Context, db: Db, card: Card, action: CardAction): Promise<void> {
  const facts = factsOf(card, await titlesOf(db, [card]))
  await note(ctx, db, card.id, action, action === 'crear' ? null : facts, facts)
}

/** Inside a transaction: records a change of something attached to a card, such as a file. */
export function recordCardPart(ctx: Context, db: Db, cardId: string, action: string, part: object): Promise<void> {
  return note(ctx, db, cardId, action, null, part)
}

function note(ctx: Context, db: Db, entidadId: string, accion: string, antes: object | null, despues: object) {
  return recordChange(ctx, db, {
    desarrolladoraId: ctx.company.id,
    entidad: 'tarjeta',
    entidadId,
    accion,
    antes,
    despues,
  })
}

async function titlesOf(db: Db, cards: Card[]): Promise<Map<string, string>> {
  const rows = await selectListTitles(db, [...new Set(cards.map(({ listId }) => listId))])
  return new Map(rows.map(({ id, title }) => [id, title]))
}

function factsOf(card: Card, titles: Map<string, string>) {
  return {
    titulo: card.title,
    descripcion: textOfHtml(card.description ?? '').slice(0, longestText),
    lista: titles.get(card.listId) ?? '',
    vence: card.dueDate,
    prioridad: card.priority,
    terminada: card.completed,
    personas: card.members.map(({ name }) => name),
    etiquetas: card.labels.map(({ title }) => title),
    pasos: card.checklist.map(({ text, completed }) => `${completed ? '✓' : '○'} ${text}`),
    archivada: card.archived,
  }
}
