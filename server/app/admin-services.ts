import type { Services } from '../context.ts'
import { AdminFailure } from '../db/admin/failure.ts'
import { newId } from '../lib/ids.ts'
import { Problem } from '../lib/problem.ts'
import type { Config } from './config.ts'
import { createServices, openStore } from './services.ts'
import { upgradeStore } from './upgrade-store.ts'

/** Runs `work` on the configured store, after migrating it. Throws AdminFailure with a Spanish message. */
export async function withServices<T>(config: Config, work: (services: Services) => Promise<T>): Promise<T> {
  const store = await openStore(config)
  try {
    await upgradeStore(config, store, (step) => process.stderr.write(`${step}\n`))
    // A random secret: no token is signed here.
    return await work(createServices(config, newId() + newId(), store))
  } catch (error) {
    throw error instanceof Problem ? new AdminFailure(error.message) : error
  } finally {
    await store.close().catch(() => {})
  }
}
