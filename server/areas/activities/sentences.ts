/** The feed's sentence and link for a change in the history. Pure functions. */
import { documentLink } from '../../lib/document-link.ts'
import { linkInProject } from '../../records/project-link.ts'
import type { ChangeRow } from './queries.ts'

type Change = Pick<ChangeRow, 'entidad' | 'entidadId' | 'accion' | 'proyectoId' | 'desarrolladoraId'>

/**
 * For each kind of record: its noun and icon, the screen of one record, and the screen of all (`list`). `contratoId` is the
 * contract of a certificate.
 */
type Noun = {
  words: string
  icon: string
  one?: (id: string, contratoId?: string) => string | undefined
  list?: string
  label?: string
}

const catalogue = (list: string) => (id: string) =>
  `/solo-desarrollo/carga-categoricos?${new URLSearchParams({ ...(list !== 'rubros' && { lista: list }), abierto: id }).toString()}`
/** Records that open inside their list. */
const inList = (section: string) => ({
  one: (id: string) => `/finanzas/${section}?abierto=${id}`,
  list: `/finanzas/${section}`,
})
const inMaterials = (section: string) => ({
  one: (id: string) => `/materiales/${section}?abierto=${id}`,
  list: `/materiales/${section}`,
})
const company = { icon: 'pi-building', list: '/empresa', label: 'Ver la empresa' }

const nouns: Record<string, Noun> = {
  tarjeta: { words: 'la tarjeta', icon: 'pi-check-square', one: (id) => `/apps/tasks/${id}`, label: 'Abrir la tarea' },
  empresa: { words: 'los datos de la empresa', ...company },
  miembro: { words: 'a un miembro', ...company, icon: 'pi-users' },
  aprobaciones: {
    words: 'las reglas de aprobación',
    icon: 'pi-check-square',
    list: '/empresa?ver=aprobaciones',
    label: 'Ver las aprobaciones',
  },
  webhook: {
    words: 'el webhook',
    icon: 'pi-send',
    one: () => '/empresa?ver=webhooks',
    list: '/empresa',
    label: 'Ver la empresa',
  },
  invitacion: { words: 'una invitación', ...company, icon: 'pi-user-plus' },
  proyecto: { words: 'el proyecto', icon: 'pi-home' },
  presupuesto: { words: 'el presupuesto', icon: 'pi-calculator', list: '/finanzas/presupuesto' },
  modificacion: { words: 'la modificación', icon: 'pi-file-edit', list: '/finanzas/modificaciones' },
  proyeccion: { words: 'la proyección de un rubro', icon: 'pi-chart-line', list: '/finanzas/control' },
  contrato: {
    words: 'el contrato',
    icon: 'pi-file',
    one: (id) => `/finanzas/contratos/${id}`,
    list: '/finanzas/contratos',
  },
  certificado: {
    words: 'el certificado',
    icon: 'pi-verified',
    one: (id, contratoId) => contratoId && `/finanzas/contratos/${contratoId}/certificados/${id}`,
    list: '/finanzas/certificados',
  },
  adenda: {
    words: 'la adenda',
    icon: 'pi-file-edit',
    one: (_id, contratoId) => contratoId && `/finanzas/contratos/${contratoId}`,
    list: '/finanzas/contratos',
  },
  liberacion: {
    words: 'la liberación de fondo de reparo',
    icon: 'pi-lock-open',
    one: (_id, contratoId) => contratoId && `/finanzas/contratos/${contratoId}`,
    list: '/finanzas/contratos',
  },
  comprobante: { words: 'el comprobante', icon: 'pi-receipt', ...inList('comprobantes') },
  tarea: {
    words: 'la tarea del plan',
    icon: 'pi-sitemap',
    one: (id) => `/calendario/plan?tarea=${id}`,
    list: '/calendario/plan',
  },
  lineaBase: { words: 'la línea de base', icon: 'pi-flag', list: '/calendario/plan' },
  pago: { words: 'el pago', icon: 'pi-dollar', ...inList('pagos') },
  movimiento: { words: 'el movimiento de stock', icon: 'pi-box', ...inMaterials('movimientos') },
  pedido: {
    words: 'el pedido',
    icon: 'pi-shopping-cart',
    one: (id) => `/materiales/pedidos/${id}`,
    list: '/materiales/pedidos',
  },
  conteo: { words: 'el conteo', icon: 'pi-list-check', ...inMaterials('conteos') },
  acopio: { words: 'el acopio', icon: 'pi-box', ...inMaterials('acopios') },
  reserva: { words: 'la reserva', icon: 'pi-bookmark', ...inMaterials('stock') },
  evento: {
    words: 'el evento',
    icon: 'pi-calendar',
    one: (id) => `/calendario?abierto=${id}`,
    list: '/calendario',
  },
  documento: {
    words: 'el documento',
    icon: 'pi-file',
    one: documentLink,
    list: '/documentos',
  },
  carpeta: { words: 'la carpeta', icon: 'pi-folder', list: '/documentos' },
  cobro: { words: 'el cobro', icon: 'pi-money-bill', ...inList('cobros') },
  cobroPrevisto: { words: 'el cobro previsto', icon: 'pi-calendar-plus', ...inList('cobros-previstos') },
  rubro: { words: 'el rubro', icon: 'pi-sitemap', one: catalogue('rubros') },
  unidad: { words: 'la unidad', icon: 'pi-tag', one: catalogue('unidades') },
  proveedor: { words: 'el proveedor', icon: 'pi-truck', one: catalogue('proveedores') },
  material: { words: 'el material', icon: 'pi-box', one: catalogue('materiales') },
  precio: { words: 'el precio de un material', icon: 'pi-tag' },
  deposito: { words: 'el depósito', icon: 'pi-warehouse', one: catalogue('depositos') },
  tipoDocumento: { words: 'el tipo de documento', icon: 'pi-file', one: catalogue('tipos-documento') },
  tipoEvento: { words: 'el tipo de evento', icon: 'pi-calendar', one: catalogue('tipos-evento') },
  transferencia: {
    words: 'la transferencia',
    icon: 'pi-arrow-right-arrow-left',
    list: '/finanzas/cuentas/transferencias',
  },
  cheque: { words: 'el cheque', icon: 'pi-money-bill', ...inList('cheques') },
  cuenta: { words: 'la cuenta', icon: 'pi-wallet', one: catalogue('cuentas') },
  feriado: { words: 'el feriado', icon: 'pi-calendar', one: catalogue('feriados') },
  cotizacion: { words: 'una cotización', icon: 'pi-dollar' },
  indice: { words: 'el índice', icon: 'pi-percentage', one: catalogue('indices') },
  indiceValor: { words: 'un valor de un índice', icon: 'pi-percentage' },
}
const unknown: Noun = { words: 'un registro', icon: 'pi-pencil' }
const nounOf = (entidad: string): Noun => nouns[entidad] ?? unknown

const verbs: Record<string, string> = {
  crear: 'cargó',
  cambiar: 'cambió',
  corregir: 'corrigió',
  archivar: 'archivó',
  desarchivar: 'desarchivó',
  restaurar: 'restauró',
  eliminar: 'eliminó',
  borrar: 'eliminó',
  aprobar: 'aprobó',
  anular: 'anuló',
  registrar: 'registró',
  aplicar: 'aplicó lo que quedaba a cuenta de',
  deshacer: 'deshizo un cambio de',
  firmar: 'firmó',
  finalizar: 'finalizó',
  rescindir: 'rescindió',
  emitir: 'emitió',
  rechazar: 'rechazó',
  debitar: 'marcó como debitado',
  'pago.rechazarCheque': 'rechazó un cheque de',
  'pedido.pedir': 'pidió aprobar',
  'pedido.cancelar': 'canceló',
  'pedido.confirmarFecha': 'cambió la fecha confirmada de',
  'pedido.enviar': 'mandó al proveedor',
  'pedido.recibir': 'recibió materiales de',
  'pedido.devolver': 'anuló una recepción de',
  'documento.subir': 'subió',
  'documento.version': 'subió una versión nueva de',
  'documento.mover': 'movió',
  'documento.ordenar': 'cambió el orden de las revisiones de',
  reemplazar: 'reemplazó',
  proyectar: 'cambió',
  'rubro.ordenar': 'cambió el orden de',
  'tarjeta.crear': 'creó',
  'tarjeta.adjuntar': 'adjuntó un archivo a',
  'tarjeta.quitar': 'quitó un archivo de',
  'tarjeta.reponer': 'volvió a poner un archivo en',
  'empresa.crear': 'creó la empresa y cargó',
  'miembro.cambiar': 'cambió el acceso',
  'miembro.quitar': 'quitó de la empresa',
  'webhook.renovar': 'renovó el secreto de',
  'invitacion.invitar': 'mandó',
  'invitacion.retirar': 'retiró',
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const longest = 120
const strong = (text: string) =>
  `<strong>${escapeHtml(text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : text)}</strong>`

/** The name of a record from its fields; empty without one. */
export function nameIn(fields: Record<string, unknown>): string {
  const name = fields.titulo ?? fields.nombre ?? fields.objeto ?? fields.mail
  if (typeof name === 'string' && name.trim()) return name.trim()
  const { numero } = fields
  return typeof numero === 'number' || (typeof numero === 'string' && numero !== '') ? `n.º ${numero}` : ''
}

/** Simple markup: who did what to which record, and where. */
export function sentenceOf(
  { entidad, accion }: Change,
  { person, name, place }: { person: string; name: string; place: string },
): string {
  const end = place ? ` en ${escapeHtml(place)}${place.endsWith('.') ? '' : '.'}` : '.'
  if (entidad === 'invitacion' && accion === 'aceptar') return `${strong(person)} se sumó a la empresa${end}`
  const { words } = nounOf(entidad)
  const verb = verbs[`${entidad}.${accion}`] ?? verbs[accion] ?? 'cambió'
  if (entidad === 'miembro') {
    const whom = accion === 'quitar' ? 'a' : 'de'
    return `${strong(person)} ${verb} ${whom} ${name ? strong(name) : 'una persona'}${end}`
  }
  const isPlural = entidad === 'rubro' && accion === 'ordenar'
  const what = isPlural ? 'los rubros' : words
  return `${strong(person)} ${verb} ${what}${name && !isPlural ? ` ${strong(name)}` : ''}${end}`
}

export const iconOf = ({ entidad }: Change): string => `pi ${nounOf(entidad).icon}`

/** The link of a change: to its record, in whichever project it is; records of another company than the active one have none. */
export function linkOf(
  { entidad, entidadId, accion, desarrolladoraId, proyectoId }: Change,
  activeCompanyId: number,
  contratoId?: string,
): { link: string; linkedContent: string } | undefined {
  if (entidad === 'proyecto') {
    const link = `/desarrolladoras/${desarrolladoraId}/proyectos/${entidadId}`
    return { link, linkedContent: 'Abrir el proyecto' }
  }
  if (proyectoId === null && desarrolladoraId !== activeCompanyId) return undefined
  const { one, list, label } = nounOf(entidad)
  const isGone = ['eliminar', 'borrar'].includes(accion)
  const address = (isGone ? undefined : one?.(entidadId, contratoId)) ?? list
  if (address === undefined) return undefined
  return { link: proyectoId === null ? address : linkInProject(address, proyectoId), linkedContent: label ?? 'Verlo' }
}
