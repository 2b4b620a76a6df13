import type { Context } from 'hono'
import { rememberUntilCommit } from '../db/memory.ts'
import { JsonText, Reply } from './contract.ts'
import type { Env } from './env.ts'
import type { Services } from '../context.ts'
import { requestHeader } from './request-header.ts'

const maxAnswers = 200
const maxLength = 32 * 1024
// Some answers count from the time of day, and sessions end.
const maxAgeMilliseconds = 1000

type Remembered = { answer: JsonText<unknown>; until: number }
const remember = rememberUntilCommit<Remembered>(maxAnswers)

type Answer = (c: Context<Env>) => unknown

/**
 * Answers a session's GET once until the next commit of anybody: the JSON text of an answer is kept with the version of
 * the store that it was read at, a second at most. `find` gives it without any waiting, `keeping` makes an answer one that
 * is kept. Undefined where the store does not tell its version at once; `Cache-Control: no-cache` asks for a fresh one.
 */
export function rememberedAnswers({ store, clock }: Services) {
  const { versionNow } = store
  if (!versionNow) return undefined
  // A session's header stands for its person: what ends a session is a commit too.
  const keyOf = (c: Context<Env>) => `${requestHeader(c, 'authorization')} ${c.req.url}`
  return {
    find(c: Context<Env>): JsonText<unknown> | undefined {
      const known = remember(store, versionNow()).get(keyOf(c))
      if (!known || requestHeader(c, 'cache-control') === 'no-cache') return undefined
      return clock().getTime() < known.until ? known.answer : undefined
    },
    keeping(answer: Answer): Answer {
      return async (c) => {
        // Taken before anything is read: what a commit overtakes is kept under the version that is gone.
        const answers = remember(store, versionNow())
        const until = clock().getTime() + maxAgeMilliseconds
        const given = await answer(c)
        if (given instanceof Response || given instanceof Reply) return given
        const text = given instanceof JsonText ? given : new JsonText<unknown>(JSON.stringify(given))
        if (text.text.length <= maxLength) answers.set(keyOf(c), { answer: text, until })
        return text
      }
    },
  }
}
