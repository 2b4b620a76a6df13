import type { Context } from 'hono'
import { rememberUntilCommit } from '../db/memory.ts'
import { JsonText, Reply } from './contract.ts'
import type { Env, Services } from './env.ts'
import { requestHeader } from './request-header.ts'

const maxAnswers = 200
const maxLength = 32 * 1024
// Some answers count from the time of day.
const maxAgeMilliseconds = 1000

type Remembered = { answer: JsonText<unknown>; until: number }
const remember = rememberUntilCommit<Remembered>(maxAnswers)

/**
 * Answers a person's GET once until the next commit of anybody: the JSON text of an answer is kept with the version of
 * the store that it was read at, a second at most. Only where the store tells its version at once; `Cache-Control: no-cache`
 * asks for a fresh one.
 */
export function remembering(services: Services, answer: (c: Context<Env>) => unknown) {
  const { versionNow } = services.store
  if (!versionNow) return answer
  return async (c: Context<Env>): Promise<unknown> => {
    if (c.req.method !== 'GET' || requestHeader(c, 'cache-control') === 'no-cache') return answer(c)
    // Taken before anything is read: what a commit overtakes is kept under the version that is gone.
    const answers = remember(services.store, versionNow())
    const key = `${c.get('ctx').user.id} ${c.req.url}`
    const now = services.clock().getTime()
    const known = answers.get(key)
    if (known && now < known.until) return known.answer
    const given = await answer(c)
    if (given instanceof Response || given instanceof Reply) return given
    const text = given instanceof JsonText ? given : new JsonText<unknown>(JSON.stringify(given))
    if (text.text.length <= maxLength) answers.set(key, { answer: text, until: now + maxAgeMilliseconds })
    return text
  }
}
