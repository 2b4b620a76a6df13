import { useQuery } from '@tanstack/react-query'
import { words } from '../../../openapi/generated/words.ts'
import { ExportMenu } from '../../api/ExportMenu.tsx'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { download, q } from '../../api/operations.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import { useEntryFilter } from '../../records/catalogue/entry-filter.ts'
import { optionsOf } from '../../records/words.ts'
import { tiposDocumento } from '../tipos-documento/door.ts'
import { documentColumns } from './document-columns.tsx'
import { DocumentList } from './DocumentList.tsx'
import { expiryList } from './documentos-view.ts'

/** What expired and what expires soon, the first at the top. */
export function ExpirySection({ proyectoId }: { proyectoId: number }) {
  const [view, changeView] = useUrlState(expiryList.codec)
  const input = { proyectoId, ...expiryList.input(view) }
  const list = useQuery({ ...q('listDocumentosPorVencer', input), placeholderData: keepPreviousData })
  const columns = documentColumns({ openId: view.open, onOpen: (open) => changeView({ open }) })
  const filters = [
    { key: 'vigencia', label: 'Vigencia', kind: 'choice', options: optionsOf(words.DocumentoVigencia) },
    useEntryFilter({ noun: tiposDocumento, key: 'tipoId', label: 'Tipo', value: view.tipoId }),
    { key: 'desde', label: 'Vence desde', kind: 'date' },
    { key: 'hasta', label: 'Vence hasta', kind: 'date' },
  ] as const
  return (
    <DocumentList
      {...{ proyectoId, list, view, changeView, filters }}
      title="Vencimientos"
      words={['vencimientos', 'vencimiento']}
      first={expiryList.first}
      isNarrowed={expiryList.isNarrowed(view)}
      columns={[columns.nombre, columns.tipo, columns.vencimiento, columns.subidoEn]}
      empty={{
        icon: 'pi-calendar',
        text: 'Nada venció ni está por vencer. Poné el vencimiento de un documento en «Editar».',
      }}
      actions={
        <ExportMenu
          name="vencimientos"
          read={(formato) => download('listDocumentosPorVencer', { ...input, formato })}
        />
      }
    />
  )
}
