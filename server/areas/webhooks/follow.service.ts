/**
 * Stores the events of a write as deliveries in the same transaction: none is lost, and none is sent for a write that was rolled
 * back.
 */
import type { Services } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { endNotes, keepNotes, noteAnnouncement, type WriteNotes } from '../../db/write-notes.ts'
import { newId } from '../../lib/ids.ts'
import { insertDeliveries } from './deliveries.queries.ts'
import { eventsOf, messageOf, newDelivery } from './events.ts'
import { selectFollowing } from './queries.ts'
import { sendSoon } from './sending.service.ts'

/** The services with a store that records webhook events of every write. */
export function withWebhooks(services: Services): Services {
  const { store } = services
  return {
    ...services,
    store: {
      ...store,
      async write(work) {
        let queued = 0
        const value = await store.write(async (db) => {
          const notes = keepNotes(db)
          try {
            const answer = await work(db)
            queued = await insertDeliveriesOf(services, db, notes)
            return answer
          } finally {
            endNotes(db)
          }
        })
        if (queued > 0) sendSoon(services)
        return value
      },
      async announce(db, topic, text) {
        noteAnnouncement(db, topic, text)
        await store.announce(db, topic, text)
      },
    },
  }
}

/** Inside a transaction: inserts a delivery for each webhook that subscribed to an event; returns how many. */
async function insertDeliveriesOf({ clock }: Pick<Services, 'clock'>, db: Db, notes: WriteNotes): Promise<number> {
  const timestamp = clock().toISOString()
  const deliveries = []
  for (const event of eventsOf(notes)) {
    for (const { id: webhookId, eventos, companyId } of await selectFollowing(db, event.of)) {
      if (!(JSON.parse(eventos) as string[]).includes(event.type)) continue
      const id = newId()
      const message = messageOf(event, { id, timestamp, companyId }, notes.changes)
      deliveries.push(newDelivery({ id, webhookId, message }))
    }
  }
  if (deliveries.length > 0) await insertDeliveries(db, deliveries)
  return deliveries.length
}
