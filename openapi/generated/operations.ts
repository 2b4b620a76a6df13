// Generated from openapi/ by npm run gen; never edited.
export const operations = `
academy
0/api/apps/academy/categories
GET listCourseCategories
3/courses
GET listCourses
4/course
GET getCourse
5/progress
PATCH updateCourseProgress
acopios
1/Proyectos/{proyectoId}/acopios
GET listAcopios
POST createAcopio miembro
4/saldos
GET getAcopioSaldos
4/{id}
GET getAcopio
5/retiros
POST withdrawAcopio miembro
5/anular
POST annulAcopio miembro
activities
1/pages/activities
GET listActivities
3/people
GET listActivityPeople
adendas
1/Proyectos/{proyectoId}/contratos/{contratoId}/adendas
GET listAdendas
POST createAdenda miembro
6/{id}
GET getAdenda
PATCH updateAdenda miembro
DELETE deleteAdenda miembro
7/aprobar
POST approveAdenda miembro
7/anular
POST annulAdenda miembro
aprobaciones
1/Desarrolladoras/{desarrolladoraId}/aprobaciones
GET getAprobaciones
PUT updateAprobaciones administrador
4/pendientes
GET listAprobacionesPendientes
1/Proyectos/{proyectoId}/aprobaciones/{entidad}/{id}
GET getAprobacion
auth
1/auth/sign-in
POST signIn
2/sign-in-with-token
POST signInWithToken
2/sign-up
POST signUp
2/forgot-password
POST forgotPassword
2/reset-password
POST resetPassword
3/check
POST checkResetToken
2/change-password
POST changePassword
2/change-email
POST requestEmailChange
2/confirm-email-change
POST confirmEmailChange
2/unlock-session
POST unlockSession
2/confirm-email
POST confirmEmail
2/resend-confirmation
POST resendConfirmation
2/sign-out
POST signOut
2/sessions
GET listSessions
DELETE endOtherSessions
3/{id}
DELETE endSession
2/tokens
GET listTokens
POST createToken
3/{id}
DELETE revokeToken
calendarios
1/Proyectos/{proyectoId}/calendarios
GET listCalendarios
POST createCalendario
4/{id}
DELETE deleteCalendario
1/calendarios/{archivo}
GET getCalendarioSuscripcion
cargas
1/Desarrolladoras/{desarrolladoraId}/cargas
GET listCargas
POST createCarga miembro
3/plantillas-carga/{tipo}
GET getCargaPlantilla
3/cargas/{id}
GET getCarga
DELETE deleteCarga miembro
5/ajustes
PUT setCargaAjustes miembro
5/filas
GET listCargaFilas
6/{fila}
PUT setCargaFila miembro
5/cargar
POST runCarga miembro
5/cancelar
POST cancelCarga miembro
5/deshacer
POST undoCarga miembro
certificados
1/Proyectos/{proyectoId}/certificados
GET listProjectCertificados
3/contratos/{contratoId}/certificados
GET listCertificados
POST createCertificado miembro
6/{id}
GET getCertificado
PATCH updateCertificado miembro
DELETE deleteCertificado miembro
7/emitir
POST issueCertificado miembro
7/aprobar
POST approveCertificado miembro
7/rechazar
POST rejectCertificado miembro
7/anular
POST annulCertificado miembro
chat
1/apps/chat/chats
GET listChats
3/conversations
GET listConversations
3/conversation
GET getConversation
3/found
GET findChatMessages
3/messages
GET listChatMessages
3/chat
GET getChat
POST createChat
PATCH updateChat
4/mark-as-read
POST markChatRead
3/typing
POST noteTyping
3/message
POST sendChatMessage
PATCH updateChatMessage
DELETE deleteChatMessage
3/attachment
POST uploadChatAttachment
GET downloadChatAttachment
3/shared
GET listSharedInChat
3/message/restore
POST restoreChatMessage
3/people
GET findChatPeople
3/contacts
GET listChatContacts
3/contact
GET getChatContact
3/profile
GET getChatProfile
PATCH updateChatProfile
cobros
1/Proyectos/{proyectoId}/cobros
GET listCobros
POST createCobro miembro
4/{id}
GET getCobro
PATCH updateCobro miembro
5/anular
POST annulCobro miembro
3/cobros-previstos
GET listCobrosPrevistos
POST createCobroPrevisto miembro
4/{id}
GET getCobroPrevisto
5/anular
POST annulCobroPrevisto miembro
3/cuotas
GET listCuotas
comprobantes
3/comprobantes
GET listComprobantes
POST createComprobante miembro
4/{id}
GET getComprobante
PATCH updateComprobante miembro
DELETE deleteComprobante miembro
5/registrar
POST registerComprobante miembro
5/anular
POST annulComprobante miembro
5/corregir
POST replaceComprobante miembro
5/documentos
POST uploadComprobanteDocumento miembro
6/{documentoId}
GET downloadComprobanteDocumento
DELETE removeComprobanteDocumento miembro
7/reponer
POST restoreComprobanteDocumento miembro
3/documentos-nuevos
POST uploadDocumentoNuevo miembro
3/vencimientos
GET getVencimientos
consumo
3/consumo
GET listConsumo
contacts
1/apps/contacts/all
GET listContacts
3/search
GET searchContacts
3/contact
GET getContact
POST createContact
PATCH updateContact
DELETE deleteContact
3/countries
GET listCountries
3/tags
GET listContactTags
3/tag
POST createContactTag
PATCH updateContactTag
DELETE deleteContactTag
3/picture
GET getContactPicture
3/avatar
POST uploadContactAvatar
3/page
GET listContactPage
3/delete
POST deleteContacts
3/restore
POST restoreContacts
3/export
POST exportContacts
3/read
POST readContactsFile
3/import
POST importContacts
3/duplicates
GET listDuplicateContacts
3/merge
POST mergeContacts
3/tagged
POST tagContacts
conteos
1/Proyectos/{proyectoId}/conteos
GET listConteos
POST createConteo miembro
4/{id}
GET getConteo
DELETE deleteConteo miembro
5/lineas/{materialId}
PUT countConteoLinea miembro
5/confirmar
POST confirmConteo miembro
contratos
3/contratos
GET listContratos
POST createContrato miembro
4/{id}
GET getContrato
PATCH updateContrato miembro
DELETE deleteContrato miembro
5/firmar
POST signContrato miembro
5/finalizar
POST finishContrato miembro
5/rescindir
POST rescindContrato miembro
5/documentos
POST uploadContratoDocumento miembro
6/{documentoId}
GET downloadContratoDocumento
DELETE removeContratoDocumento miembro
7/reponer
POST restoreContratoDocumento miembro
control
3/control-presupuestario
GET getControlPresupuestario
4/resumen
GET getControlResumen
4/movimientos
GET listControlMovimientos
4/proyecciones/{rubroId}
PUT setControlProyeccion miembro
cotizaciones
1/Desarrolladoras/{desarrolladoraId}/cotizaciones
GET listCotizaciones
POST createCotizacion miembro
PUT loadCotizaciones miembro
4/{id}
GET getCotizacion
PATCH updateCotizacion miembro
cuenta-corriente
1/Proyectos/{proyectoId}/cuenta-corriente
GET getCuentaCorriente
3/cuentas-corrientes
GET listCuentasCorrientes
3/deudas
GET getDeudas
cuentas
1/Desarrolladoras/{desarrolladoraId}/cuentas
GET listCuentas
POST createCuenta miembro
4/{id}
GET getCuenta
PATCH updateCuenta miembro
5/movimientos
GET getCuentaMovimientos
3/transferencias
GET listTransferencias
POST createTransferencia miembro
4/{id}
GET getTransferencia
5/anular
POST annulTransferencia miembro
3/cheques
GET listCheques
4/{id}
GET getCheque
5/debitar
POST debitCheque miembro
5/rechazar
POST rejectCheque miembro
dashboards
1/dashboards/analytics
GET getAnalyticsDashboard
2/crypto
GET getCryptoDashboard
2/finance
GET getFinanceDashboard
2/project
GET getProjectDashboard
1/Proyectos/{proyectoId}/primeros-pasos
GET getPrimerosPasos
depositos
1/Desarrolladoras/{desarrolladoraId}/depositos
GET listDepositos
POST createDeposito miembro
4/{id}
GET getDeposito
PATCH updateDeposito miembro
developers
1/Usuarios/desarrolladoras
GET listDevelopers
2/desarrolladoraActiva
POST setActiveDeveloper
2/seleccion
GET getSelection
1/Desarrolladoras
POST createDeveloper
2/{desarrolladoraId}
GET getCompany
PATCH updateCompany administrador
documentos
1/Proyectos/{proyectoId}/carpetas
GET listCarpetas
POST createCarpeta miembro
4/{id}
PATCH updateCarpeta miembro
DELETE deleteCarpeta miembro
3/carpetas-rutas
POST ensureCarpetas miembro
3/documentos
GET listDocumentos
POST createDocumento miembro
4/{id}
GET getDocumento
PATCH updateDocumento miembro
DELETE deleteDocumento miembro
5/contenido
GET downloadDocumento
5/descargas
GET listDocumentoDescargas
5/versiones
GET listDocumentoVersiones
POST createDocumentoVersion miembro
6/{numero}/restaurar
POST restoreDocumentoVersion miembro
7/miniatura
GET getDocumentoMiniatura
PUT putDocumentoMiniatura miembro
3/documentos-subidas
POST uploadDocumento miembro
3/documentos-revision
POST checkDocumentos
3/documentos-etiquetas
GET listDocumentoEtiquetas
POST tagDocumentos miembro
3/documentos-por-vencer
GET listDocumentosPorVencer
3/documentos-texto
GET searchDocumentoTexto
3/documentos-movidos
POST moveDocumentos miembro
3/documentos-borrados
POST deleteDocumentos miembro
3/documentos-cambios/{id}/deshacer
POST undoDocumentos miembro
3/papelera
GET listPapelera
4/restaurar
POST restorePapelera miembro
3/planos
GET listPlanos
4/revisiones
PUT orderRevisiones miembro
3/legajo
GET getLegajo
3/legajo.zip
GET downloadLegajo
eventos
3/eventos
GET listEventos
POST createEvento miembro
4/{id}
GET getEvento
PATCH updateEvento miembro
DELETE deleteEvento miembro
5/deshacer
POST undoEvento miembro
3/ocurrencias
GET getOcurrencias
3/calendario.ics
GET exportEventos
3/calendario/importar
POST importEventos miembro
feriados
1/Desarrolladoras/{desarrolladoraId}/feriados
GET listFeriados
POST createFeriado miembro
4/{id}
GET getFeriado
PATCH updateFeriado miembro
file-manager
1/apps/file-manager
GET listFiles
3/ids
GET listFileIds
3/taken-names
POST findTakenFileNames miembro
3/move
POST moveFiles miembro
3/delete
POST deleteFiles miembro
3/restore
POST restoreFiles miembro
3/item
GET getFile
PATCH updateFile miembro
DELETE deleteFile miembro
3/folder
POST createFolder miembro
3/file
POST uploadFile miembro
4/content
GET downloadFile
flujo
1/Proyectos/{proyectoId}/flujo
GET getFlujo
fuentes
1/Desarrolladoras/{desarrolladoraId}/fuentes
GET listFuentes
POST createFuente administrador
4/{fuenteId}/actualizar
POST refreshFuente miembro
4/{id}
PATCH updateFuente administrador
DELETE deleteFuente administrador
health
1/health
GET getHealth
1/ready
GET getReadiness
help-center
1/apps/help-center/faqs
GET listFaqCategories
3/guides
GET listGuideCategories
3/guide
GET getGuide
4/feedback
GET getGuideFeedback
PUT saveGuideFeedback
3/search
GET searchHelp
3/support
POST createSupportRequest
historial
1/Desarrolladoras/{desarrolladoraId}/historial
GET listCompanyHistory
1/Proyectos/{proyectoId}/historial
GET listProjectHistory
icons
1/ui/icons/{set}
GET getIconCatalogue
indices
1/Desarrolladoras/{desarrolladoraId}/indices
GET listIndices
POST createIndice miembro
4/{id}
GET getIndice
PATCH updateIndice miembro
4/{indiceId}/valores
GET listIndiceValores
POST createIndiceValor miembro
PUT loadIndiceValores miembro
6/{id}
GET getIndiceValor
PATCH updateIndiceValor miembro
inventory
1/apps/ecommerce/inventory/categories
GET listInventoryCategories
POST createInventoryCategory miembro
4/brands
GET listInventoryBrands
POST createInventoryBrand miembro
4/vendors
GET listInventoryVendors
POST createInventoryVendor miembro
4/tags
GET listInventoryTags
4/tag
POST createInventoryTag miembro
PATCH updateInventoryTag miembro
DELETE deleteInventoryTag miembro
4/products
GET listProducts
PATCH updateProducts miembro
5/delete
POST deleteProducts miembro
5/deleted
GET listDeletedProducts
5/restore
POST restoreProducts miembro
5/revert
POST revertProducts miembro
5/export
GET exportProducts
4/product
GET getProduct
POST createProduct miembro
PATCH updateProduct miembro
DELETE deleteProduct miembro
5/stock-history
GET listStockChanges
5/image
GET getProductImage
POST uploadProductImage miembro
invitations
1/Desarrolladoras/{desarrolladoraId}/invitaciones
GET listInvitations administrador
POST createInvitation administrador
4/{id}
DELETE deleteInvitation administrador
1/invitaciones/consultar
POST checkInvitation
2/aceptar
POST acceptInvitation
liberaciones
1/Proyectos/{proyectoId}/contratos/{contratoId}/liberaciones
GET listLiberaciones
POST createLiberacion miembro
6/{id}
GET getLiberacion
7/anular
POST annulLiberacion miembro
libro-iva
3/libro-iva-compras
GET getLibroIvaCompras
live
1/common/events
GET streamEvents
mailbox
1/apps/mailbox/settings
GET getMailboxSettings
PATCH updateMailboxSettings
3/folders
GET listMailboxFolders
3/filters
GET listMailboxFilters
3/labels
GET listMailboxLabels
3/label
POST createMailboxLabel
PATCH updateMailboxLabel
DELETE deleteMailboxLabel
3/recipients
GET listMailRecipients
3/mails
GET listMails
PATCH updateMails
DELETE emptyMailFolder
4/delete
POST deleteMails
3/mail
GET getMail
PATCH updateMail
DELETE deleteMail
3/draft
POST createMailDraft
3/send
POST sendMail
3/attachment
POST uploadMailAttachment
GET downloadMailAttachment
materiales
1/Desarrolladoras/{desarrolladoraId}/materiales
GET listMateriales
POST createMaterial miembro
4/{id}
GET getMaterial
PATCH updateMaterial miembro
4/{materialId}/precios
GET listPrecios
POST createPrecio miembro
PUT loadPrecios miembro
3/precios
GET listPreciosVigentes
PUT loadListaPrecios miembro
4/aumento
POST raisePrecios miembro
4/archivar
POST archivePrecios miembro
members
3/miembros
GET listMembers
4/{id}
PATCH updateMember administrador
DELETE removeMember
messages
1/common/messages
GET listMessages
POST createMessage
PATCH updateMessage
DELETE deleteMessage
3/mark-all-as-read
GET markAllMessagesAsRead
POST readAllMessages
3/toggle-read-status
POST toggleMessageReadStatus
modificaciones
1/Proyectos/{proyectoId}/modificaciones
GET listModificaciones
POST createModificacion miembro
4/{id}
GET getModificacion
PATCH updateModificacion miembro
DELETE deleteModificacion miembro
5/aprobar
POST approveModificacion miembro
5/anular
POST annulModificacion miembro
movimientos
3/movimientos
GET listMovimientos
POST createMovimiento miembro
4/{id}
GET getMovimiento
PATCH updateMovimiento miembro
DELETE deleteMovimiento miembro
5/confirmar
POST confirmMovimiento miembro
5/anular
POST annulMovimiento miembro
5/documentos
POST uploadMovimientoDocumento miembro
6/{documentoId}
GET downloadMovimientoDocumento
DELETE removeMovimientoDocumento miembro
3/pedidos/{id}/recibir
POST receivePedido miembro
navigation
1/common/navigation
GET getNavigation
notes
1/apps/notes/labels
GET listNoteLabels
POST createNoteLabel
PATCH updateNoteLabel
DELETE deleteNoteLabel
3/tasks
POST createNoteTask
3/all
GET listNotes
2/notes
POST createNote
PATCH updateNote
DELETE deleteNote
3/note
GET getNote
3/page
GET listNotePage
3/restore
POST restoreNotes
3/trash
POST purgeNotes
DELETE emptyNoteTrash
notifications
1/common/notifications
GET listNotifications
POST createNotification
PATCH updateNotification
DELETE deleteNotification
3/mark-all-as-read
GET markAllNotificationsAsRead
POST readAllNotifications
3/toggle-read-status
POST toggleNotificationReadStatus
3/settings
GET getNotificationSettings
PATCH updateNotificationSettings
pagos
1/Proyectos/{proyectoId}/pagos
GET listPagos
POST createPago miembro
4/{id}
GET getPago
PATCH updatePago miembro
5/aplicar
POST applyPago miembro
5/aprobar
POST approvePago miembro
5/rechazar
POST rejectPago miembro
5/anular
POST annulPago miembro
5/documentos
POST uploadPagoDocumento miembro
6/{documentoId}
GET downloadPagoDocumento
DELETE removePagoDocumento miembro
7/reponer
POST restorePagoDocumento miembro
pedidos
3/pedidos
GET listPedidos
POST createPedido miembro
4/{id}
GET getPedido
PATCH updatePedido miembro
DELETE deletePedido miembro
5/pedir
POST requestPedido miembro
5/aprobar
POST approvePedido miembro
5/confirmar-fecha
POST confirmPedidoFecha miembro
5/cancelar
POST cancelPedido miembro
5/mail
GET getPedidoMail
5/enviar
POST sendPedido miembro
3/a-reponer
GET listAReponer
plan
3/tareas
GET listTareas
PATCH updateTareas miembro
4/{id}
GET getTarea
PATCH updateTarea miembro
3/plan
GET getPlan
4/reprogramar
POST reprogramPlan miembro
4/lineas-base
GET listLineasBase
POST createLineaBase miembro
4/avance
GET getPlanAvance
presupuestos
3/presupuestos
GET listPresupuestos
POST createPresupuesto miembro
4/{id}
GET getPresupuesto
PATCH updatePresupuesto miembro
DELETE deletePresupuesto miembro
5/aprobar
POST approvePresupuesto miembro
4/{presupuestoId}/items
GET getPresupuestoItems
PATCH updatePresupuestoItems miembro
5/comparacion
GET comparePresupuestos
projects
1/Usuarios/proyectos/{developerId}
GET listProjects
2/proyectoActivo
POST setActiveProject
1/Proyectos/{proyectoId}
GET getProjectById
1/Desarrolladoras/{desarrolladoraId}/proyectos
GET listCompanyProjects
POST createProject administrador
4/{proyectoId}
GET getProject
PATCH updateProject administrador
proveedores
3/proveedores
GET listProveedores
POST createProveedor miembro
PUT loadProveedores miembro
4/{id}
GET getProveedor
PATCH updateProveedor miembro
reservas
1/Proyectos/{proyectoId}/reservas
GET listReservas
POST createReserva miembro
4/{id}
GET getReserva
5/liberar
POST releaseReserva miembro
retenciones
3/retenciones
GET listRetenciones
rubros
1/Desarrolladoras/{desarrolladoraId}/rubros
GET listRubros
POST createRubro miembro
PUT orderRubros miembro
4/{id}
GET getRubro
PATCH updateRubro miembro
scrumboard
1/apps/scrumboard/boards
GET listBoards
3/board
GET getBoard
POST createBoard miembro
PATCH updateBoard miembro
DELETE deleteBoard miembro
4/restore
POST restoreBoard miembro
4/list
POST createBoardList miembro
PATCH updateBoardList miembro
DELETE deleteBoardList miembro
5/restore
POST restoreBoardList miembro
4/lists
PATCH updateBoardLists miembro
4/card
GET getCard
PUT createCard miembro
PATCH updateCard miembro
DELETE deleteCard miembro
4/cards
PATCH updateCards miembro
4/card/positions
PATCH moveCards miembro
5/restore
POST restoreCard miembro
5/comments
GET listCardComments
POST createCardComment miembro
PATCH updateCardComment miembro
DELETE deleteCardComment miembro
6/restore
POST restoreCardComment miembro
5/history
GET listCardHistory
5/attachments
GET listCardAttachments
5/attachment
POST uploadCardAttachment miembro
GET downloadCardAttachment
DELETE removeCardAttachment miembro
6/restore
POST restoreCardAttachment miembro
4/archive
GET listArchivedCards
4/labels
GET listBoardLabels
4/label
PUT createBoardLabel miembro
PATCH updateBoardLabel miembro
DELETE deleteBoardLabel miembro
3/members
GET listBoardMembers
3/tasks
GET listTasks
4/counts
GET countTasks
4/sections
GET listTaskSections
4/section
POST createTaskSection
PATCH updateTaskSection
DELETE deleteTaskSection
5/restore
POST restoreTaskSection
3/task/place
PATCH moveTask
3/task
GET getTask
search
1/common/search
POST searchEverything
shortcuts
2/shortcuts
GET listShortcuts
POST createShortcut
PATCH updateShortcut
DELETE deleteShortcut
stock
1/Proyectos/{proyectoId}/stock
GET listStock
4/{materialId}/kardex
GET listKardex
tipos-documento
1/Desarrolladoras/{desarrolladoraId}/tipos-documento
GET listTiposDocumento
POST createTipoDocumento miembro
4/{id}
GET getTipoDocumento
PATCH updateTipoDocumento miembro
tipos-evento
3/tipos-evento
GET listTiposEvento
POST createTipoEvento miembro
4/{id}
GET getTipoEvento
PATCH updateTipoEvento miembro
unidades
3/unidades
GET listUnidades
POST createUnidad miembro
4/{id}
GET getUnidad
PATCH updateUnidad miembro
user
1/common/user
GET getUser
PATCH updateUser
3/picture
GET getUserPicture
2/settings
GET getUserSettings
PATCH updateUserSettings
2/storage
GET getStorageUse
webhooks
1/Desarrolladoras/{desarrolladoraId}/webhooks
GET listWebhooks administrador
POST createWebhook administrador
4/{id}
PATCH updateWebhook administrador
DELETE deleteWebhook administrador
4/{webhookId}/secreto
POST rotateWebhookSecret administrador
5/prueba
POST testWebhook administrador
5/entregas
GET listWebhookDeliveries administrador
6/{id}/reenviar
POST resendWebhookDelivery administrador
`
