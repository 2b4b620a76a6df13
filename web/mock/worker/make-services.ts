import { pino } from 'pino'
import packageJson from '../../../package.json' with { type: 'json' }
import { createPasswords } from '../../../server/adapters/passwords.ts'
import { createTokens } from '../../../server/adapters/tokens.ts'
import { withWebhooks } from '../../../server/areas/webhooks/follow.service.ts'
import type { Services } from '../../../server/context.ts'
import { createFiles } from '../../../server/db/files/files.ts'
import type { Store } from '../../../server/db/store.ts'
import { createBackgroundTasks } from '../../../server/lib/background.ts'
import { defaultLimits } from '../../../server/lib/limits.ts'
import { createStreams } from '../../../server/lib/streams.ts'
import type { TabMail } from '../wire.ts'
import { createMemoryFolder } from './memory-folder.ts'

/** Low cost: in a tab, passwords protect sample data from their own user only. */
export const tabPasswords = createPasswords(2 ** 8)

/** Not a real secret: its reader also has access to the storage. */
const secret = 'obra en una pestaña, sin servidor'

/** The services of the server's app in a tab. Links in mails start with `publicUrl`; mails go to `onMail` instead of being sent. */
export function makeServices(store: Store, publicUrl: string, onMail: (mail: TabMail) => void): Services {
  const logger = pino({ level: 'warn' })
  const clock = () => new Date()
  return withWebhooks({
    store,
    files: createFiles({ store, folder: createMemoryFolder(), clock, inPieces: true }),
    logger,
    tokens: createTokens(secret),
    passwords: tabPasswords,
    mailer: {
      destination: 'esta pestaña',
      async send({ to, recipients = [], subject, text }) {
        onMail({
          to: typeof to === 'string' ? to : recipients.join(', '),
          subject,
          text,
          sentAt: clock().toISOString(),
        })
        return []
      },
    },
    webhooks: {
      refusal: (url) => (url.startsWith('https://') ? undefined : 'La dirección tiene que empezar con https://'),
      send: () => Promise.reject(new Error('Esta demostración no llama a otros sistemas.')),
      read: () =>
        Promise.reject(
          Object.assign(new Error('Esta demostración no llama a otros sistemas.'), { name: 'SendFailure' }),
        ),
    },
    background: createBackgroundTasks(logger),
    streams: createStreams(),
    clock,
    limits: { ...defaultLimits },
    publicUrl,
    version: packageJson.version,
  })
}
