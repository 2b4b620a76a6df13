import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { words } from '../../../openapi/generated/words.ts'
import { ExportMenu } from '../../api/ExportMenu.tsx'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { download, q } from '../../api/operations.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import { useEntryFilter } from '../../records/catalogue/entry-filter.ts'
import { optionsOf } from '../../records/words.ts'
import type { Filter } from '../../ui/FilterField.tsx'
import { tiposDocumento } from '../tipos-documento/door.ts'
import { documentColumns } from './document-columns.tsx'
import { DocumentList } from './DocumentList.tsx'
import { searchList } from './documentos-view.ts'
import { useFolderOptions, useMemberOptions } from './queries.ts'

type FieldSearchProps = { proyectoId: number; mode: ReactNode }

/** Searches by name, kind, tag, uploader, dates and links. */
export function FieldSearch({ proyectoId, mode }: FieldSearchProps) {
  const [view, changeView] = useUrlState(searchList.codec)
  const input = { proyectoId, ...searchList.input(view) }
  const list = useQuery({ ...q('listDocumentos', input), placeholderData: keepPreviousData })
  const { data: tags = [] } = useQuery(q('listDocumentoEtiquetas', { proyectoId }))
  const columns = documentColumns({ openId: view.open, onOpen: (open) => changeView({ open }) })
  const filters: Filter[] = [
    { key: 'carpetaId', label: 'Carpeta', kind: 'choice', options: useFolderOptions(proyectoId) },
    useEntryFilter({ noun: tiposDocumento, key: 'tipoId', label: 'Tipo', value: view.tipoId }),
    {
      key: 'etiqueta',
      label: 'Etiqueta',
      kind: 'choice',
      options: tags.map(({ etiqueta, documentos }) => ({ value: etiqueta, label: `${etiqueta} (${documentos})` })),
    },
    { key: 'persona', label: 'Quién lo subió', kind: 'choice', options: useMemberOptions() },
    { key: 'vigencia', label: 'Vigencia', kind: 'choice', options: optionsOf(words.DocumentoVigencia) },
    { key: 'texto', label: 'Texto', kind: 'choice', options: optionsOf(words.DocumentoTextoEstado) },
    { key: 'entidad', label: 'Vinculado con', kind: 'choice', options: optionsOf(words.EventoVinculoEntidad) },
    { key: 'desde', label: 'Subido desde', kind: 'date' },
    { key: 'hasta', label: 'Subido hasta', kind: 'date' },
  ]
  return (
    <DocumentList
      {...{ proyectoId, list, view, changeView, filters, mode }}
      title="Buscar"
      words={['documentos', 'documento']}
      first={searchList.first}
      isNarrowed={searchList.isNarrowed(view)}
      columns={[
        columns.nombre,
        { ...columns.tipo, isSortable: true },
        columns.vencimiento,
        { ...columns.tamano, isSortable: true },
        columns.subidoEn,
      ]}
      empty={{ icon: 'pi-file', text: 'Subí los primeros en «Carpetas».' }}
      actions={<ExportMenu name="documentos" read={(formato) => download('listDocumentos', { ...input, formato })} />}
    />
  )
}
