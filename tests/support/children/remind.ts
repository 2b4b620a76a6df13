/** A replica that claims the due reminders of the store that its arguments name, prints so, and never commits. */
import { remindOfEvents } from '../../../server/areas/eventos/reminders.service.ts'
import { connect } from '../../../server/db/connect.ts'

const [databaseUrl = '', now = ''] = process.argv.slice(2)
const store = await connect({ file: '', databaseUrl })
await remindOfEvents({
  clock: () => new Date(now),
  publicUrl: 'http://obra.test',
  store: {
    ...store,
    write: (work) =>
      store.write(async (db) => {
        await work(db)
        process.stdout.write('claimed\n')
        return new Promise<never>(() => {})
      }),
  },
})
