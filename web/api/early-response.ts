declare global {
  interface Window {
    /** Set by the inline script of the page (web/build/early-requests.ts). */
    earlyRequests?: {
      authorization: string
      developer?: string
      project?: string
      answers: Record<string, Promise<Response>>
    }
  }
}

/** Older early responses are ignored. */
const freshMilliseconds = 30_000

/** The early response to a request, if it was for the same user, company and project; each is used once. */
export function takeEarlyResponse({ method, url, headers }: Request): Promise<Response> | undefined {
  const early = globalThis.window?.earlyRequests
  if (!early || method !== 'GET' || performance.now() > freshMilliseconds) return undefined
  if (headers.get('Authorization') !== early.authorization) return undefined
  if ((headers.get('Obra-Desarrolladora') ?? undefined) !== early.developer) return undefined
  if ((headers.get('Obra-Proyecto') ?? undefined) !== early.project) return undefined
  const { pathname, search } = new URL(url)
  const path = pathname + search
  const answer = early.answers[path]
  delete early.answers[path]
  return answer
}
