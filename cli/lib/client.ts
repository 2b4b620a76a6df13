/** Access to the server: the contract's typed client, and errors as Spanish sentences with an exit code. */
import createClient from 'openapi-fetch'
import packageJson from '../../package.json' with { type: 'json' }
import type { components, paths } from '../../openapi/generated/schema.d.ts'
import type { Workplace } from './session.ts'
import { conflictExitCode, Failure, notFoundExitCode, notSignedInExitCode, tooManyExitCode } from './failure.ts'

export type Client = ReturnType<typeof createClient<paths>>
type Problem = components['schemas']['Problem']
type Answer<T> = { data?: T; error?: unknown; response: Response }

const timeoutMilliseconds = 60_000
const exitCodes: Record<number, number> = {
  401: notSignedInExitCode,
  404: notFoundExitCode,
  409: conflictExitCode,
  429: tooManyExitCode,
}

/** The variable with the proxy for this address; undefined if none is set, or if NO_PROXY has its host. */
function proxyVariable(address: string): string | undefined {
  const { protocol, hostname } = new URL(address)
  const excepted = (process.env.no_proxy ?? process.env.NO_PROXY ?? '').split(/[\s,]+/)
  if (excepted.some((each) => each === '*' || each.split(':')[0] === hostname)) return undefined
  const name = `${protocol.slice(0, -1)}_proxy`
  return [name, name.toUpperCase()].find((each) => process.env[each])
}

/** Sends a request. Throws a Failure if no server answers. */
export async function reach(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const { origin } = new URL(request.url)
    const cause = (error as { cause?: { code?: string; message?: string } }).cause
    if ((error as Error).name === 'TimeoutError')
      throw new Failure(`El servidor de Obra en ${origin} no contestó a tiempo. Probá de nuevo.`)
    const reason = cause?.code ?? cause?.message ?? (error as Error).message
    const proxy = proxyVariable(request.url)
    if (proxy)
      throw new Failure(
        `No se llega al servidor de Obra en ${origin} (${reason}), ni por el proxy de ${proxy}. ` +
          'Revisá los dos, o nombrá el servidor en NO_PROXY.',
      )
    throw new Failure(
      `No se llega al servidor de Obra en ${origin} (${reason}). ` +
        'Arrancalo con «obra serve», o indicá otro con --api-url u OBRA_API_URL.',
    )
  }
}

// Statuses of a proxy whose server does not answer.
const proxyStatuses = new Set([502, 503, 504])

/** The JSON of an answer. Throws a Failure if it is no JSON, or truncated. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => {
    throw cutOff()
  })
  try {
    return JSON.parse(text)
  } catch {
    const { origin } = new URL(response.url)
    if (proxyStatuses.has(response.status))
      throw new Failure(
        `El proxy en ${origin} contestó ${response.status}: Obra no responde detrás de él. Probá en un rato.`,
      )
    throw new Failure(`Lo que contesta en ${origin} no es un servidor de Obra. Revisá --api-url u OBRA_API_URL.`)
  }
}

/** The failure for a connection lost during an answer. */
export function cutOff(): Failure {
  return new Failure('La conexión con el servidor se cortó antes de terminar. Probá de nuevo.')
}

function asProblem(body: unknown): Problem | undefined {
  return typeof body === 'object' && body !== null && 'error' in body && 'message' in body
    ? (body as Problem)
    : undefined
}

/** The failure for an error status: the server's message, its field issues, and what to do. */
export function failureOf({ status, headers }: Pick<Response, 'status' | 'headers'>, body: unknown): Failure {
  const problem = asProblem(body)
  const seconds = Number(headers.get('retry-after'))
  const lines = [problem?.message || `El servidor contestó ${status}.`]
  for (const { field, message } of problem?.issues ?? []) lines.push(`  ${field || '(todo)'}: ${message}`)
  if (status === 429 && seconds > 0) lines.push(`Probá de nuevo dentro de ${waitingTime(seconds)}.`)
  if (status === 401) lines.push('Iniciá sesión con: obra login')
  if (status >= 500 && problem) lines.push(`(pedido ${problem.requestId})`)
  return new Failure(lines.join('\n'), exitCodes[status] ?? 1, problem)
}

function waitingTime(seconds: number): string {
  const [count, unit] = seconds < 120 ? [seconds, 'segundo'] : [Math.ceil(seconds / 60), 'minuto']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** The headers of a request: program, session, company and project. */
export function callHeaders(token: string | undefined, { developer, project }: Workplace): Record<string, string> {
  return {
    'User-Agent': `obra/${packageJson.version} (${process.platform})`,
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(developer !== undefined && { 'Obra-Desarrolladora': String(developer) }),
    ...(project !== undefined && { 'Obra-Proyecto': String(project) }),
  }
}

const isFile = (type: string) =>
  /^(application\/octet-stream|application\/vnd\.openxml|text\/(calendar|csv))/.test(type)

/** The typed client of a server; `token` is the session's. */
export function createApiClient(address: string, token: string | undefined, workplace: Workplace = {}): Client {
  return createClient<paths>({
    baseUrl: address,
    headers: callHeaders(token, workplace),
    async fetch(request) {
      const response = await reach(new Request(request, { signal: AbortSignal.timeout(timeoutMilliseconds) }))
      if (response.ok && isFile(response.headers.get('content-type') ?? '')) return response
      const headers = { 'Retry-After': response.headers.get('retry-after') ?? '' }
      return Response.json(await readJson(response), { status: response.status, headers })
    },
  })
}

/** The body of a successful answer; throws a Failure for any other. */
export async function answer<T>(call: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await call
  if (!response.ok) throw failureOf(response, error)
  return data as T
}
