/** A replica that starts: migrates the store that its arguments name, and prints what it applied. */
import { connect } from '../../../server/db/connect.ts'
import { migrate } from '../../../server/db/migrate.ts'

const [file = '', databaseUrl] = process.argv.slice(2)
const store = await connect({ file, databaseUrl })
process.stdout.write(JSON.stringify(await migrate(store)))
await store.close()
