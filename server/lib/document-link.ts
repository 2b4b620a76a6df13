/** The screen of a document of the module Documentos. */
export const documentLink = (id: string): string => `/documentos?abierto=${id}`
