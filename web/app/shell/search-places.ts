import { catalogueTitles } from '../../records/catalogue/titles.ts'
import type { Page } from '../../areas/search/search-options.ts'
import { canOpen, listPlaces } from '../known-links.ts'

/** What users also call a screen, by its path. */
const screenWords: Record<string, string> = {
  '/dashboards/project': 'inicio resumen home',
  '/calendario': 'agenda eventos reuniones visitas vencimientos feriados',
  '/apps/mailbox': 'mail email bandeja',
  '/apps/chat': 'mensajes conversaciones',
  '/apps/contacts': 'agenda teléfonos',
  '/apps/tasks': 'pendientes',
  '/apps/scrumboard': 'scrum kanban tarjetas',
  '/apps/notes': 'apuntes recordatorios',
  '/apps/file-manager': 'carpetas adjuntos',
  '/documentos': 'carpetas archivos versiones contratos permisos',
  '/apps/ecommerce/inventory': 'productos stock',
  '/apps/academy': 'cursos',
  '/apps/help-center': 'guías manual',
  '/pages/activities': 'historial cambios auditoría',
  '/settings/appearance': 'color esquema oscuro densidad tema',
  '/settings/tokens': 'api scripts clave',
  '/solo-desarrollo/carga-categoricos': 'listas catálogos',
  '/solo-desarrollo/carga-transaccionales': 'planillas importar',
}

const financeSections = [
  ['Presupuesto', 'presupuesto', 'costos ítems'],
  ['Modificaciones', 'modificaciones', 'adicionales economías'],
  ['Control', 'control', 'desvíos vigente ejecutado'],
  ['Contratos', 'contratos', 'subcontratos contratistas'],
  ['Certificados', 'certificados', 'avance certificar'],
  ['Comprobantes', 'comprobantes', 'facturas compras'],
  ['Pagos', 'pagos', 'pagar'],
  ['Retenciones', 'retenciones', 'impuestos ganancias iibb suss depositar'],
  ['Cobros', 'cobros', 'ingresos cobrar'],
  ['Cobros previstos', 'cobros-previstos', 'cuotas plan de pago atrasadas morosos'],
  ['Cuentas y cajas', 'cuentas', 'banco caja saldo disponible transferencias'],
  ['Cheques', 'cheques', 'echeq cartera debitar rechazar'],
  ['Cuenta corriente', 'cuenta-corriente', 'saldos deuda'],
  ['Flujo de caja', 'flujo', 'cash flow'],
  ['Vencimientos', 'vencimientos', 'vence'],
  ['Libro IVA Compras', 'libro-iva', 'impuestos percepciones contador'],
] as const

const materialsSections = [
  ['Stock', 'stock', 'existencias depósito kardex reservas'],
  ['Movimientos', 'movimientos', 'ingresos egresos remitos transferencias ajustes devoluciones'],
  ['Conteos', 'conteos', 'inventario recuento contar'],
  ['Etiquetas', 'etiquetas', 'qr códigos imprimir'],
  ['Pedidos', 'pedidos', 'órdenes de compra reponer proveedores recibir'],
  ['Precios de materiales', 'precios', 'lista de precios aumento CAC dólar'],
  ['Acopios', 'acopios', 'compra anticipada retiros'],
  ['Teórico y real', 'consumo', 'consumo insumos desvío rendimiento'],
] as const

const calendarSections = [
  ['Plan de obra', 'plan', 'tareas gantt cronograma obra'],
  ['Avance físico', 'avance', 'curva s certificado'],
] as const

const documentsSections = [
  ['Planos', 'planos', 'revisiones vigente superado'],
  ['Vencimientos de documentos', 'vencimientos', 'pólizas seguros permisos vence'],
  ['Legajo', 'legajo', 'documentación obligatoria zip'],
  ['Buscar en los documentos', 'buscar', 'texto pdf etiquetas'],
  ['Papelera de documentos', 'papelera', 'eliminados restaurar'],
] as const

/** Lists, sections and tabs, which have an address but are no screen of their own. */
const parts: readonly Page[] = [
  ...Object.entries(catalogueTitles).map(([key, title]) => ({
    title,
    path: `/solo-desarrollo/carga-categoricos?lista=${key}`,
    detail: 'Proveedores y listas',
  })),
  ...financeSections.map(([title, path, words]) => ({ title, path: `/finanzas/${path}`, words, detail: 'Finanzas' })),
  ...calendarSections.map(([title, path, words]) => ({
    title,
    path: `/calendario/${path}`,
    words,
    detail: 'Calendario',
  })),
  ...documentsSections.map(([title, path, words]) => ({
    title,
    path: `/documentos/${path}`,
    words,
    detail: 'Documentos',
  })),
  ...materialsSections.map(([title, path, words]) => ({
    title,
    path: `/materiales/${path}`,
    words,
    detail: 'Materiales',
  })),
  { title: 'Miembros', path: '/empresa?ver=miembros', words: 'equipo personas usuarios roles', detail: 'Empresa' },
  { title: 'Proyectos', path: '/empresa', words: 'obras archivados', detail: 'Empresa' },
  { title: 'Datos de la empresa', path: '/empresa?ver=datos', words: 'cuit', detail: 'Empresa' },
  {
    title: 'Copias de seguridad',
    path: '/apps/help-center/guides/settings/copias-de-seguridad',
    words: 'backup respaldo',
    detail: 'Guía',
  },
]

/** Places of the accounts, for members who see all projects. */
const accountPlaces = new Set([
  '/finanzas/cuentas',
  '/finanzas/cheques',
  '/solo-desarrollo/carga-categoricos?lista=cuentas',
])

/** The pages of the search, with the words for which it finds them. Without an active project, those that need one have a note. */
export function searchedPlaces(hasSamples: boolean, seesAccounts = true): Page[] {
  const places = listPlaces(hasSamples).map((place): Page => ({ ...place, words: screenWords[place.path] }))
  const visible = seesAccounts ? parts : parts.filter(({ path }) => !accountPlaces.has(path))
  return [...places, ...visible].map((place) =>
    canOpen(place.path) ? place : { ...place, detail: 'Elegí antes un proyecto' },
  )
}
