declare global {
  interface Window {
    /** Set by the page itself before the program has come (web/build/ask-ahead.ts). */
    askedAhead?: {
      authorization: string
      developer?: string
      project?: string
      answers: Record<string, Promise<Response>>
    }
  }
}

/** What was asked for at the opening of the page says nothing of later. */
const freshMilliseconds = 30_000

/** The answer to a call that the page made ahead of the program, for the same person, company and project; each serves one call. */
export function takeAskedAhead({ method, url, headers }: Request): Promise<Response> | undefined {
  const ahead = globalThis.window?.askedAhead
  if (!ahead || method !== 'GET' || performance.now() > freshMilliseconds) return undefined
  if (headers.get('Authorization') !== ahead.authorization) return undefined
  if ((headers.get('Obra-Desarrolladora') ?? undefined) !== ahead.developer) return undefined
  if ((headers.get('Obra-Proyecto') ?? undefined) !== ahead.project) return undefined
  const { pathname, search } = new URL(url)
  const path = pathname + search
  const answer = ahead.answers[path]
  delete ahead.answers[path]
  return answer
}
