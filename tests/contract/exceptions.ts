/** Rules that the contract's schemas do not express, each with its reason. */
import type { OperationId } from '../../server/http/contract.ts'

type Reasons = Partial<Record<OperationId | (string & {}), string>>

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Fields with a rule beyond their schema, by `Schema.field` or `operation.parameter`, with valid values. */
export const values: Record<string, { values: [unknown, ...unknown[]]; reason: string }> = {
  'Credentials.email': { values: ['demo@obra.test'], reason: 'so that signing in succeeds' },
  'Credentials.password': { values: ['obra-demo-2026'], reason: 'so that signing in succeeds' },
  'UserPatch.id': { values: ['0b7c9d1e-5f0a-4c1b-9a51-6e1d2f3a4b01'], reason: 'only the account’s own id' },
  'UserPatch.email': { values: ['demo@obra.test'], reason: 'only the account’s own email' },
  'ContactPhoneNumber.country': { values: ['ar', 'uy', 'es'], reason: 'a country that exists' },
  'CourseProgressPatch.currentStep': { values: [0, 5, 10], reason: 'below the 11 steps of a course' },
  'CourseProgressPatch.doneSteps': { values: [[], [0, 5, 10]], reason: 'below the 11 steps of a course' },
  'ProductInput.category': { values: [''], reason: 'empty or an id that exists' },
  'ProductInput.brand': { values: [''], reason: 'empty or an id that exists' },
  'ProductInput.vendor': { values: [''], reason: 'empty or an id that exists' },
  'ProductImageUpload.id': {
    values: ['fd8214c5-d877-553e-82cb-05e3b2f0f7ac', '49ab441e-5384-5220-a3c5-8c04b86de3d0'],
    reason: 'products among the many ids of the area',
  },
  'ProductPatch.category': { values: [''], reason: 'empty or an id that exists' },
  'ProductPatch.brand': { values: [''], reason: 'empty or an id that exists' },
  'ProductPatch.vendor': { values: [''], reason: 'empty or an id that exists' },
  'getGuide.categorySlug': { values: ['getting-started'], reason: 'two slugs that belong together' },
  'getGuide.guideSlug': { values: ['primeros-pasos', 'iniciar-sesion'], reason: 'two slugs that belong together' },
  'CargaArchivo.proyectoId': { values: ['1', '2'], reason: 'projects of the company, as a text of a form' },
  'putDocumentoMiniatura.numero': { values: [1], reason: 'every document has a first version' },
  'getIconCatalogue.set': {
    values: ['feather', 'heroicons-outline', 'material-solid'],
    reason: 'catalogues that exist',
  },
  'updateProject.desarrolladoraId': { values: [1], reason: 'the company of the project' },
  'updateProject.proyectoId': { values: [1, 2, 3], reason: 'projects of the company' },
  'ControlProyeccionInput.version': { values: [0], reason: 'the version of a rubro without an estimate' },
  'FuenteInput.url': { values: ['https://datos.estudio.test/valores.csv'], reason: 'a public address' },
  'FuentePatch.url': { values: ['https://datos.estudio.test/valores.csv'], reason: 'a public address' },
  'WebhookInput.url': { values: ['https://contable.estudio.test/obra'], reason: 'a public address' },
  'WebhookPatch.url': { values: ['https://contable.estudio.test/obra'], reason: 'a public address' },
  'ContactPatch.avatar': { values: [null, picture], reason: 'a real image' },
  'ContactPatch.background': { values: [null, picture], reason: 'a real image' },
  'ContactInput.avatar': { values: [null, picture], reason: 'a real image' },
  'ContactInput.background': { values: [null, picture], reason: 'a real image' },
}

const rightCuit = { values: ['30-71234567-1', '30546689979', '33-69345023-9'], reason: 'a valid check digit' } as const
for (const schema of ['ProveedorInput', 'ProveedorPatch']) {
  values[`${schema}.cuit`] = { values: [...rightCuit.values], reason: rightCuit.reason }
  values[`${schema}.condicionIva`] = { values: ['RI', 'monotributo'], reason: 'a condition for a national CUIT' }
  values[`${schema}.cbu`] = { values: ['', '2850590940090418135201'], reason: 'valid check digits' }
  values[`${schema}.mail`] = { values: ['', 'ventas@corralon.test'], reason: 'empty or an address' }
}

/** Sample payments of project 1, so that project and payment match. */
for (const operation of ['getPago', 'annulPago']) {
  values[`${operation}.proyectoId`] = { values: [1], reason: 'the project of the payment' }
  const ids: [string, string] = ['00000001-0014-4000-8000-000000000001', '00000001-0014-4000-8000-000000000002']
  values[`${operation}.id`] = { values: ids, reason: 'payments of project 1' }
}

/** Sample movements of project 1. */
for (const operation of ['getMovimiento', 'annulMovimiento', 'uploadMovimientoDocumento']) {
  values[`${operation}.proyectoId`] = { values: [1], reason: 'the project of the movement' }
  const ids: [string, string] = ['00000001-0016-4000-8000-0000000001c2', '00000001-0016-4000-8000-0000000001c1']
  values[`${operation}.id`] = { values: ids, reason: 'the last movements of project 1' }
}

/** Accounts of company 1, among the many ids of cheques. */
for (const operation of ['getCuenta', 'getCuentaMovimientos', 'updateCuenta']) {
  values[`${operation}.desarrolladoraId`] = { values: [1], reason: 'the company of the account' }
  const ids: [string, string] = ['00000001-0020-4000-8000-000000000001', '00000001-0020-4000-8000-000000000003']
  values[`${operation}.id`] = { values: ids, reason: 'accounts of company 1' }
}

for (const [name, value, reason] of [
  ['proyectoId', 1, 'the project of the budget'],
  ['entidad', 'presupuesto', 'the kind of the record'],
  ['id', '00000001-000d-4000-8000-000000000001', 'a budget of project 1'],
] as const)
  values[`getAprobacion.${name}`] = { values: [value], reason }

/** The only orders that can be edited are drafts, one in each project of the sample. */
values['updatePedido.proyectoId'] = { values: [1], reason: 'the project of the order' }
values['updatePedido.id'] = {
  values: ['00000001-0018-4000-8000-00000000000e'],
  reason: 'the draft order of project 1',
}

values['restoreDocumentoVersion.numero'] = { values: [1], reason: 'a version that exists' }

for (const schema of ['EventoInput', 'EventoPatch']) {
  values[`${schema}.todoElDia`] = { values: [false], reason: 'times with hours' }
  values[`${schema}.inicio`] = { values: ['2026-05-04T10:00', '2026-05-05T09:30'], reason: 'before the end' }
  values[`${schema}.fin`] = { values: ['2026-05-05T11:00', '2026-05-06T12:00'], reason: 'after the start' }
  values[`${schema}.recurrencia`] = { values: [null, 'FREQ=WEEKLY;COUNT=5'], reason: 'a rule with dates' }
}
values['getOcurrencias.desde'] = { values: ['2026-03-01', '2026-03-15'], reason: 'before the last day' }
values['getOcurrencias.hasta'] = { values: ['2026-03-31', '2026-04-30'], reason: 'after the first day' }

values['uploadComprobanteDocumento.proyectoId'] = { values: [1], reason: 'the project of the document' }
values['uploadComprobanteDocumento.id'] = {
  values: ['00000001-0013-4000-8000-000000000001', '00000001-0013-4000-8000-000000000002'],
  reason: 'documents of project 1',
}

const boardOnly = 'must be the board of the record'
/** Optional fields that are omitted, because only one value is valid. */
export const omitted: Record<string, string> = {
  'BoardLabelPatch.boardId': boardOnly,
  'BoardListChange.boardId': boardOnly,
  'CardInput.boardId': boardOnly,
  'CardPatch.boardId': boardOnly,
  'CardChange.boardId': boardOnly,
  'CardMove.boardId': boardOnly,
  'FuenteInput.indiceId': 'a source is of a rate or of an index, not of both',
  'ComprobanteInput.documentos': 'pending files, which the test would have to upload first',
}

/** Areas whose records refer to records of other areas. */
export const buildsOn: Record<string, string[]> = {
  acopios: ['depositos', 'materiales', 'proveedores'],
  adendas: ['contratos', 'presupuestos'],
  aprobaciones: ['certificados', 'presupuestos'],
  certificados: ['contratos'],
  consumo: ['materiales', 'rubros'],
  conteos: ['depositos', 'materiales', 'rubros'],
  contratos: ['proveedores', 'indices', 'presupuestos'],
  control: ['rubros', 'proveedores', 'indices'],
  comprobantes: ['proveedores', 'rubros'],
  pagos: ['proveedores', 'comprobantes'],
  'cuenta-corriente': ['proveedores'],
  cobros: ['cuentas', 'indices'],
  cuentas: ['proveedores', 'pagos'],
  depositos: ['proveedores'],
  documentos: ['tipos-documento'],
  eventos: ['tipos-evento'],
  liberaciones: ['contratos'],
  'libro-iva': ['comprobantes', 'proveedores'],
  modificaciones: ['rubros', 'unidades'],
  movimientos: ['depositos', 'materiales', 'pedidos', 'proveedores', 'rubros'],
  pedidos: ['depositos', 'materiales', 'proveedores', 'rubros'],
  presupuestos: ['materiales', 'rubros', 'unidades'],
  plan: ['rubros'],
  materiales: ['rubros', 'unidades', 'proveedores'],
  proveedores: ['rubros'],
  reservas: ['depositos', 'materiales', 'rubros'],
  stock: ['depositos', 'materiales', 'proveedores', 'rubros'],
}

/** Operations that rules of approval forbid, which an earlier call may have made: 403. */
export const forbiddenByRule: Reasons = {
  approveCertificado: 'a rule for certificates',
  approvePago: 'a rule for payments',
  approvePresupuesto: 'a rule for budgets',
}

/** Operations that may return 400 for input that fits the schema. */
export const rulesBeyondSchema: Reasons = {
  createComprobante: 'net, VAT and total agree, and match the allocation to rubros',
  updateComprobante: 'net, VAT and total agree, and match the allocation to rubros',
  registerComprobante: 'its total is above 0, and its date is not in the future',
  createFuente: 'a currency with a kind, or an index',
  createPago: 'its amount is above 0, and its date is not in the future',
  applyPago: 'each amount is above 0, on a document or on a certificate, not on both',
  createMovimiento:
    'what its kind needs, quantities above 0 that its unit can count, and a date that is not in the future',
  updateMovimiento:
    'what its kind needs, quantities above 0 that its unit can count, and a date that is not in the future',
  receivePedido: 'quantities above 0 of materials of the order, and a date that is not in the future',
  createPedido: 'each material once, quantities above 0 that its unit can count, and a tolerance of 0 to 100',
  updatePedido: 'each material once, quantities above 0 that its unit can count, and a tolerance of 0 to 100',
  createConteo: 'a date that is not in the future',
  countConteoLinea: 'a quantity that its unit can count',
  createAcopio:
    'each material once, a quantity above 0 that its unit can count, a price above 0, and a day that is not in the future',
  createReserva: 'a quantity above 0 that its unit can count, and a day that is not over',
  getCuentaMovimientos: 'the last day is not before the first',
  getFlujo: 'at most 120 months, the last one not before the first',
  createEvento: 'days that exist, an end after the start, and a rule with dates',
  updateEvento:
    'days that exist, an end after the start, a rule with dates, and `idOriginal` with the scopes that need it',
  deleteEvento: '`idOriginal` with the scopes that need it',
  getOcurrencias: 'at most 731 days, the last one not before the first',
  createCarga: 'a sheet',
  importEventos: 'a file of a calendar',
  updateDocumento: 'a name that Windows allows, and each link once',
  createCarpeta: 'a name that Windows allows',
  updateCarpeta: 'a name that Windows allows',
  ensureCarpetas: 'names that Windows allows',
  createDocumento: 'a name that Windows allows, and each link once',
  uploadDocumento: 'a name that Windows allows',
  createCobro: 'its amount is above 0, and its date is not in the future',
  createCobroPrevisto: 'instalments, or how many there are; amounts above 0; an index only in pesos and with its month',
  createNote: 'task ids must be unique, and labels must exist',
  updateNote: 'task ids must be unique, and labels must exist',
  updateContact: 'tags must exist',
  createContact: 'tags must exist',
  mergeContacts: 'tags must exist, and the remaining contact is not among the others',
  readContactsFile: 'a file of contacts',
  createProduct: 'tags must exist',
  updateProduct: 'tags must exist',
  updateBoardLists: 'the lists must be of one board',
  moveCards: 'lists and labels must be of one board',
  updateCards: 'lists and labels must be of one board',
  updateCard: 'lists and labels must be of one board',
  createCard: 'lists and labels must be of one board',
  createProject: 'the end is not before the start',
  createPresupuesto: 'a rate by which its items still fit an amount',
  updatePresupuesto: 'a rate by which its items still fit an amount',
  updatePresupuestoItems: 'each material once, and quantities of it above 0 that fit',
  updateTarea: 'state and progress agree, a blocked task has a cause, and each dependency is there once',
  updateTareas: 'state and progress agree, a blocked task has a cause, and each dependency is there once',
  updateProject: 'the end is not before the start, and a cancellation requires a reason',
  createCotizacion: 'a date that is not far in the future, and a buying rate below the selling one',
  updateCotizacion: 'a date that is not far in the future, and a buying rate below the selling one',
  loadCotizaciones: 'a date that is not far in the future, and a buying rate below the selling one',
  createCuenta: 'a CBU with valid check digits, and none for a cash box',
  updateCuenta: 'a CBU with valid check digits, and none for a cash box',
  createTransferencia: 'two accounts, amounts above 0, and a date that is not in the future',
  createDeposito: 'kind, project and supplier go together',
  updateDeposito: 'kind, project and supplier go together',
  createPrecio: 'a date that is not in the future',
  loadPrecios: 'a date that is not in the future',
  raisePrecios: 'a percentage other than 0 that leaves all prices above 0',
  createIndiceValor: 'a period that fits the frequency',
  updateIndiceValor: 'a period that fits the frequency',
  loadIndiceValores: 'a period that fits the frequency',
  orderRubros: 'all rubros of a level, once each',
  createRubro: 'at most four levels',
  updateRubro: 'at most four levels, and none below itself',
  createMaterial: 'presentations and suppliers once each',
  updateMaterial: 'presentations and suppliers once each',
  updateAprobaciones: 'one rule for what, role and currency',
  updateProveedor: 'rubros once each',
  createProveedor: 'rubros once each',
  updateChat: 'contactId must be unchanged',
  sendChatMessage: 'a text or files',
  updateChatMessage: 'a text or files',
  changePassword: 'the current password',
  requestEmailChange: 'the current password',
}

/** Operations that random input cannot bring to a 2xx. */
export const neverSucceeds: Reasons = {
  createTransferencia: 'needs two accounts and a day on which both exist; server/areas/cuentas/cuentas.test.ts',
  debitCheque: 'needs an issued cheque; server/areas/cuentas/cuentas.test.ts',
  rejectCheque: 'needs an issued cheque; server/areas/cuentas/cuentas.test.ts',
  applyPago: 'needs a payment with something left, and a document of its supplier; server/areas/pagos/pagos.test.ts',
  createMovimiento: 'needs a whole quantity in a deposit of its project; server/areas/movimientos/movimientos.test.ts',
  updateMovimiento: 'needs a draft, and the sample has none; server/areas/movimientos/movimientos.test.ts',
  deleteMovimiento: 'needs a draft, and the sample has none; server/areas/movimientos/movimientos.test.ts',
  confirmMovimiento: 'needs a draft, and the sample has none; server/areas/movimientos/movimientos.test.ts',
  downloadMovimientoDocumento: 'needs an uploaded file; server/areas/movimientos/files.test.ts',
  removeMovimientoDocumento: 'needs an uploaded file; server/areas/movimientos/files.test.ts',
  receivePedido: 'needs an approved order and its materials; server/areas/pedidos/pedidos.test.ts',
  createAcopio: 'needs a whole quantity and a rate of its currency; server/areas/acopios/acopios.test.ts',
  getAcopio: 'the sample has none; server/areas/acopios/acopios.test.ts',
  withdrawAcopio: 'the sample has none; server/areas/acopios/acopios.test.ts',
  annulAcopio: 'the sample has none; server/areas/acopios/acopios.test.ts',
  createReserva: 'needs as much stock in a deposit of its project; server/areas/reservas/reservas.test.ts',
  getReserva: 'the sample has none; server/areas/reservas/reservas.test.ts',
  releaseReserva: 'the sample has none; server/areas/reservas/reservas.test.ts',
  getConteo: 'the sample has none; server/areas/conteos/conteos.test.ts',
  deleteConteo: 'the sample has none; server/areas/conteos/conteos.test.ts',
  countConteoLinea: 'the sample has none; server/areas/conteos/conteos.test.ts',
  confirmConteo: 'the sample has none; server/areas/conteos/conteos.test.ts',
  deleteContrato: 'needs a draft, and the sample has few; server/areas/contratos/contratos.test.ts',
  deleteComprobante: 'needs a draft, and the sample has few; server/areas/comprobantes/comprobantes.test.ts',
  createComprobante:
    'contract and certificate must match its project and supplier; server/areas/comprobantes/links.test.ts',
  updateComprobante: 'needs a draft, and the sample has few; server/areas/comprobantes/comprobantes.test.ts',
  registerComprobante: 'needs a draft, and the sample has few; server/areas/comprobantes/comprobantes.test.ts',
  createDocumento: 'needs an upload; server/areas/documentos/documentos.test.ts',
  createDocumentoVersion: 'needs an upload; server/areas/documentos/documentos.test.ts',
  undoDocumentos: 'needs a change to undo; server/areas/documentos/folders.test.ts',
  restorePapelera: 'needs the ids of the trash; server/areas/documentos/folders.test.ts',
  orderRevisiones: 'needs all revisions of a drawing; server/areas/documentos/folders.test.ts',
  createCarga: 'needs a sheet; server/areas/cargas/cargas.test.ts',
  getCarga: 'the sample has none; server/areas/cargas/cargas.test.ts',
  deleteCarga: 'the sample has none; server/areas/cargas/cargas.test.ts',
  setCargaAjustes: 'the sample has none; server/areas/cargas/cargas.test.ts',
  listCargaFilas: 'the sample has none; server/areas/cargas/cargas.test.ts',
  setCargaFila: 'the sample has none; server/areas/cargas/cargas.test.ts',
  runCarga: 'the sample has none; server/areas/cargas/cargas.test.ts',
  cancelCarga: 'the sample has none; server/areas/cargas/cargas.test.ts',
  undoCarga: 'the sample has none; server/areas/cargas/cargas.test.ts',
  importEventos: 'needs a file of a calendar; server/areas/eventos/ics.test.ts',
  undoEvento: 'needs a change to undo; server/areas/eventos/eventos.test.ts',
  deleteCalendario: 'the sample has none; server/areas/calendarios/calendarios.test.ts',
  getCalendarioSuscripcion: 'needs the token of a link; server/areas/calendarios/calendarios.test.ts',
  restoreContacts: 'needs the id of a deletion; server/areas/contacts/list.test.ts',
  restoreNotes: 'needs a note in the trash; server/areas/notes/list.test.ts',
  purgeNotes: 'needs a note in the trash; server/areas/notes/list.test.ts',
  downloadCardAttachment: 'needs an uploaded file; server/areas/scrumboard/attachments.test.ts',
  removeCardAttachment: 'needs an uploaded file; server/areas/scrumboard/attachments.test.ts',
  restoreCardAttachment: 'needs an uploaded file; server/areas/scrumboard/attachments.test.ts',
  downloadContratoDocumento: 'needs an uploaded file; server/areas/contratos/contratos.test.ts',
  removeContratoDocumento: 'needs an uploaded file; server/areas/contratos/contratos.test.ts',
  restoreContratoDocumento: 'needs an uploaded file; server/areas/contratos/contratos.test.ts',
  downloadPagoDocumento: 'needs an uploaded file; server/areas/pagos/means.test.ts',
  removePagoDocumento: 'needs an uploaded file; server/areas/pagos/means.test.ts',
  restorePagoDocumento: 'needs an uploaded file; server/areas/pagos/means.test.ts',
  downloadComprobanteDocumento: 'needs an uploaded file; server/areas/comprobantes/files.test.ts',
  removeComprobanteDocumento: 'needs an uploaded file; server/areas/comprobantes/files.test.ts',
  restoreComprobanteDocumento: 'needs an uploaded file; server/areas/comprobantes/files.test.ts',
  updateCardComment: 'needs a comment by the caller; server/areas/scrumboard/card-contents.test.ts',
  deleteCardComment: 'needs a comment by the caller; server/areas/scrumboard/card-contents.test.ts',
  restoreCardComment: 'needs a comment deleted by the caller; server/areas/scrumboard/card-contents.test.ts',
  resendWebhookDelivery: 'needs a webhook and one of its deliveries; server/areas/webhooks/webhooks.test.ts',
  restoreTaskSection: 'needs a section deleted by the caller; server/areas/scrumboard/sections.test.ts',
  downloadChatAttachment: 'needs an uploaded file; server/areas/chat/files.test.ts',
  readContactsFile: 'needs a file of contacts; server/areas/contacts/exchange.test.ts',
  mergeContacts: 'needs several own contacts; server/areas/contacts/exchange.test.ts',
  listChatMessages: 'needs a chat and one of its messages; server/areas/chat/conversations.test.ts',
  restoreProducts: 'needs the id of a deletion; server/areas/inventory/bulk.test.ts',
  revertProducts: 'needs the id of a change; server/areas/inventory/bulk.test.ts',
  getContactPicture: 'needs an uploaded picture; server/areas/contacts/pictures.test.ts',
  getUserPicture: 'needs an uploaded picture; server/areas/chat/people.test.ts',
  getProductImage: 'needs an uploaded image; server/areas/inventory/images.test.ts',
  getDocumentoMiniatura: 'needs a stored thumbnail; server/areas/documentos/thumbnails.test.ts',
  loadPrecios: 'needs an existing supplier for each price; server/areas/materiales',
  orderRubros: 'needs all rubros of a level; server/areas/rubros/rubros.test.ts',
  getIndiceValor: 'needs an index and one of its values; server/areas/indices/indices.test.ts',
  updateIndiceValor: 'needs an index and one of its values; server/areas/indices/indices.test.ts',
  restoreFiles: 'needs the id of a deletion; server/areas/file-manager/bulk.test.ts',
  downloadFile: 'files and folders share one kind of id, and most are folders; server/areas/file-manager',
  deleteInvitation: 'the sample has none; server/areas/invitations',
  removeMember: 'the sample company has only one administrador; server/areas/members',
  checkInvitation: 'needs the token of a mail; server/areas/invitations',
  acceptInvitation: 'needs the token of a mail; server/areas/invitations',
  signInWithToken: 'needs a signed token; server/areas/auth/auth.test.ts',
  changePassword: 'would end the session of the test; server/areas/auth/auth.test.ts',
  requestEmailChange: 'needs the current password; server/areas/auth/email.test.ts',
  confirmEmailChange: 'needs the token of a mail; server/areas/auth/email.test.ts',
  confirmEmail: 'needs the token of a mail; server/areas/auth/auth.test.ts',
  checkResetToken: 'needs the token of a mail; server/areas/auth/auth.test.ts',
  resetPassword: 'needs the token of a mail; server/areas/auth/auth.test.ts',
}

/** Areas whose operations depend on earlier ones: their ids are read again before each. */
export const needsFreshIds = new Set(['auth', 'fuentes', 'scrumboard', 'webhooks'])

/** Operations that end the caller's session: later calls are 401. */
export const endsItself: Reasons = {
  signOut: 'ends the caller’s session',
  endSession: 'may end the caller’s session',
}

/** Areas that the installation shares have no owner (docs/domain/conventions.md, Whose data). */
export const sharedAreas = new Set(['academy', 'activities', 'dashboards', 'help-center', 'icons', 'navigation'])

/** Operations that return 400 for a stranger's id, because only one's own id is allowed. */
export const ownIdOnly: Reasons = {
  updateUser: 'the id must be the caller’s own',
}

/** Data shared by all accounts inside an area of personal rows, as `area/Schema`. */
export const sharedKinds = new Set([
  'contacts/Country',
  'mailbox/MailboxFolder',
  'mailbox/MailboxFilter',
  'mailbox/folder',
  // The same person uploaded the sample documents of all companies.
  'documentos/subidoPor',
])

/** Ids chosen by the client inside its own record, as `Schema.field`; they identify nothing else. */
export const chosenByClient: Record<string, string> = {
  'ChatMessageInput.id': 'identifies a new message, or a repeated one of the same person',
  'NoteInput.id': 'identifies a new note, or a repeated one of the same person',
  'NoteTaskInput.id': 'a task exists only inside its note',
  'CardStep.id': 'a step exists only inside its card',
}

const amounts = 'amounts that fit, and each item once'
for (const id of ['createModificacion', 'updateModificacion', 'updatePresupuestoItems']) rulesBeyondSchema[id] = amounts
for (const id of ['createContrato', 'updateContrato']) rulesBeyondSchema[id] = `${amounts}; percentages up to 100`
for (const id of ['createAdenda', 'updateAdenda']) rulesBeyondSchema[id] = `${amounts}; a change, from the contract on`
rulesBeyondSchema.createLiberacion =
  'an amount above 0, a date from the contract to today, and a policy that ends later'
for (const id of ['createCertificado', 'updateCertificado'])
  rulesBeyondSchema[id] = `${amounts}; a month of the contract`

/** Transitions of documents: they need one of the same project in the right state, which the tests of the area create. */
const ofDocuments: Record<string, string[]> = {
  contratos: ['createContrato', 'updateContrato', 'signContrato', 'finishContrato', 'rescindContrato', 'getContrato'],
  certificados: [
    'listCertificados',
    'createCertificado',
    'getCertificado',
    'updateCertificado',
    'deleteCertificado',
    'issueCertificado',
    'approveCertificado',
    'rejectCertificado',
    'annulCertificado',
  ],
  pagos: ['approvePago', 'rejectPago'],
  presupuestos: ['approvePresupuesto', 'updatePresupuestoItems', 'comparePresupuestos'],
  adendas: ['listAdendas', 'createAdenda', 'getAdenda', 'updateAdenda', 'deleteAdenda', 'approveAdenda', 'annulAdenda'],
  liberaciones: ['listLiberaciones', 'createLiberacion', 'getLiberacion', 'annulLiberacion'],
  modificaciones: ['updateModificacion', 'approveModificacion', 'annulModificacion'],
}
for (const [area, ids] of Object.entries(ofDocuments))
  for (const id of ids) neverSucceeds[id] = `needs a document of its own project in that state; server/areas/${area}`
