import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { allOf, download, mutate, q, type Stale } from '../../api/operations.ts'
import { saveDownload } from '../../api/save-download.ts'
import type { Schema } from '../../api/types.ts'
import { activeCompanyId } from '../../lib/session.ts'
import type { SelectOption } from '../../ui/SelectField.tsx'
import { folderOptions } from './folder-tree.ts'

export type Carpeta = Schema<'Carpeta'>
export type Documento = Schema<'Documento'>
export type Version = Schema<'DocumentoVersion'>
export type Plano = Schema<'DocumentoPlano'>

/** All folders of a project. */
export const foldersQuery = (proyectoId: number) => q('listCarpetas', { proyectoId })

/** A document; one that was deleted is 404, which is not retried. */
export const documentQuery = (proyectoId: number, id: string) => ({
  ...q('getDocumento', { proyectoId, id }),
  retry: false,
})

/** The members of the company as options. */
export function useMemberOptions(): SelectOption[] {
  const { data = [] } = useQuery(allOf('listMembers', { desarrolladoraId: activeCompanyId() ?? 0 }))
  return data.map(({ id, nombre }) => ({ value: id, label: nombre }))
}

/** The folders of a project as options, each with its path, in the order of the paths. */
export function useFolderOptions(proyectoId: number): SelectOption[] {
  const { data } = useQuery(foldersQuery(proyectoId))
  return useMemo(() => folderOptions(data?.items ?? []), [data])
}

/** What depends on documents: an expiry is also a date of the calendar. */
export const staleAreas: readonly Stale[] = ['documentos', 'eventos', 'dashboards', 'historial']
const change = { invalidates: staleAreas }

export const createFolder = mutate('createCarpeta', change)
export const updateFolder = mutate('updateCarpeta', change)
export const ensureFolders = mutate('ensureCarpetas', change)
export const updateDocument = mutate('updateDocumento', change)
export const addVersion = mutate('createDocumentoVersion', change)
export const restoreVersion = mutate('restoreDocumentoVersion', change)
export const moveItems = mutate('moveDocumentos', change)
export const deleteItems = mutate('deleteDocumentos', change)
export const tagDocuments = mutate('tagDocumentos', change)
export const undoChange = mutate('undoDocumentos', change)
export const restoreItems = mutate('restorePapelera', change)
export const orderRevisions = mutate('orderRevisiones', change)

/** The content of a version, which never changes under its number: a change of the documents does not refetch it. */
export const contentQuery = (proyectoId: number, id: string, numero: number) =>
  queryOptions({
    queryKey: ['document-content', proyectoId, id, numero],
    queryFn: ({ signal }) => download('downloadDocumento', { proyectoId, id, numero }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  })

/** The thumbnail of a document's current version. */
export const thumbnailQuery = (proyectoId: number, { id, versionNumero: numero }: Documento) =>
  queryOptions({
    queryKey: ['document-thumbnail', proyectoId, id, numero],
    queryFn: ({ signal }) => download('getDocumentoMiniatura', { proyectoId, id, numero }, { signal }),
    staleTime: Infinity,
    retry: false,
  })

/** Saves a version through the browser's downloads; without a number, the current one. */
export const saveDocument = (proyectoId: number, documento: Pick<Documento, 'id' | 'nombre'>, numero?: number) =>
  saveDownload(documento.nombre, download('downloadDocumento', { proyectoId, id: documento.id, numero }))

/** Saves a folder, with those inside it, as a zip. */
export const saveFolder = (proyectoId: number, { id, nombre }: Pick<Carpeta, 'id' | 'nombre'>) =>
  saveDownload(`${nombre}.zip`, download('downloadLegajo', { proyectoId, carpetaId: id }))

/** The versions of a document, the newest first; a document with more than 200 shows the last ones. */
export const versionsQuery = (proyectoId: number, id: string) =>
  q('listDocumentoVersiones', { proyectoId, id, size: 200 })
