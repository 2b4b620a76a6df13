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

/** Cheap: in a tab they protect sample data from the person who made them. */
export const tabPasswords = createPasswords(2 ** 8)

/** Whoever reads the storage has the data themselves, so the secret is no secret. */
const secret = 'obra en una pestaña, sin servidor'

/** What the server's app needs, in a tab; links in mails begin with `publicUrl`, and `onMail` gets what would have been sent. */
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
      async send({ to, subject, text }) {
        onMail({ to, subject, text, sentAt: clock().toISOString() })
      },
    },
    webhooks: {
      refusal: (url) => (url.startsWith('https://') ? undefined : 'La dirección tiene que empezar con https://'),
      send: () => Promise.reject(new Error('Esta demostración no llama a otros sistemas.')),
    },
    background: createBackgroundTasks(logger),
    streams: createStreams(),
    clock,
    limits: { ...defaultLimits },
    publicUrl,
    version: packageJson.version,
  })
}
