// Generated from openapi/ by npm run gen; never edited.
export const operations = {
  "academy": {
    "/api/apps/academy/categories": {
      "GET": "listCourseCategories"
    },
    "/api/apps/academy/courses": {
      "GET": "listCourses"
    },
    "/api/apps/academy/courses/course": {
      "GET": "getCourse"
    },
    "/api/apps/academy/courses/course/progress": {
      "PATCH": "updateCourseProgress"
    }
  },
  "acopios": {
    "/api/Proyectos/{proyectoId}/acopios": {
      "GET": "listAcopios",
      "POST": "createAcopio"
    },
    "/api/Proyectos/{proyectoId}/acopios/saldos": {
      "GET": "getAcopioSaldos"
    },
    "/api/Proyectos/{proyectoId}/acopios/{id}": {
      "GET": "getAcopio"
    },
    "/api/Proyectos/{proyectoId}/acopios/{id}/retiros": {
      "POST": "withdrawAcopio"
    },
    "/api/Proyectos/{proyectoId}/acopios/{id}/anular": {
      "POST": "annulAcopio"
    }
  },
  "activities": {
    "/api/pages/activities": {
      "GET": "listActivities"
    },
    "/api/pages/activities/people": {
      "GET": "listActivityPeople"
    }
  },
  "adendas": {
    "/api/Proyectos/{proyectoId}/contratos/{contratoId}/adendas": {
      "GET": "listAdendas",
      "POST": "createAdenda"
    },
    "/api/Proyectos/{proyectoId}/contratos/{contratoId}/adendas/{id}": {
      "GET": "getAdenda",
      "PATCH": "updateAdenda",
      "DELETE": "deleteAdenda"
    },
    "/api/Proyectos/{proyectoId}/contratos/{contratoId}/adendas/{id}/aprobar": {
      "POST": "approveAdenda"
    },
    "/api/Proyectos/{proyectoId}/contratos/{contratoId}/adendas/{id}/anular": {
      "POST": "annulAdenda"
    }
  },
  "aprobaciones": {
    "/api/Desarrolladoras/{desarrolladoraId}/aprobaciones": {
      "GET": "getAprobaciones",
      "PUT": "updateAprobaciones"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/aprobaciones/pendientes": {
      "GET": "listAprobacionesPendientes"
    },
    "/api/Proyectos/{proyectoId}/aprobaciones/{entidad}/{id}": {
      "GET": "getAprobacion"
    }
  },
  "auth": {
    "/api/auth/sign-in": {
      "POST": "signIn"
    },
    "/api/auth/sign-in-with-token": {
      "POST": "signInWithToken"
    },
    "/api/auth/sign-up": {
      "POST": "signUp"
    },
    "/api/auth/forgot-password": {
      "POST": "forgotPassword"
    },
    "/api/auth/reset-password": {
      "POST": "resetPassword"
    },
    "/api/auth/reset-password/check": {
      "POST": "checkResetToken"
    },
    "/api/auth/change-password": {
      "POST": "changePassword"
    },
    "/api/auth/change-email": {
      "POST": "requestEmailChange"
    },
    "/api/auth/confirm-email-change": {
      "POST": "confirmEmailChange"
    },
    "/api/auth/unlock-session": {
      "POST": "unlockSession"
    },
    "/api/auth/confirm-email": {
      "POST": "confirmEmail"
    },
    "/api/auth/resend-confirmation": {
      "POST": "resendConfirmation"
    },
    "/api/auth/sign-out": {
      "POST": "signOut"
    },
    "/api/auth/sessions": {
      "GET": "listSessions",
      "DELETE": "endOtherSessions"
    },
    "/api/auth/sessions/{id}": {
      "DELETE": "endSession"
    },
    "/api/auth/tokens": {
      "GET": "listTokens",
      "POST": "createToken"
    },
    "/api/auth/tokens/{id}": {
      "DELETE": "revokeToken"
    }
  },
  "calendarios": {
    "/api/Proyectos/{proyectoId}/calendarios": {
      "GET": "listCalendarios",
      "POST": "createCalendario"
    },
    "/api/Proyectos/{proyectoId}/calendarios/{id}": {
      "DELETE": "deleteCalendario"
    },
    "/api/calendarios/{archivo}": {
      "GET": "getCalendarioSuscripcion"
    }
  },
  "cargas": {
    "/api/Desarrolladoras/{desarrolladoraId}/cargas": {
      "GET": "listCargas",
      "POST": "createCarga"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/plantillas-carga/{tipo}": {
      "GET": "getCargaPlantilla"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/cargas/{id}": {
      "GET": "getCarga",
      "DELETE": "deleteCarga"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/cargas/{id}/ajustes": {
      "PUT": "setCargaAjustes"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/cargas/{id}/filas": {
      "GET": "listCargaFilas"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/cargas/{id}/filas/{fila}": {
      "PUT": "setCargaFila"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/cargas/{id}/cargar": {
      "POST": "runCarga"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/cargas/{id}/cancelar": {
      "POST": "cancelCarga"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/cargas/{id}/deshacer": {
      "POST": "undoCarga"
    }
  },
  "certificados": {
    "/api/Proyectos/{proyectoId}/certificados": {
      "GET": "listProjectCertificados"
    },
    "/api/Proyectos/{proyectoId}/contratos/{contratoId}/certificados": {
      "GET": "listCertificados",
      "POST": "createCertificado"
    },
    "/api/Proyectos/{proyectoId}/contratos/{contratoId}/certificados/{id}": {
      "GET": "getCertificado",
      "PATCH": "updateCertificado",
      "DELETE": "deleteCertificado"
    },
    "/api/Proyectos/{proyectoId}/contratos/{contratoId}/certificados/{id}/emitir": {
      "POST": "issueCertificado"
    },
    "/api/Proyectos/{proyectoId}/contratos/{contratoId}/certificados/{id}/aprobar": {
      "POST": "approveCertificado"
    },
    "/api/Proyectos/{proyectoId}/contratos/{contratoId}/certificados/{id}/rechazar": {
      "POST": "rejectCertificado"
    },
    "/api/Proyectos/{proyectoId}/contratos/{contratoId}/certificados/{id}/anular": {
      "POST": "annulCertificado"
    }
  },
  "chat": {
    "/api/apps/chat/chats": {
      "GET": "listChats"
    },
    "/api/apps/chat/conversations": {
      "GET": "listConversations"
    },
    "/api/apps/chat/conversation": {
      "GET": "getConversation"
    },
    "/api/apps/chat/found": {
      "GET": "findChatMessages"
    },
    "/api/apps/chat/messages": {
      "GET": "listChatMessages"
    },
    "/api/apps/chat/chat": {
      "GET": "getChat",
      "POST": "createChat",
      "PATCH": "updateChat"
    },
    "/api/apps/chat/chat/mark-as-read": {
      "POST": "markChatRead"
    },
    "/api/apps/chat/typing": {
      "POST": "noteTyping"
    },
    "/api/apps/chat/message": {
      "POST": "sendChatMessage",
      "PATCH": "updateChatMessage",
      "DELETE": "deleteChatMessage"
    },
    "/api/apps/chat/attachment": {
      "POST": "uploadChatAttachment",
      "GET": "downloadChatAttachment"
    },
    "/api/apps/chat/shared": {
      "GET": "listSharedInChat"
    },
    "/api/apps/chat/message/restore": {
      "POST": "restoreChatMessage"
    },
    "/api/apps/chat/people": {
      "GET": "findChatPeople"
    },
    "/api/apps/chat/contacts": {
      "GET": "listChatContacts"
    },
    "/api/apps/chat/contact": {
      "GET": "getChatContact"
    },
    "/api/apps/chat/profile": {
      "GET": "getChatProfile",
      "PATCH": "updateChatProfile"
    }
  },
  "cobros": {
    "/api/Proyectos/{proyectoId}/cobros": {
      "GET": "listCobros",
      "POST": "createCobro"
    },
    "/api/Proyectos/{proyectoId}/cobros/{id}": {
      "GET": "getCobro",
      "PATCH": "updateCobro"
    },
    "/api/Proyectos/{proyectoId}/cobros/{id}/anular": {
      "POST": "annulCobro"
    },
    "/api/Proyectos/{proyectoId}/cobros-previstos": {
      "GET": "listCobrosPrevistos",
      "POST": "createCobroPrevisto"
    },
    "/api/Proyectos/{proyectoId}/cobros-previstos/{id}": {
      "GET": "getCobroPrevisto"
    },
    "/api/Proyectos/{proyectoId}/cobros-previstos/{id}/anular": {
      "POST": "annulCobroPrevisto"
    },
    "/api/Proyectos/{proyectoId}/cuotas": {
      "GET": "listCuotas"
    }
  },
  "comprobantes": {
    "/api/Proyectos/{proyectoId}/comprobantes": {
      "GET": "listComprobantes",
      "POST": "createComprobante"
    },
    "/api/Proyectos/{proyectoId}/comprobantes/{id}": {
      "GET": "getComprobante",
      "PATCH": "updateComprobante",
      "DELETE": "deleteComprobante"
    },
    "/api/Proyectos/{proyectoId}/comprobantes/{id}/registrar": {
      "POST": "registerComprobante"
    },
    "/api/Proyectos/{proyectoId}/comprobantes/{id}/anular": {
      "POST": "annulComprobante"
    },
    "/api/Proyectos/{proyectoId}/comprobantes/{id}/corregir": {
      "POST": "replaceComprobante"
    },
    "/api/Proyectos/{proyectoId}/comprobantes/{id}/documentos": {
      "POST": "uploadComprobanteDocumento"
    },
    "/api/Proyectos/{proyectoId}/comprobantes/{id}/documentos/{documentoId}": {
      "GET": "downloadComprobanteDocumento",
      "DELETE": "removeComprobanteDocumento"
    },
    "/api/Proyectos/{proyectoId}/comprobantes/{id}/documentos/{documentoId}/reponer": {
      "POST": "restoreComprobanteDocumento"
    },
    "/api/Proyectos/{proyectoId}/documentos-nuevos": {
      "POST": "uploadDocumentoNuevo"
    },
    "/api/Proyectos/{proyectoId}/vencimientos": {
      "GET": "getVencimientos"
    }
  },
  "consumo": {
    "/api/Proyectos/{proyectoId}/consumo": {
      "GET": "listConsumo"
    }
  },
  "contacts": {
    "/api/apps/contacts/all": {
      "GET": "listContacts"
    },
    "/api/apps/contacts/search": {
      "GET": "searchContacts"
    },
    "/api/apps/contacts/contact": {
      "GET": "getContact",
      "POST": "createContact",
      "PATCH": "updateContact",
      "DELETE": "deleteContact"
    },
    "/api/apps/contacts/countries": {
      "GET": "listCountries"
    },
    "/api/apps/contacts/tags": {
      "GET": "listContactTags"
    },
    "/api/apps/contacts/tag": {
      "POST": "createContactTag",
      "PATCH": "updateContactTag",
      "DELETE": "deleteContactTag"
    },
    "/api/apps/contacts/picture": {
      "GET": "getContactPicture"
    },
    "/api/apps/contacts/avatar": {
      "POST": "uploadContactAvatar"
    },
    "/api/apps/contacts/page": {
      "GET": "listContactPage"
    },
    "/api/apps/contacts/delete": {
      "POST": "deleteContacts"
    },
    "/api/apps/contacts/restore": {
      "POST": "restoreContacts"
    },
    "/api/apps/contacts/export": {
      "POST": "exportContacts"
    },
    "/api/apps/contacts/read": {
      "POST": "readContactsFile"
    },
    "/api/apps/contacts/import": {
      "POST": "importContacts"
    },
    "/api/apps/contacts/duplicates": {
      "GET": "listDuplicateContacts"
    },
    "/api/apps/contacts/merge": {
      "POST": "mergeContacts"
    },
    "/api/apps/contacts/tagged": {
      "POST": "tagContacts"
    }
  },
  "conteos": {
    "/api/Proyectos/{proyectoId}/conteos": {
      "GET": "listConteos",
      "POST": "createConteo"
    },
    "/api/Proyectos/{proyectoId}/conteos/{id}": {
      "GET": "getConteo",
      "DELETE": "deleteConteo"
    },
    "/api/Proyectos/{proyectoId}/conteos/{id}/lineas/{materialId}": {
      "PUT": "countConteoLinea"
    },
    "/api/Proyectos/{proyectoId}/conteos/{id}/confirmar": {
      "POST": "confirmConteo"
    }
  },
  "contratos": {
    "/api/Proyectos/{proyectoId}/contratos": {
      "GET": "listContratos",
      "POST": "createContrato"
    },
    "/api/Proyectos/{proyectoId}/contratos/{id}": {
      "GET": "getContrato",
      "PATCH": "updateContrato",
      "DELETE": "deleteContrato"
    },
    "/api/Proyectos/{proyectoId}/contratos/{id}/firmar": {
      "POST": "signContrato"
    },
    "/api/Proyectos/{proyectoId}/contratos/{id}/finalizar": {
      "POST": "finishContrato"
    },
    "/api/Proyectos/{proyectoId}/contratos/{id}/rescindir": {
      "POST": "rescindContrato"
    },
    "/api/Proyectos/{proyectoId}/contratos/{id}/documentos": {
      "POST": "uploadContratoDocumento"
    },
    "/api/Proyectos/{proyectoId}/contratos/{id}/documentos/{documentoId}": {
      "GET": "downloadContratoDocumento",
      "DELETE": "removeContratoDocumento"
    },
    "/api/Proyectos/{proyectoId}/contratos/{id}/documentos/{documentoId}/reponer": {
      "POST": "restoreContratoDocumento"
    }
  },
  "control": {
    "/api/Proyectos/{proyectoId}/control-presupuestario": {
      "GET": "getControlPresupuestario"
    },
    "/api/Proyectos/{proyectoId}/control-presupuestario/resumen": {
      "GET": "getControlResumen"
    },
    "/api/Proyectos/{proyectoId}/control-presupuestario/movimientos": {
      "GET": "listControlMovimientos"
    },
    "/api/Proyectos/{proyectoId}/control-presupuestario/proyecciones/{rubroId}": {
      "PUT": "setControlProyeccion"
    }
  },
  "cotizaciones": {
    "/api/Desarrolladoras/{desarrolladoraId}/cotizaciones": {
      "GET": "listCotizaciones",
      "POST": "createCotizacion",
      "PUT": "loadCotizaciones"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/cotizaciones/{id}": {
      "GET": "getCotizacion",
      "PATCH": "updateCotizacion"
    }
  },
  "cuenta-corriente": {
    "/api/Proyectos/{proyectoId}/cuenta-corriente": {
      "GET": "getCuentaCorriente"
    },
    "/api/Proyectos/{proyectoId}/cuentas-corrientes": {
      "GET": "listCuentasCorrientes"
    },
    "/api/Proyectos/{proyectoId}/deudas": {
      "GET": "getDeudas"
    }
  },
  "cuentas": {
    "/api/Desarrolladoras/{desarrolladoraId}/cuentas": {
      "GET": "listCuentas",
      "POST": "createCuenta"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/cuentas/{id}": {
      "GET": "getCuenta",
      "PATCH": "updateCuenta"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/cuentas/{id}/movimientos": {
      "GET": "getCuentaMovimientos"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/transferencias": {
      "GET": "listTransferencias",
      "POST": "createTransferencia"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/transferencias/{id}": {
      "GET": "getTransferencia"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/transferencias/{id}/anular": {
      "POST": "annulTransferencia"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/cheques": {
      "GET": "listCheques"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/cheques/{id}": {
      "GET": "getCheque"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/cheques/{id}/debitar": {
      "POST": "debitCheque"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/cheques/{id}/rechazar": {
      "POST": "rejectCheque"
    }
  },
  "dashboards": {
    "/api/dashboards/analytics": {
      "GET": "getAnalyticsDashboard"
    },
    "/api/dashboards/crypto": {
      "GET": "getCryptoDashboard"
    },
    "/api/dashboards/finance": {
      "GET": "getFinanceDashboard"
    },
    "/api/dashboards/project": {
      "GET": "getProjectDashboard"
    },
    "/api/Proyectos/{proyectoId}/primeros-pasos": {
      "GET": "getPrimerosPasos"
    }
  },
  "depositos": {
    "/api/Desarrolladoras/{desarrolladoraId}/depositos": {
      "GET": "listDepositos",
      "POST": "createDeposito"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/depositos/{id}": {
      "GET": "getDeposito",
      "PATCH": "updateDeposito"
    }
  },
  "developers": {
    "/api/Usuarios/desarrolladoras": {
      "GET": "listDevelopers"
    },
    "/api/Usuarios/desarrolladoraActiva": {
      "POST": "setActiveDeveloper"
    },
    "/api/Usuarios/seleccion": {
      "GET": "getSelection"
    },
    "/api/Desarrolladoras": {
      "POST": "createDeveloper"
    },
    "/api/Desarrolladoras/{desarrolladoraId}": {
      "GET": "getCompany",
      "PATCH": "updateCompany"
    }
  },
  "documentos": {
    "/api/Proyectos/{proyectoId}/carpetas": {
      "GET": "listCarpetas",
      "POST": "createCarpeta"
    },
    "/api/Proyectos/{proyectoId}/carpetas/{id}": {
      "PATCH": "updateCarpeta",
      "DELETE": "deleteCarpeta"
    },
    "/api/Proyectos/{proyectoId}/carpetas-rutas": {
      "POST": "ensureCarpetas"
    },
    "/api/Proyectos/{proyectoId}/documentos": {
      "GET": "listDocumentos",
      "POST": "createDocumento"
    },
    "/api/Proyectos/{proyectoId}/documentos/{id}": {
      "GET": "getDocumento",
      "PATCH": "updateDocumento",
      "DELETE": "deleteDocumento"
    },
    "/api/Proyectos/{proyectoId}/documentos/{id}/contenido": {
      "GET": "downloadDocumento"
    },
    "/api/Proyectos/{proyectoId}/documentos/{id}/descargas": {
      "GET": "listDocumentoDescargas"
    },
    "/api/Proyectos/{proyectoId}/documentos/{id}/versiones": {
      "GET": "listDocumentoVersiones",
      "POST": "createDocumentoVersion"
    },
    "/api/Proyectos/{proyectoId}/documentos/{id}/versiones/{numero}/restaurar": {
      "POST": "restoreDocumentoVersion"
    },
    "/api/Proyectos/{proyectoId}/documentos/{id}/versiones/{numero}/miniatura": {
      "GET": "getDocumentoMiniatura",
      "PUT": "putDocumentoMiniatura"
    },
    "/api/Proyectos/{proyectoId}/documentos-subidas": {
      "POST": "uploadDocumento"
    },
    "/api/Proyectos/{proyectoId}/documentos-revision": {
      "POST": "checkDocumentos"
    },
    "/api/Proyectos/{proyectoId}/documentos-etiquetas": {
      "GET": "listDocumentoEtiquetas",
      "POST": "tagDocumentos"
    },
    "/api/Proyectos/{proyectoId}/documentos-por-vencer": {
      "GET": "listDocumentosPorVencer"
    },
    "/api/Proyectos/{proyectoId}/documentos-texto": {
      "GET": "searchDocumentoTexto"
    },
    "/api/Proyectos/{proyectoId}/documentos-movidos": {
      "POST": "moveDocumentos"
    },
    "/api/Proyectos/{proyectoId}/documentos-borrados": {
      "POST": "deleteDocumentos"
    },
    "/api/Proyectos/{proyectoId}/documentos-cambios/{id}/deshacer": {
      "POST": "undoDocumentos"
    },
    "/api/Proyectos/{proyectoId}/papelera": {
      "GET": "listPapelera"
    },
    "/api/Proyectos/{proyectoId}/papelera/restaurar": {
      "POST": "restorePapelera"
    },
    "/api/Proyectos/{proyectoId}/planos": {
      "GET": "listPlanos"
    },
    "/api/Proyectos/{proyectoId}/planos/revisiones": {
      "PUT": "orderRevisiones"
    },
    "/api/Proyectos/{proyectoId}/legajo": {
      "GET": "getLegajo"
    },
    "/api/Proyectos/{proyectoId}/legajo.zip": {
      "GET": "downloadLegajo"
    }
  },
  "eventos": {
    "/api/Proyectos/{proyectoId}/eventos": {
      "GET": "listEventos",
      "POST": "createEvento"
    },
    "/api/Proyectos/{proyectoId}/eventos/{id}": {
      "GET": "getEvento",
      "PATCH": "updateEvento",
      "DELETE": "deleteEvento"
    },
    "/api/Proyectos/{proyectoId}/eventos/{id}/deshacer": {
      "POST": "undoEvento"
    },
    "/api/Proyectos/{proyectoId}/ocurrencias": {
      "GET": "getOcurrencias"
    },
    "/api/Proyectos/{proyectoId}/calendario.ics": {
      "GET": "exportEventos"
    },
    "/api/Proyectos/{proyectoId}/calendario/importar": {
      "POST": "importEventos"
    }
  },
  "feriados": {
    "/api/Desarrolladoras/{desarrolladoraId}/feriados": {
      "GET": "listFeriados",
      "POST": "createFeriado"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/feriados/{id}": {
      "GET": "getFeriado",
      "PATCH": "updateFeriado"
    }
  },
  "file-manager": {
    "/api/apps/file-manager": {
      "GET": "listFiles"
    },
    "/api/apps/file-manager/ids": {
      "GET": "listFileIds"
    },
    "/api/apps/file-manager/taken-names": {
      "POST": "findTakenFileNames"
    },
    "/api/apps/file-manager/move": {
      "POST": "moveFiles"
    },
    "/api/apps/file-manager/delete": {
      "POST": "deleteFiles"
    },
    "/api/apps/file-manager/restore": {
      "POST": "restoreFiles"
    },
    "/api/apps/file-manager/item": {
      "GET": "getFile",
      "PATCH": "updateFile",
      "DELETE": "deleteFile"
    },
    "/api/apps/file-manager/folder": {
      "POST": "createFolder"
    },
    "/api/apps/file-manager/file": {
      "POST": "uploadFile"
    },
    "/api/apps/file-manager/file/content": {
      "GET": "downloadFile"
    }
  },
  "flujo": {
    "/api/Proyectos/{proyectoId}/flujo": {
      "GET": "getFlujo"
    }
  },
  "fuentes": {
    "/api/Desarrolladoras/{desarrolladoraId}/fuentes": {
      "GET": "listFuentes",
      "POST": "createFuente"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/fuentes/{fuenteId}/actualizar": {
      "POST": "refreshFuente"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/fuentes/{id}": {
      "PATCH": "updateFuente",
      "DELETE": "deleteFuente"
    }
  },
  "health": {
    "/api/health": {
      "GET": "getHealth"
    },
    "/api/ready": {
      "GET": "getReadiness"
    }
  },
  "help-center": {
    "/api/apps/help-center/faqs": {
      "GET": "listFaqCategories"
    },
    "/api/apps/help-center/guides": {
      "GET": "listGuideCategories"
    },
    "/api/apps/help-center/guide": {
      "GET": "getGuide"
    },
    "/api/apps/help-center/guide/feedback": {
      "GET": "getGuideFeedback",
      "PUT": "saveGuideFeedback"
    },
    "/api/apps/help-center/search": {
      "GET": "searchHelp"
    },
    "/api/apps/help-center/support": {
      "POST": "createSupportRequest"
    }
  },
  "historial": {
    "/api/Desarrolladoras/{desarrolladoraId}/historial": {
      "GET": "listCompanyHistory"
    },
    "/api/Proyectos/{proyectoId}/historial": {
      "GET": "listProjectHistory"
    }
  },
  "icons": {
    "/api/ui/icons/{set}": {
      "GET": "getIconCatalogue"
    }
  },
  "indices": {
    "/api/Desarrolladoras/{desarrolladoraId}/indices": {
      "GET": "listIndices",
      "POST": "createIndice"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/indices/{id}": {
      "GET": "getIndice",
      "PATCH": "updateIndice"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/indices/{indiceId}/valores": {
      "GET": "listIndiceValores",
      "POST": "createIndiceValor",
      "PUT": "loadIndiceValores"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/indices/{indiceId}/valores/{id}": {
      "GET": "getIndiceValor",
      "PATCH": "updateIndiceValor"
    }
  },
  "inventory": {
    "/api/apps/ecommerce/inventory/categories": {
      "GET": "listInventoryCategories",
      "POST": "createInventoryCategory"
    },
    "/api/apps/ecommerce/inventory/brands": {
      "GET": "listInventoryBrands",
      "POST": "createInventoryBrand"
    },
    "/api/apps/ecommerce/inventory/vendors": {
      "GET": "listInventoryVendors",
      "POST": "createInventoryVendor"
    },
    "/api/apps/ecommerce/inventory/tags": {
      "GET": "listInventoryTags"
    },
    "/api/apps/ecommerce/inventory/tag": {
      "POST": "createInventoryTag",
      "PATCH": "updateInventoryTag",
      "DELETE": "deleteInventoryTag"
    },
    "/api/apps/ecommerce/inventory/products": {
      "GET": "listProducts",
      "PATCH": "updateProducts"
    },
    "/api/apps/ecommerce/inventory/products/delete": {
      "POST": "deleteProducts"
    },
    "/api/apps/ecommerce/inventory/products/deleted": {
      "GET": "listDeletedProducts"
    },
    "/api/apps/ecommerce/inventory/products/restore": {
      "POST": "restoreProducts"
    },
    "/api/apps/ecommerce/inventory/products/revert": {
      "POST": "revertProducts"
    },
    "/api/apps/ecommerce/inventory/products/export": {
      "GET": "exportProducts"
    },
    "/api/apps/ecommerce/inventory/product": {
      "GET": "getProduct",
      "POST": "createProduct",
      "PATCH": "updateProduct",
      "DELETE": "deleteProduct"
    },
    "/api/apps/ecommerce/inventory/product/stock-history": {
      "GET": "listStockChanges"
    },
    "/api/apps/ecommerce/inventory/product/image": {
      "GET": "getProductImage",
      "POST": "uploadProductImage"
    }
  },
  "invitations": {
    "/api/Desarrolladoras/{desarrolladoraId}/invitaciones": {
      "GET": "listInvitations",
      "POST": "createInvitation"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/invitaciones/{id}": {
      "DELETE": "deleteInvitation"
    },
    "/api/invitaciones/consultar": {
      "POST": "checkInvitation"
    },
    "/api/invitaciones/aceptar": {
      "POST": "acceptInvitation"
    }
  },
  "liberaciones": {
    "/api/Proyectos/{proyectoId}/contratos/{contratoId}/liberaciones": {
      "GET": "listLiberaciones",
      "POST": "createLiberacion"
    },
    "/api/Proyectos/{proyectoId}/contratos/{contratoId}/liberaciones/{id}": {
      "GET": "getLiberacion"
    },
    "/api/Proyectos/{proyectoId}/contratos/{contratoId}/liberaciones/{id}/anular": {
      "POST": "annulLiberacion"
    }
  },
  "libro-iva": {
    "/api/Proyectos/{proyectoId}/libro-iva-compras": {
      "GET": "getLibroIvaCompras"
    }
  },
  "live": {
    "/api/common/events": {
      "GET": "streamEvents"
    }
  },
  "mailbox": {
    "/api/apps/mailbox/settings": {
      "GET": "getMailboxSettings",
      "PATCH": "updateMailboxSettings"
    },
    "/api/apps/mailbox/folders": {
      "GET": "listMailboxFolders"
    },
    "/api/apps/mailbox/filters": {
      "GET": "listMailboxFilters"
    },
    "/api/apps/mailbox/labels": {
      "GET": "listMailboxLabels"
    },
    "/api/apps/mailbox/label": {
      "POST": "createMailboxLabel",
      "PATCH": "updateMailboxLabel",
      "DELETE": "deleteMailboxLabel"
    },
    "/api/apps/mailbox/recipients": {
      "GET": "listMailRecipients"
    },
    "/api/apps/mailbox/mails": {
      "GET": "listMails",
      "PATCH": "updateMails",
      "DELETE": "emptyMailFolder"
    },
    "/api/apps/mailbox/mails/delete": {
      "POST": "deleteMails"
    },
    "/api/apps/mailbox/mail": {
      "GET": "getMail",
      "PATCH": "updateMail",
      "DELETE": "deleteMail"
    },
    "/api/apps/mailbox/draft": {
      "POST": "createMailDraft"
    },
    "/api/apps/mailbox/send": {
      "POST": "sendMail"
    },
    "/api/apps/mailbox/attachment": {
      "POST": "uploadMailAttachment",
      "GET": "downloadMailAttachment"
    }
  },
  "materiales": {
    "/api/Desarrolladoras/{desarrolladoraId}/materiales": {
      "GET": "listMateriales",
      "POST": "createMaterial"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/materiales/{id}": {
      "GET": "getMaterial",
      "PATCH": "updateMaterial"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/materiales/{materialId}/precios": {
      "GET": "listPrecios",
      "POST": "createPrecio",
      "PUT": "loadPrecios"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/precios": {
      "GET": "listPreciosVigentes",
      "PUT": "loadListaPrecios"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/precios/aumento": {
      "POST": "raisePrecios"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/precios/archivar": {
      "POST": "archivePrecios"
    }
  },
  "members": {
    "/api/Desarrolladoras/{desarrolladoraId}/miembros": {
      "GET": "listMembers"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/miembros/{id}": {
      "PATCH": "updateMember",
      "DELETE": "removeMember"
    }
  },
  "messages": {
    "/api/common/messages": {
      "GET": "listMessages",
      "POST": "createMessage",
      "PATCH": "updateMessage",
      "DELETE": "deleteMessage"
    },
    "/api/common/messages/mark-all-as-read": {
      "GET": "markAllMessagesAsRead",
      "POST": "readAllMessages"
    },
    "/api/common/messages/toggle-read-status": {
      "POST": "toggleMessageReadStatus"
    }
  },
  "modificaciones": {
    "/api/Proyectos/{proyectoId}/modificaciones": {
      "GET": "listModificaciones",
      "POST": "createModificacion"
    },
    "/api/Proyectos/{proyectoId}/modificaciones/{id}": {
      "GET": "getModificacion",
      "PATCH": "updateModificacion",
      "DELETE": "deleteModificacion"
    },
    "/api/Proyectos/{proyectoId}/modificaciones/{id}/aprobar": {
      "POST": "approveModificacion"
    },
    "/api/Proyectos/{proyectoId}/modificaciones/{id}/anular": {
      "POST": "annulModificacion"
    }
  },
  "movimientos": {
    "/api/Proyectos/{proyectoId}/movimientos": {
      "GET": "listMovimientos",
      "POST": "createMovimiento"
    },
    "/api/Proyectos/{proyectoId}/movimientos/{id}": {
      "GET": "getMovimiento",
      "PATCH": "updateMovimiento",
      "DELETE": "deleteMovimiento"
    },
    "/api/Proyectos/{proyectoId}/movimientos/{id}/confirmar": {
      "POST": "confirmMovimiento"
    },
    "/api/Proyectos/{proyectoId}/movimientos/{id}/anular": {
      "POST": "annulMovimiento"
    },
    "/api/Proyectos/{proyectoId}/movimientos/{id}/documentos": {
      "POST": "uploadMovimientoDocumento"
    },
    "/api/Proyectos/{proyectoId}/movimientos/{id}/documentos/{documentoId}": {
      "GET": "downloadMovimientoDocumento",
      "DELETE": "removeMovimientoDocumento"
    },
    "/api/Proyectos/{proyectoId}/pedidos/{id}/recibir": {
      "POST": "receivePedido"
    }
  },
  "navigation": {
    "/api/common/navigation": {
      "GET": "getNavigation"
    }
  },
  "notes": {
    "/api/apps/notes/labels": {
      "GET": "listNoteLabels",
      "POST": "createNoteLabel",
      "PATCH": "updateNoteLabel",
      "DELETE": "deleteNoteLabel"
    },
    "/api/apps/notes/tasks": {
      "POST": "createNoteTask"
    },
    "/api/apps/notes/all": {
      "GET": "listNotes"
    },
    "/api/apps/notes": {
      "POST": "createNote",
      "PATCH": "updateNote",
      "DELETE": "deleteNote"
    },
    "/api/apps/notes/note": {
      "GET": "getNote"
    },
    "/api/apps/notes/page": {
      "GET": "listNotePage"
    },
    "/api/apps/notes/restore": {
      "POST": "restoreNotes"
    },
    "/api/apps/notes/trash": {
      "POST": "purgeNotes",
      "DELETE": "emptyNoteTrash"
    }
  },
  "notifications": {
    "/api/common/notifications": {
      "GET": "listNotifications",
      "POST": "createNotification",
      "PATCH": "updateNotification",
      "DELETE": "deleteNotification"
    },
    "/api/common/notifications/mark-all-as-read": {
      "GET": "markAllNotificationsAsRead",
      "POST": "readAllNotifications"
    },
    "/api/common/notifications/toggle-read-status": {
      "POST": "toggleNotificationReadStatus"
    },
    "/api/common/notifications/settings": {
      "GET": "getNotificationSettings",
      "PATCH": "updateNotificationSettings"
    }
  },
  "pagos": {
    "/api/Proyectos/{proyectoId}/pagos": {
      "GET": "listPagos",
      "POST": "createPago"
    },
    "/api/Proyectos/{proyectoId}/pagos/{id}": {
      "GET": "getPago",
      "PATCH": "updatePago"
    },
    "/api/Proyectos/{proyectoId}/pagos/{id}/aplicar": {
      "POST": "applyPago"
    },
    "/api/Proyectos/{proyectoId}/pagos/{id}/aprobar": {
      "POST": "approvePago"
    },
    "/api/Proyectos/{proyectoId}/pagos/{id}/rechazar": {
      "POST": "rejectPago"
    },
    "/api/Proyectos/{proyectoId}/pagos/{id}/anular": {
      "POST": "annulPago"
    },
    "/api/Proyectos/{proyectoId}/pagos/{id}/documentos": {
      "POST": "uploadPagoDocumento"
    },
    "/api/Proyectos/{proyectoId}/pagos/{id}/documentos/{documentoId}": {
      "GET": "downloadPagoDocumento",
      "DELETE": "removePagoDocumento"
    },
    "/api/Proyectos/{proyectoId}/pagos/{id}/documentos/{documentoId}/reponer": {
      "POST": "restorePagoDocumento"
    }
  },
  "pedidos": {
    "/api/Proyectos/{proyectoId}/pedidos": {
      "GET": "listPedidos",
      "POST": "createPedido"
    },
    "/api/Proyectos/{proyectoId}/pedidos/{id}": {
      "GET": "getPedido",
      "PATCH": "updatePedido",
      "DELETE": "deletePedido"
    },
    "/api/Proyectos/{proyectoId}/pedidos/{id}/pedir": {
      "POST": "requestPedido"
    },
    "/api/Proyectos/{proyectoId}/pedidos/{id}/aprobar": {
      "POST": "approvePedido"
    },
    "/api/Proyectos/{proyectoId}/pedidos/{id}/confirmar-fecha": {
      "POST": "confirmPedidoFecha"
    },
    "/api/Proyectos/{proyectoId}/pedidos/{id}/cancelar": {
      "POST": "cancelPedido"
    },
    "/api/Proyectos/{proyectoId}/pedidos/{id}/mail": {
      "GET": "getPedidoMail"
    },
    "/api/Proyectos/{proyectoId}/pedidos/{id}/enviar": {
      "POST": "sendPedido"
    },
    "/api/Proyectos/{proyectoId}/a-reponer": {
      "GET": "listAReponer"
    }
  },
  "plan": {
    "/api/Proyectos/{proyectoId}/tareas": {
      "GET": "listTareas",
      "PATCH": "updateTareas"
    },
    "/api/Proyectos/{proyectoId}/tareas/{id}": {
      "GET": "getTarea",
      "PATCH": "updateTarea"
    },
    "/api/Proyectos/{proyectoId}/plan": {
      "GET": "getPlan"
    },
    "/api/Proyectos/{proyectoId}/plan/reprogramar": {
      "POST": "reprogramPlan"
    },
    "/api/Proyectos/{proyectoId}/plan/lineas-base": {
      "GET": "listLineasBase",
      "POST": "createLineaBase"
    },
    "/api/Proyectos/{proyectoId}/plan/avance": {
      "GET": "getPlanAvance"
    }
  },
  "presupuestos": {
    "/api/Proyectos/{proyectoId}/presupuestos": {
      "GET": "listPresupuestos",
      "POST": "createPresupuesto"
    },
    "/api/Proyectos/{proyectoId}/presupuestos/{id}": {
      "GET": "getPresupuesto",
      "PATCH": "updatePresupuesto",
      "DELETE": "deletePresupuesto"
    },
    "/api/Proyectos/{proyectoId}/presupuestos/{id}/aprobar": {
      "POST": "approvePresupuesto"
    },
    "/api/Proyectos/{proyectoId}/presupuestos/{presupuestoId}/items": {
      "GET": "getPresupuestoItems",
      "PATCH": "updatePresupuestoItems"
    },
    "/api/Proyectos/{proyectoId}/presupuestos/{presupuestoId}/comparacion": {
      "GET": "comparePresupuestos"
    }
  },
  "projects": {
    "/api/Usuarios/proyectos/{developerId}": {
      "GET": "listProjects"
    },
    "/api/Usuarios/proyectoActivo": {
      "POST": "setActiveProject"
    },
    "/api/Proyectos/{proyectoId}": {
      "GET": "getProjectById"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/proyectos": {
      "GET": "listCompanyProjects",
      "POST": "createProject"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/proyectos/{proyectoId}": {
      "GET": "getProject",
      "PATCH": "updateProject"
    }
  },
  "proveedores": {
    "/api/Desarrolladoras/{desarrolladoraId}/proveedores": {
      "GET": "listProveedores",
      "POST": "createProveedor",
      "PUT": "loadProveedores"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/proveedores/{id}": {
      "GET": "getProveedor",
      "PATCH": "updateProveedor"
    }
  },
  "reservas": {
    "/api/Proyectos/{proyectoId}/reservas": {
      "GET": "listReservas",
      "POST": "createReserva"
    },
    "/api/Proyectos/{proyectoId}/reservas/{id}": {
      "GET": "getReserva"
    },
    "/api/Proyectos/{proyectoId}/reservas/{id}/liberar": {
      "POST": "releaseReserva"
    }
  },
  "retenciones": {
    "/api/Proyectos/{proyectoId}/retenciones": {
      "GET": "listRetenciones"
    }
  },
  "rubros": {
    "/api/Desarrolladoras/{desarrolladoraId}/rubros": {
      "GET": "listRubros",
      "POST": "createRubro",
      "PUT": "orderRubros"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/rubros/{id}": {
      "GET": "getRubro",
      "PATCH": "updateRubro"
    }
  },
  "scrumboard": {
    "/api/apps/scrumboard/boards": {
      "GET": "listBoards"
    },
    "/api/apps/scrumboard/board": {
      "GET": "getBoard",
      "POST": "createBoard",
      "PATCH": "updateBoard",
      "DELETE": "deleteBoard"
    },
    "/api/apps/scrumboard/board/restore": {
      "POST": "restoreBoard"
    },
    "/api/apps/scrumboard/board/list": {
      "POST": "createBoardList",
      "PATCH": "updateBoardList",
      "DELETE": "deleteBoardList"
    },
    "/api/apps/scrumboard/board/list/restore": {
      "POST": "restoreBoardList"
    },
    "/api/apps/scrumboard/board/lists": {
      "PATCH": "updateBoardLists"
    },
    "/api/apps/scrumboard/board/card": {
      "GET": "getCard",
      "PUT": "createCard",
      "PATCH": "updateCard",
      "DELETE": "deleteCard"
    },
    "/api/apps/scrumboard/board/cards": {
      "PATCH": "updateCards"
    },
    "/api/apps/scrumboard/board/card/positions": {
      "PATCH": "moveCards"
    },
    "/api/apps/scrumboard/board/card/restore": {
      "POST": "restoreCard"
    },
    "/api/apps/scrumboard/board/card/comments": {
      "GET": "listCardComments",
      "POST": "createCardComment",
      "PATCH": "updateCardComment",
      "DELETE": "deleteCardComment"
    },
    "/api/apps/scrumboard/board/card/comments/restore": {
      "POST": "restoreCardComment"
    },
    "/api/apps/scrumboard/board/card/history": {
      "GET": "listCardHistory"
    },
    "/api/apps/scrumboard/board/card/attachments": {
      "GET": "listCardAttachments"
    },
    "/api/apps/scrumboard/board/card/attachment": {
      "POST": "uploadCardAttachment",
      "GET": "downloadCardAttachment",
      "DELETE": "removeCardAttachment"
    },
    "/api/apps/scrumboard/board/card/attachment/restore": {
      "POST": "restoreCardAttachment"
    },
    "/api/apps/scrumboard/board/archive": {
      "GET": "listArchivedCards"
    },
    "/api/apps/scrumboard/board/labels": {
      "GET": "listBoardLabels"
    },
    "/api/apps/scrumboard/board/label": {
      "PUT": "createBoardLabel",
      "PATCH": "updateBoardLabel",
      "DELETE": "deleteBoardLabel"
    },
    "/api/apps/scrumboard/members": {
      "GET": "listBoardMembers"
    },
    "/api/apps/scrumboard/tasks": {
      "GET": "listTasks"
    },
    "/api/apps/scrumboard/tasks/counts": {
      "GET": "countTasks"
    },
    "/api/apps/scrumboard/tasks/sections": {
      "GET": "listTaskSections"
    },
    "/api/apps/scrumboard/tasks/section": {
      "POST": "createTaskSection",
      "PATCH": "updateTaskSection",
      "DELETE": "deleteTaskSection"
    },
    "/api/apps/scrumboard/tasks/section/restore": {
      "POST": "restoreTaskSection"
    },
    "/api/apps/scrumboard/task/place": {
      "PATCH": "moveTask"
    },
    "/api/apps/scrumboard/task": {
      "GET": "getTask"
    }
  },
  "search": {
    "/api/common/search": {
      "POST": "searchEverything"
    }
  },
  "shortcuts": {
    "/api/common/shortcuts": {
      "GET": "listShortcuts",
      "POST": "createShortcut",
      "PATCH": "updateShortcut",
      "DELETE": "deleteShortcut"
    }
  },
  "stock": {
    "/api/Proyectos/{proyectoId}/stock": {
      "GET": "listStock"
    },
    "/api/Proyectos/{proyectoId}/stock/{materialId}/kardex": {
      "GET": "listKardex"
    }
  },
  "tipos-documento": {
    "/api/Desarrolladoras/{desarrolladoraId}/tipos-documento": {
      "GET": "listTiposDocumento",
      "POST": "createTipoDocumento"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/tipos-documento/{id}": {
      "GET": "getTipoDocumento",
      "PATCH": "updateTipoDocumento"
    }
  },
  "tipos-evento": {
    "/api/Desarrolladoras/{desarrolladoraId}/tipos-evento": {
      "GET": "listTiposEvento",
      "POST": "createTipoEvento"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/tipos-evento/{id}": {
      "GET": "getTipoEvento",
      "PATCH": "updateTipoEvento"
    }
  },
  "unidades": {
    "/api/Desarrolladoras/{desarrolladoraId}/unidades": {
      "GET": "listUnidades",
      "POST": "createUnidad"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/unidades/{id}": {
      "GET": "getUnidad",
      "PATCH": "updateUnidad"
    }
  },
  "user": {
    "/api/common/user": {
      "GET": "getUser",
      "PATCH": "updateUser"
    },
    "/api/common/user/picture": {
      "GET": "getUserPicture"
    },
    "/api/common/settings": {
      "GET": "getUserSettings",
      "PATCH": "updateUserSettings"
    },
    "/api/common/storage": {
      "GET": "getStorageUse"
    }
  },
  "webhooks": {
    "/api/Desarrolladoras/{desarrolladoraId}/webhooks": {
      "GET": "listWebhooks",
      "POST": "createWebhook"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/webhooks/{id}": {
      "PATCH": "updateWebhook",
      "DELETE": "deleteWebhook"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/webhooks/{webhookId}/secreto": {
      "POST": "rotateWebhookSecret"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/webhooks/{webhookId}/prueba": {
      "POST": "testWebhook"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/webhooks/{webhookId}/entregas": {
      "GET": "listWebhookDeliveries"
    },
    "/api/Desarrolladoras/{desarrolladoraId}/webhooks/{webhookId}/entregas/{id}/reenviar": {
      "POST": "resendWebhookDelivery"
    }
  }
} as const
