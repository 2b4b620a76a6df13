/**
 * The contract's operations, called as `obra api <operationId>` against the real server: one of each shape of call, or
 * every one with OBRA_TEST_SCOPE=all.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { todayText } from '../../web/lib/today.ts'
import { Failure } from '../../cli/lib/failure.ts'
import { createProgram } from '../../cli/program.ts'
import type { OperationId } from '../../server/http/contract.ts'
import { inputArbitrary, tinyPng } from '../contract/generate.ts'
import { harvest, nothingKnown } from '../contract/ids.ts'
import { seed } from '../contract/run.ts'
import { allOperations, type Described } from '../contract/schemas.ts'
import { launcher, node, root, startServer, temporaryFolder, type Server } from '../support/cli.ts'
import { requirePromised } from '../support/contract.ts'
import type { Api, CallInput } from '../support/server.ts'

const mostTries = 60
const folder = temporaryFolder()
const file = (name: string) => path.join(folder, name)
const demo = { email: 'demo@obra.test', password: 'obra-demo-2026' }

let server: Server

type Call = { query?: object; params?: object; body?: unknown }
type Called = { failure: Failure | undefined; body: unknown; bytes: Buffer }

/** The command line of a call: bodies and uploads go through files, as they would from a shell. */
function argumentsOf(operation: Described, { query = {}, params = {}, body }: Call): string[] {
  const pairs = Object.entries({ ...query, ...params }).flatMap(([name, value]) =>
    [value].flat().map((each) => `--param=${name}=${String(each)}`),
  )
  const isForm = operation.body?.media === 'multipart/form-data'
  if (body === undefined) return [operation.id, ...pairs]
  const fields = isForm ? Object.entries(body as object) : []
  const uploads = fields.filter(([, value]) => value instanceof Uint8Array)
  for (const [name, bytes] of uploads) writeFileSync(file(`${name}.png`), bytes as Uint8Array)
  const plain = isForm ? Object.fromEntries(fields.filter(([, value]) => !(value instanceof Uint8Array))) : body
  writeFileSync(file('body.json'), JSON.stringify(plain))
  const files = uploads.map(([name]) => `--file=${name}=${file(`${name}.png`)}`)
  return [operation.id, ...pairs, `--data=${file('body.json')}`, ...files]
}

/** Runs `obra api …` in this process; its output must be the 200 response of the contract. */
async function call(operation: Described, input: Call): Promise<Called> {
  const target = file('answer')
  rmSync(target, { force: true })
  try {
    const words = ['api', ...argumentsOf(operation, input), '--output', target]
    await createProgram().parseAsync(words, { from: 'user' })
  } catch (error) {
    if (error instanceof Failure) return { failure: error, body: undefined, bytes: Buffer.alloc(0) }
    throw error
  }
  const bytes = readFileSync(target)
  const body: unknown = operation.success ? JSON.parse(bytes.toString('utf8')) : undefined
  requirePromised(operation.id, 200, body)
  return { failure: undefined, body, bytes }
}

const operationOf = (id: OperationId) => allOperations.find((operation) => operation.id === id)!

/** The command as the tests of the contract call the server. */
const api: Api = async (id, input = {} as CallInput<typeof id>) => {
  const { failure, body, bytes } = await call(operationOf(id), input as Call)
  return { status: failure ? 404 : 200, body: body as never, headers: new Headers(), bytes }
}

const somebody = { name: 'Nadia Soria', email: 'nadia@obra.test', password: 'una-clave-larga-2026' }
const newcomer = { ...somebody, email: 'nuria@obra.test' }

/** The tokens of the links to `page` in the mails to an address, oldest first. */
function mailedTokens(email: string, page: string): string[] {
  const outbox = path.join(server.dataFolder, 'outbox')
  const mails = existsSync(outbox) ? readdirSync(outbox).toSorted() : []
  const texts = mails.map((name) => readFileSync(path.join(outbox, name), 'utf8').replace(/=\r?\n/g, ''))
  return texts
    .filter((text) => text.includes(`To: ${email}`))
    .flatMap((text) => new RegExp(`${page}\\?token=3D(\\w+)`).exec(text)?.[1] ?? [])
}

/** The token in the mail that `ask` causes; the mail arrives some time after the response. */
async function newToken(email: string, page: string, ask: () => Promise<unknown>): Promise<string> {
  const known = mailedTokens(email, page).length
  await ask()
  return vi.waitFor(() => {
    const tokens = mailedTokens(email, page)
    expect(tokens.length).toBeGreaterThan(known)
    return tokens.at(-1)!
  }, 10_000)
}

async function resetToken(): Promise<string> {
  await api('signUp', { body: somebody })
  return newToken(somebody.email, 'reset-password', () => api('forgotPassword', { body: { email: somebody.email } }))
}

/** Does some calls as another of the sample accounts. */
async function as<T>(email: string, work: () => Promise<T>): Promise<T> {
  const own = process.env.OBRA_TOKEN
  const { body } = await api('signIn', { body: { ...demo, email } })
  process.env.OBRA_TOKEN = body.accessToken
  try {
    return await work()
  } finally {
    process.env.OBRA_TOKEN = own
  }
}

/** The token of an invitation that an administrator of a company sends. */
function invitationToken(from: string, desarrolladoraId: number, to: string): Promise<string> {
  const body = { mail: to, rol: 'miembro' } as const
  return as(from, () =>
    newToken(to, 'invitacion', () => api('createInvitation', { params: { desarrolladoraId }, body })),
  )
}

/** The first document of a list of the first sample project. */
async function firstDocument(
  list:
    | 'listCobros'
    | 'listComprobantes'
    | 'listContratos'
    | 'listDocumentos'
    | 'listModificaciones'
    | 'listPresupuestos',
) {
  const { body } = await api(list, { params: { proyectoId: 1 } })
  return { params: { proyectoId: 1, id: body.items[0]!.id } }
}

async function ofFirstContract() {
  const { id, proyectoId } = (await firstDocument('listContratos')).params
  return { params: { proyectoId, contratoId: id } }
}

/** Operations whose input does not follow from schemas, with the steps to get it. */
const prepared: Partial<Record<OperationId, () => Promise<Call>>> = {
  signIn: async () => ({ body: demo }),
  unlockSession: async () => ({ body: demo }),
  signInWithToken: async () => ({ body: { accessToken: process.env.OBRA_TOKEN } }),
  setActiveProject: async () => {
    await api('setActiveDeveloper', { body: { desarrolladoraId: 1 } })
    return { body: { proyectoId: 2 } }
  },
  getProjectDashboard: async () => {
    await call(operationOf('setActiveProject'), await prepared.setActiveProject!())
    return {}
  },
  // With a separate account, because it ends all other sessions.
  changePassword: async () => {
    const account = { email: 'nora@obra.test', password: somebody.password }
    const signUp = () => api('signUp', { body: { ...somebody, ...account } })
    const token = await newToken(account.email, 'confirmation-required', signUp)
    await api('confirmEmail', { body: { token } })
    process.env.OBRA_TOKEN = (await api('signIn', { body: account })).body.accessToken
    return { body: { current: account.password, password: 'otra-clave-larga-2026' } }
  },
  requestEmailChange: async () => ({ body: { current: demo.password, email: 'lucia.nueva@obra.test' } }),
  // Another person changes the address, because the other calls sign in with that of this account.
  confirmEmailChange: async () => {
    const account = { email: 'irene@obra.test', password: somebody.password }
    const signUp = () => api('signUp', { body: { ...somebody, ...account } })
    await api('confirmEmail', { body: { token: await newToken(account.email, 'confirmation-required', signUp) } })
    process.env.OBRA_TOKEN = (await api('signIn', { body: account })).body.accessToken
    const email = 'irene.nueva@obra.test'
    const ask = () => api('requestEmailChange', { body: { current: account.password, email } })
    return { body: { token: await newToken(email, 'settings/account', ask) } }
  },
  getCobro: () => firstDocument('listCobros'),
  getComprobante: () => firstDocument('listComprobantes'),
  getContrato: () => firstDocument('listContratos'),
  getCuentaCorriente: async () => {
    const { body } = await api('listCuentasCorrientes', { params: { proyectoId: 1 } })
    return { params: { proyectoId: 1 }, query: { proveedorId: body.items[0]!.proveedorId } }
  },
  getModificacion: () => firstDocument('listModificaciones'),
  getPresupuesto: () => firstDocument('listPresupuestos'),
  getPresupuestoItems: async () => {
    const { id, proyectoId } = (await firstDocument('listPresupuestos')).params
    return { params: { proyectoId, presupuestoId: id } }
  },
  listCertificados: ofFirstContract,
  listAdendas: ofFirstContract,
  listLiberaciones: ofFirstContract,
  getDocumento: () => firstDocument('listDocumentos'),
  downloadDocumento: () => firstDocument('listDocumentos'),
  listDocumentoVersiones: () => firstDocument('listDocumentos'),
  listDocumentoDescargas: () => firstDocument('listDocumentos'),
  listChatMessages: async () => {
    const { body } = await api('listChats')
    return { query: { id: body[0]!.id } }
  },
  signOut: async () => {
    process.env.OBRA_TOKEN = (await api('signIn', { body: demo })).body.accessToken
    return {}
  },
  endSession: async () => {
    await api('signIn', { body: demo })
    const { body } = await api('listSessions')
    return { params: { id: body.find(({ isCurrent }) => !isCurrent)!.id } }
  },
  revokeToken: async () => {
    const { body } = await api('createToken', { body: { name: 'Prueba', scope: 'read' } })
    return { params: { id: body.token.id } }
  },
  confirmEmail: async () => {
    const token = await newToken(newcomer.email, 'confirmation-required', () => api('signUp', { body: newcomer }))
    return { body: { token } }
  },
  checkResetToken: async () => ({ body: { token: await resetToken() } }),
  resetPassword: async () => ({ body: { token: await resetToken(), password: 'otra-clave-larga-2026' } }),
  checkInvitation: async () => ({ body: { token: await invitationToken('martin@obra.test', 6, demo.email) } }),
  acceptInvitation: async () => ({ body: { token: await invitationToken('martin@obra.test', 6, demo.email) } }),
  removeMember: async () => {
    const desarrolladoraId = 1
    const token = await invitationToken(demo.email, desarrolladoraId, 'sofia@obra.test')
    const { body: sofia } = await as('sofia@obra.test', async () => {
      await api('acceptInvitation', { body: { token } })
      return api('getUser')
    })
    return { params: { desarrolladoraId, id: sofia.id } }
  },
  orderRubros: async () => {
    const params = { desarrolladoraId: 1 }
    const { body: page } = await api('listRubros', { params, query: { size: 200 } })
    const ids = page.items.filter(({ padreId }) => padreId === null).map(({ id }) => id)
    return { params, body: { padreId: null, ids: ids.toReversed() } }
  },
  downloadFile: async () => {
    const input = { folderId: 'null', whenTaken: 'both', file: tinyPng }
    const { body } = await call(operationOf('uploadFile'), { body: input })
    return { query: { id: (body as { id: string }).id } }
  },
  restoreFiles: async () => {
    const { body: folder } = await call(operationOf('createFolder'), { body: { folder: { name: 'Pasajera' } } })
    const { body } = await api('deleteFiles', { body: { ids: [(folder as { id: string }).id] } })
    return { body: { removal: body.removal } }
  },
  setControlProyeccion: async () => {
    const { body } = await api('listRubros', { params: { desarrolladoraId: 1 } })
    return { params: { proyectoId: 1, rubroId: body.items[0]!.id }, body: { importe: '1000', version: 0 } }
  },
  restoreContacts: async () => {
    const { body: contacts } = await api('listContacts')
    const { body } = await api('deleteContacts', { body: { ids: [contacts[0]!.id] } })
    return { body: { deletion: body.deletion } }
  },
  restoreProducts: async () => {
    const { body: page } = await api('listProducts', { query: { page: 0 } })
    const { body } = await api('deleteProducts', { body: { selection: { ids: [page.products![0]!.id] } } })
    return { body: { deletion: body.deletion } }
  },
  revertProducts: async () => {
    const { body: page } = await api('listProducts', { query: { page: 0 } })
    const { id, active } = page.products![0]!
    const { body } = await api('updateProducts', { body: { selection: { ids: [id] }, change: { active: !active } } })
    return { body: { change: body.change } }
  },
  getContactPicture: async () => {
    const { body: contact } = await call(operationOf('createContact'), { body: { contact: { name: 'Aaron Abad' } } })
    await call(operationOf('uploadContactAvatar'), { body: { id: (contact as { id: string }).id, avatar: tinyPng } })
    const { body } = await api('listContactPage', { query: { query: 'Aaron Abad' } })
    return { query: { id: new URL(body.items[0]!.avatar!, server.address).searchParams.get('id') } }
  },
  getProductImage: async () => {
    const { body: product } = await api('createProduct')
    const { body } = await call(operationOf('uploadProductImage'), { body: { id: product.id, image: tinyPng } })
    const id = new URL((body as { images: string[] }).images[0]!, server.address).searchParams.get('id')
    return { query: { id } }
  },
  getDocumentoMiniatura: async () => {
    const input = await prepared.putDocumentoMiniatura!()
    await call(operationOf('putDocumentoMiniatura'), input)
    return { params: input.params }
  },
  putDocumentoMiniatura: async () => ({
    params: { ...(await firstDocument('listDocumentos')).params, numero: 1 },
    body: { miniatura: tinyPng },
  }),
  deleteInvitation: async () => {
    const params = { desarrolladoraId: 1 }
    const { body } = await api('createInvitation', { params, body: { mail: 'nora@obra.test', rol: 'miembro' } })
    return { params: { ...params, id: body.id } }
  },
  getConteo: async () => ({ params: (await newCount()).params }),
  deleteConteo: async () => ({ params: (await newCount()).params }),
  countConteoLinea: async () => {
    const { params, materialId } = await newCount()
    return { params: { ...params, materialId }, body: { contado: '1' } }
  },
  createFuente: async () => ({ params: { desarrolladoraId: 1 }, body: feed }),
  updateFuente: async () => ({ params: (await newFeed()).byId, body: { version: 1, diaria: true } }),
  deleteFuente: async () => ({ params: (await newFeed()).byId }),
  updateWebhook: async () => ({ params: (await newWebhook()).byId, body: { version: 1, nombre: 'Otro' } }),
  deleteWebhook: async () => ({ params: (await newWebhook()).byId }),
  rotateWebhookSecret: async () => ({ params: (await newWebhook()).params }),
  testWebhook: async () => ({ params: (await newWebhook()).params }),
  listWebhookDeliveries: async () => ({ params: (await newWebhook()).params }),
  resendWebhookDelivery: async () => {
    const { params } = await newWebhook()
    const { body } = await api('testWebhook', { params })
    return { params: { ...params, id: body.id } }
  },
}

/** An open count of the first deposit of company 1 with stock in its first project. */
async function newCount() {
  const params = { proyectoId: 1 }
  const { body: stock } = await api('listStock', { params })
  const { depositoId } = stock.items[0]!
  const { body } = await api('createConteo', { params, body: { depositoId, fecha: todayText() } })
  return { params: { ...params, id: body.id }, materialId: body.lineas[0]!.materialId }
}

const feed = { url: 'https://cotizaciones.invalid/mep.csv', formato: 'csv', moneda: 'USD', tipo: 'MEP' } as const

/** A source of rates of company 1, at a host that does not exist. */
async function newFeed() {
  const { body } = await api('createFuente', { params: { desarrolladoraId: 1 }, body: feed })
  return { byId: { desarrolladoraId: 1, id: body.id } }
}

/** A webhook of company 1, at a host that does not exist. */
async function newWebhook() {
  const body = { nombre: 'Contable', url: 'https://contable.invalid/obra' }
  const made = await api('createWebhook', { params: { desarrolladoraId: 1 }, body })
  const { id } = made.body.webhook
  return { byId: { desarrolladoraId: 1, id }, params: { desarrolladoraId: 1, webhookId: id } }
}

/** Operations that need records in a certain state: the command reports the server's refusal. */
const refusedHere = new Set<OperationId>([
  'orderRevisiones',
  'refreshFuente',
  'createCarga',
  'getCarga',
  'deleteCarga',
  'setCargaAjustes',
  'listCargaFilas',
  'setCargaFila',
  'runCarga',
  'cancelCarga',
  'undoCarga',
  'createAdenda',
  'getAdenda',
  'updateAdenda',
  'deleteAdenda',
  'approveAdenda',
  'annulAdenda',
  'createLiberacion',
  'getLiberacion',
  'annulLiberacion',
  'uploadPagoDocumento',
  'downloadPagoDocumento',
  'removePagoDocumento',
  'restorePagoDocumento',
  'uploadContratoDocumento',
  'downloadContratoDocumento',
  'removeContratoDocumento',
  'restoreContratoDocumento',
  'replaceComprobante',
  'createDocumento',
  'createDocumentoVersion',
  'updateDocumento',
  'deleteDocumento',
  'deleteDocumentos',
  'moveDocumentos',
  'tagDocumentos',
  'undoDocumentos',
  'restoreDocumentoVersion',
  'restorePapelera',
  'updateCarpeta',
  'deleteCarpeta',
  'createCertificado',
  'getCertificado',
  'updateCertificado',
  'deleteCertificado',
  'issueCertificado',
  'approveCertificado',
  'rejectCertificado',
  'approvePago',
  'rejectPago',
  'annulCertificado',
  'downloadChatAttachment',
  'annulCobro',
  'updateCobro',
  'createCobroPrevisto',
  'getCobroPrevisto',
  'annulCobroPrevisto',
  'getCuentaMovimientos',
  'createTransferencia',
  'annulTransferencia',
  'debitCheque',
  'rejectCheque',
  'createComprobante',
  'updateComprobante',
  'deleteComprobante',
  'registerComprobante',
  'annulComprobante',
  'uploadComprobanteDocumento',
  'downloadComprobanteDocumento',
  'removeComprobanteDocumento',
  'restoreComprobanteDocumento',
  'createContrato',
  'updateContrato',
  'deleteContrato',
  'signContrato',
  'finishContrato',
  'rescindContrato',
  'createModificacion',
  'updateModificacion',
  'deleteModificacion',
  'approveModificacion',
  'annulModificacion',
  'createConteo',
  'confirmConteo',
  'createMovimiento',
  'updateMovimiento',
  'deleteMovimiento',
  'confirmMovimiento',
  'downloadMovimientoDocumento',
  'removeMovimientoDocumento',
  'createAcopio',
  'getAcopio',
  'withdrawAcopio',
  'annulAcopio',
  'createPedido',
  'getPedido',
  'updatePedido',
  'deletePedido',
  'requestPedido',
  'approvePedido',
  'confirmPedidoFecha',
  'cancelPedido',
  'getPedidoMail',
  'sendPedido',
  'receivePedido',
  'createReserva',
  'getReserva',
  'releaseReserva',
  'getCalendarioSuscripcion',
  'deleteCalendario',
  'importEventos',
  'getEvento',
  'updateEvento',
  'deleteEvento',
  'undoEvento',
  'getTarea',
  'updateTarea',
  'getUserPicture',
  'restoreNotes',
  'purgeNotes',
  'createPago',
  'applyPago',
  'updatePago',
  'updatePresupuesto',
  'deletePresupuesto',
  'approvePresupuesto',
  'updatePresupuestoItems',
  'comparePresupuestos',
  'updateCardComment',
  'downloadCardAttachment',
  'removeCardAttachment',
  'restoreCardAttachment',
  'deleteCardComment',
  'restoreCardComment',
  'restoreTaskSection',
])

/** The calls to try in order: the prepared one, or valid input with ids of the account. */
async function callsOf(operation: Described): Promise<Call[]> {
  const prepare = prepared[operation.id]
  if (prepare) return [await prepare()]
  const takesInput = operation.parameters.length > 0 || operation.body !== undefined
  const known = takesInput ? await harvest(api, new Set([operation.area, 'developers', 'projects'])) : nothingKnown
  const inputs = inputArbitrary(operation, { known, optional: 'none', strangers: true })
  return fc.sample(inputs, { seed, numRuns: mostTries })
}

beforeAll(async () => {
  server = await startServer(temporaryFolder())
  process.env.XDG_CONFIG_HOME = folder
  process.env.OBRA_API_URL = server.address
  const { body } = await call(operationOf('signIn'), { body: demo })
  process.env.OBRA_TOKEN = (body as { accessToken: string }).accessToken
})
afterAll(() => server?.stop())

/** The properties of an operation that change how the command builds the request or reads the response. */
function shapeOf({ body, parameters, entry }: Described): string {
  const success = entry.operation.responses['200'] as { content?: object } | undefined
  const places = new Set(parameters.map((parameter) => parameter.in))
  const answers = Object.keys(success?.content ?? {}).join(' or ') || 'nothing'
  return `${[body?.media ?? 'no body', ...[...places].toSorted()].join(', ')} -> ${answers}`
}

/** The first operation of each shape in the contract's order; those without preparation and refusal go first. */
function onePerShape(operations: Described[]): Described[] {
  const rank = ({ id }: Described) => (refusedHere.has(id) ? 2 : id in prepared ? 1 : 0)
  const shapes = Map.groupBy(operations, shapeOf)
  return [...shapes.values()].map((alike) => alike.toSorted((a, b) => rank(a) - rank(b))[0]!)
}

const finite = allOperations.filter((each) => !each.isEndless)

describe('obra api', () => {
  for (const operation of process.env.OBRA_TEST_SCOPE === 'all' ? finite : onePerShape(finite)) {
    it(`${operation.id} (${shapeOf(operation)}) returns what the contract defines`, async () => {
      const refusals = new Set<string>()
      const own = process.env.OBRA_TOKEN
      try {
        for (const input of await callsOf(operation)) {
          const { failure } = await call(operation, input)
          if (!failure || (refusedHere.has(operation.id) && failure.exitCode !== 2)) return
          refusals.add(`${argumentsOf(operation, input).join(' ')}\n${failure.message}`)
        }
      } finally {
        process.env.OBRA_TOKEN = own
      }
      expect.fail([...refusals].join('\n'))
    })
  }

  it('prints an endless response as it arrives', async () => {
    for (const { id } of allOperations.filter((each) => each.isEndless)) {
      const child = spawn(node, [launcher, 'api', id], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
      const ended = once(child, 'close')
      const [first] = (await once(child.stdout, 'data')) as [Buffer]
      child.kill()
      await ended
      expect([id, first.length > 0]).toEqual([id, true])
    }
  })
})
