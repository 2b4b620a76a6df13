/** Concurrent writers of notes without pauses; acknowledged notes must exist afterwards. */
export const demo = { email: 'demo@obra.test', password: 'obra-demo-2026' }

export type Answered = { status: number; at: number }
export type Writers = {
  /** Titles of the notes acknowledged with 200. */
  acknowledged: string[]
  /** Every response; without one, 0 if nobody listened and -1 if the connection broke. */
  answers: Answered[]
  /** Milliseconds from `moment` (performance.now) to the first acknowledged write; undefined if none. */
  firstWriteAfter(moment: number): number | undefined
  stop(): Promise<void>
}

const json = { 'Content-Type': 'application/json' }

/** A session's token. Throws if the credentials are refused. */
export async function tokenOf(origin: string, credentials = demo): Promise<string> {
  const init = { method: 'POST', headers: json, body: JSON.stringify(credentials) }
  const response = await fetch(`${origin}/api/auth/sign-in`, init)
  if (!response.ok) throw new Error(`sign-in: ${response.status}`)
  return ((await response.json()) as { accessToken: string }).accessToken
}

/** Starts `count` writers; each alternates between `origins`, to spread over replicas. */
export function startWriters(origins: string[], token: string, count = 8): Writers {
  const acknowledged: string[] = []
  const answers: Answered[] = []
  const headers = { ...json, Authorization: `Bearer ${token}` }
  let isStopped = false

  async function write(writer: number, turn: number): Promise<void> {
    const title = `ataque ${crypto.randomUUID()}`
    const body = JSON.stringify({ note: { title } })
    const origin = origins[(writer + turn) % origins.length]!
    const signal = AbortSignal.timeout(20_000)
    const status = await fetch(`${origin}/api/apps/notes`, { method: 'POST', headers, body, signal })
      .then(async (response) => {
        await response.arrayBuffer()
        return response.status
      })
      .catch((error: { cause?: { code?: string } }) => (error.cause?.code === 'ECONNREFUSED' ? 0 : -1))
    answers.push({ status, at: performance.now() })
    if (status === 200) acknowledged.push(title)
    // Refusals are immediate: pause, as a person would not retry a thousand times a second.
    else await new Promise((resolve) => setTimeout(resolve, 10))
  }

  const running = Array.from({ length: count }, async (_, writer) => {
    for (let turn = 0; !isStopped; turn++) await write(writer, turn)
  })
  return {
    acknowledged,
    answers,
    firstWriteAfter(moment) {
      const first = answers.find(({ status, at }) => status === 200 && at > moment)
      return first && first.at - moment
    },
    async stop() {
      isStopped = true
      await Promise.all(running)
    },
  }
}

/** Acknowledged notes that do not exist. */
export async function lostNotes(origin: string, token: string, { acknowledged }: Writers): Promise<string[]> {
  const response = await fetch(`${origin}/api/apps/notes/all`, { headers: { Authorization: `Bearer ${token}` } })
  const kept = new Set(((await response.json()) as { title: string }[]).map(({ title }) => title))
  return acknowledged.filter((title) => !kept.has(title))
}

/** The number of responses by status. */
export function statusCounts(answers: Answered[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
