import { academyHandlers } from '../areas/academy/routes.ts'
import { activitiesHandlers } from '../areas/activities/routes.ts'
import { adendasHandlers } from '../areas/adendas/routes.ts'
import { aprobacionesHandlers } from '../areas/aprobaciones/routes.ts'
import { authHandlers } from '../areas/auth/routes.ts'
import { calendariosHandlers } from '../areas/calendarios/routes.ts'
import { cargasHandlers } from '../areas/cargas/routes.ts'
import { certificadosHandlers } from '../areas/certificados/routes.ts'
import { chatHandlers } from '../areas/chat/routes.ts'
import { cobrosHandlers } from '../areas/cobros/routes.ts'
import { comprobantesHandlers } from '../areas/comprobantes/routes.ts'
import { consumoHandlers } from '../areas/consumo/routes.ts'
import { contactsHandlers } from '../areas/contacts/routes.ts'
import { conteosHandlers } from '../areas/conteos/routes.ts'
import { contratosHandlers } from '../areas/contratos/routes.ts'
import { controlHandlers } from '../areas/control/routes.ts'
import { cotizacionesHandlers } from '../areas/cotizaciones/routes.ts'
import { cuentaCorrienteHandlers } from '../areas/cuenta-corriente/routes.ts'
import { cuentasHandlers } from '../areas/cuentas/routes.ts'
import { dashboardsHandlers } from '../areas/dashboards/routes.ts'
import { depositosHandlers } from '../areas/depositos/routes.ts'
import { developersHandlers } from '../areas/developers/routes.ts'
import { documentosHandlers } from '../areas/documentos/routes.ts'
import { eventosHandlers } from '../areas/eventos/routes.ts'
import { feriadosHandlers } from '../areas/feriados/routes.ts'
import { fileManagerHandlers } from '../areas/file-manager/routes.ts'
import { flujoHandlers } from '../areas/flujo/routes.ts'
import { fuentesHandlers } from '../areas/fuentes/routes.ts'
import { healthHandlers } from '../areas/health/routes.ts'
import { helpCenterHandlers } from '../areas/help-center/routes.ts'
import { historialHandlers } from '../areas/historial/routes.ts'
import { iconsHandlers } from '../areas/icons/routes.ts'
import { indicesHandlers } from '../areas/indices/routes.ts'
import { inventoryHandlers } from '../areas/inventory/routes.ts'
import { invitationsHandlers } from '../areas/invitations/routes.ts'
import { liberacionesHandlers } from '../areas/liberaciones/routes.ts'
import { libroIvaHandlers } from '../areas/libro-iva/routes.ts'
import { liveHandlers } from '../areas/live/routes.ts'
import { mailboxHandlers } from '../areas/mailbox/routes.ts'
import { materialesHandlers } from '../areas/materiales/routes.ts'
import { membersHandlers } from '../areas/members/routes.ts'
import { messagesHandlers } from '../areas/messages/routes.ts'
import { modificacionesHandlers } from '../areas/modificaciones/routes.ts'
import { movimientosHandlers } from '../areas/movimientos/routes.ts'
import { navigationHandlers } from '../areas/navigation/routes.ts'
import { notesHandlers } from '../areas/notes/routes.ts'
import { notificationsHandlers } from '../areas/notifications/routes.ts'
import { pedidosHandlers } from '../areas/pedidos/routes.ts'
import { planHandlers } from '../areas/plan/routes.ts'
import { presupuestosHandlers } from '../areas/presupuestos/routes.ts'
import { pagosHandlers } from '../areas/pagos/routes.ts'
import { projectsHandlers } from '../areas/projects/routes.ts'
import { proveedoresHandlers } from '../areas/proveedores/routes.ts'
import { acopiosHandlers } from '../areas/acopios/routes.ts'
import { reservasHandlers } from '../areas/reservas/routes.ts'
import { retencionesHandlers } from '../areas/retenciones/routes.ts'
import { rubrosHandlers } from '../areas/rubros/routes.ts'
import { scrumboardHandlers } from '../areas/scrumboard/routes.ts'
import { searchHandlers } from '../areas/search/routes.ts'
import { shortcutsHandlers } from '../areas/shortcuts/routes.ts'
import { stockHandlers } from '../areas/stock/routes.ts'
import { tiposDocumentoHandlers } from '../areas/tipos-documento/routes.ts'
import { tiposEventoHandlers } from '../areas/tipos-evento/routes.ts'
import { unidadesHandlers } from '../areas/unidades/routes.ts'
import { userHandlers } from '../areas/user/routes.ts'
import { webhooksHandlers } from '../areas/webhooks/routes.ts'
import type { Handlers, OperationId } from '../http/contract.ts'

/** A handler for each operation of the contract; a missing one does not compile. */
export const handlers: Handlers<OperationId> = {
  ...academyHandlers,
  ...activitiesHandlers,
  ...adendasHandlers,
  ...aprobacionesHandlers,
  ...authHandlers,
  ...calendariosHandlers,
  ...cargasHandlers,
  ...certificadosHandlers,
  ...chatHandlers,
  ...cobrosHandlers,
  ...comprobantesHandlers,
  ...consumoHandlers,
  ...contactsHandlers,
  ...conteosHandlers,
  ...contratosHandlers,
  ...controlHandlers,
  ...cotizacionesHandlers,
  ...cuentaCorrienteHandlers,
  ...cuentasHandlers,
  ...dashboardsHandlers,
  ...depositosHandlers,
  ...developersHandlers,
  ...documentosHandlers,
  ...eventosHandlers,
  ...feriadosHandlers,
  ...fileManagerHandlers,
  ...flujoHandlers,
  ...fuentesHandlers,
  ...healthHandlers,
  ...helpCenterHandlers,
  ...historialHandlers,
  ...iconsHandlers,
  ...indicesHandlers,
  ...inventoryHandlers,
  ...invitationsHandlers,
  ...liberacionesHandlers,
  ...libroIvaHandlers,
  ...liveHandlers,
  ...mailboxHandlers,
  ...materialesHandlers,
  ...membersHandlers,
  ...messagesHandlers,
  ...modificacionesHandlers,
  ...movimientosHandlers,
  ...navigationHandlers,
  ...notesHandlers,
  ...notificationsHandlers,
  ...pedidosHandlers,
  ...planHandlers,
  ...presupuestosHandlers,
  ...pagosHandlers,
  ...projectsHandlers,
  ...proveedoresHandlers,
  ...acopiosHandlers,
  ...reservasHandlers,
  ...retencionesHandlers,
  ...rubrosHandlers,
  ...scrumboardHandlers,
  ...searchHandlers,
  ...shortcutsHandlers,
  ...stockHandlers,
  ...tiposDocumentoHandlers,
  ...tiposEventoHandlers,
  ...unidadesHandlers,
  ...userHandlers,
  ...webhooksHandlers,
}
