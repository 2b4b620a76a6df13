/** Whether the time of a sign-up tells that the address is taken. */
import { demo } from './writers.ts'

const middle = (times: number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!

/** The median time of a taken address by that of a free one, in pairs. A client may sign up 30 times an hour. */
export async function signUpRatio(origin: string, pairs: number): Promise<number> {
  const times: { taken: number[]; free: number[] } = { taken: [], free: [] }
  const signUp = async (email: string) => {
    const body = JSON.stringify({ name: 'Inés Paz', email, password: 'clave-de-ines' })
    const headers = { 'Content-Type': 'application/json' }
    const before = performance.now()
    const response = await fetch(`${origin}/api/auth/sign-up`, { method: 'POST', headers, body })
    const text = await response.text()
    if (response.status !== 200 || text !== 'true') throw new Error(`sign-up of ${email}: ${response.status} ${text}`)
    return performance.now() - before
  }
  for (let pair = 0; pair < pairs; pair++) {
    times.taken.push(await signUp(demo.email))
    times.free.push(await signUp(`libre-${crypto.randomUUID()}@obra.test`))
  }
  return middle(times.taken) / middle(times.free)
}
