import type { AcademyTables } from '../areas/academy/tables.ts'
import type { ActivitiesTables } from '../areas/activities/tables.ts'
import type { AdendasTables } from '../areas/adendas/tables.ts'
import type { AprobacionesTables } from '../areas/aprobaciones/tables.ts'
import type { AccountsTables } from '../areas/auth/tables.ts'
import type { CalendariosTables } from '../areas/calendarios/tables.ts'
import type { CargasTables } from '../areas/cargas/tables.ts'
import type { CertificadosTables } from '../areas/certificados/tables.ts'
import type { ChatTables } from '../areas/chat/tables.ts'
import type { CobrosTables } from '../areas/cobros/tables.ts'
import type { ComprobantesTables } from '../areas/comprobantes/tables.ts'
import type { ContactsTables } from '../areas/contacts/tables.ts'
import type { ConteosTables } from '../areas/conteos/tables.ts'
import type { ContratosTables } from '../areas/contratos/tables.ts'
import type { ControlTables } from '../areas/control/tables.ts'
import type { CotizacionesTables } from '../areas/cotizaciones/tables.ts'
import type { CuentasTables } from '../areas/cuentas/tables.ts'
import type { DashboardsTables } from '../areas/dashboards/tables.ts'
import type { DepositosTables } from '../areas/depositos/tables.ts'
import type { DevelopersTables } from '../areas/developers/tables.ts'
import type { DocumentosTables } from '../areas/documentos/tables.ts'
import type { EventosTables } from '../areas/eventos/tables.ts'
import type { FeriadosTables } from '../areas/feriados/tables.ts'
import type { FileManagerTables } from '../areas/file-manager/tables.ts'
import type { FuentesTables } from '../areas/fuentes/tables.ts'
import type { HelpCenterTables } from '../areas/help-center/tables.ts'
import type { IndicesTables } from '../areas/indices/tables.ts'
import type { InventoryTables } from '../areas/inventory/tables.ts'
import type { InvitationsTables } from '../areas/invitations/tables.ts'
import type { LiberacionesTables } from '../areas/liberaciones/tables.ts'
import type { MailboxTables } from '../areas/mailbox/tables.ts'
import type { MaterialesTables } from '../areas/materiales/tables.ts'
import type { MessagesTables } from '../areas/messages/tables.ts'
import type { ModificacionesTables } from '../areas/modificaciones/tables.ts'
import type { MovimientosTables } from '../areas/movimientos/tables.ts'
import type { NotesTables } from '../areas/notes/tables.ts'
import type { NotificationsTables } from '../areas/notifications/tables.ts'
import type { PedidosTables } from '../areas/pedidos/tables.ts'
import type { PlanTables } from '../areas/plan/tables.ts'
import type { PresupuestosTables } from '../areas/presupuestos/tables.ts'
import type { PagosTables } from '../areas/pagos/tables.ts'
import type { ProveedoresTables } from '../areas/proveedores/tables.ts'
import type { AcopiosTables } from '../areas/acopios/tables.ts'
import type { ReservasTables } from '../areas/reservas/tables.ts'
import type { RubrosTables } from '../areas/rubros/tables.ts'
import type { ScrumboardTables } from '../areas/scrumboard/tables.ts'
import type { ShortcutsTables } from '../areas/shortcuts/tables.ts'
import type { StockTables } from '../areas/stock/tables.ts'
import type { TiposDocumentoTables } from '../areas/tipos-documento/tables.ts'
import type { TiposEventoTables } from '../areas/tipos-evento/tables.ts'
import type { UnidadesTables } from '../areas/unidades/tables.ts'
import type { WebhooksTables } from '../areas/webhooks/tables.ts'
import type { StoredFilesTables } from '../db/files/stored-files.ts'
import type { RecordsTables } from '../records/tables.ts'

/** Every table of the store; each area describes its own in `tables.ts`. Both stores have the same columns. */
type AllTables = AcademyTables &
  AccountsTables &
  ActivitiesTables &
  AdendasTables &
  AprobacionesTables &
  CalendariosTables &
  CargasTables &
  CertificadosTables &
  ChatTables &
  CobrosTables &
  ComprobantesTables &
  ContactsTables &
  ConteosTables &
  ContratosTables &
  ControlTables &
  CotizacionesTables &
  CuentasTables &
  DashboardsTables &
  DepositosTables &
  DevelopersTables &
  DocumentosTables &
  EventosTables &
  FeriadosTables &
  FileManagerTables &
  FuentesTables &
  HelpCenterTables &
  IndicesTables &
  InventoryTables &
  InvitationsTables &
  LiberacionesTables &
  MailboxTables &
  MaterialesTables &
  MessagesTables &
  ModificacionesTables &
  MovimientosTables &
  NotesTables &
  NotificationsTables &
  PedidosTables &
  PlanTables &
  PresupuestosTables &
  PagosTables &
  ProveedoresTables &
  RecordsTables &
  StoredFilesTables &
  ReservasTables &
  AcopiosTables &
  RubrosTables &
  ScrumboardTables &
  ShortcutsTables &
  StockTables &
  TiposDocumentoTables &
  TiposEventoTables &
  UnidadesTables &
  WebhooksTables

declare module '../db/schema.ts' {
  // An interface, because only that can be augmented: `server/db` does not import areas.
  interface Database extends AllTables {}
}
