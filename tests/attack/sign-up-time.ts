/** Whether the duration of a sign-up reveals that the address is in use. */
import { demo } from './writers.ts'

const middle = (times: number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!

/** The median ratio of the times of a used and a free address, in pairs. A client may sign up 30 times an hour. */
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
