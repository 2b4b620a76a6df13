import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { dateText } from '../../lib/date-text.ts'
import { formatDate } from '../../lib/format.ts'
import { formatFileSize } from '../../lib/file-size.ts'
import type { DataColumn } from '../../ui/DataTable.tsx'
import { DocumentName } from './DocumentName.tsx'
import { planoTag } from './document-tags.tsx'
import { ExpiryTag } from './ExpiryTag.tsx'
import { routeWords } from './folder-tree.ts'
import type { Documento } from './queries.ts'

type OpenDocument = { openId: string; onOpen: (id: string) => void }

/** The columns of lists of documents of all folders; each list takes those that it needs. */
export const documentColumns = ({ openId, onOpen }: OpenDocument) =>
  ({
    nombre: {
      key: 'nombre',
      header: 'Nombre',
      isSortable: true,
      cell: (documento) => (
        <>
          <DocumentName documento={documento} isOpen={documento.id === openId} onOpen={() => onOpen(documento.id)} />
          <PlaceLink {...documento} />
        </>
      ),
    },
    tipo: { key: 'tipo', header: 'Tipo', cell: ({ tipo }) => tipo },
    vencimiento: {
      key: 'vencimiento',
      header: 'Vencimiento',
      isSortable: true,
      cell: (documento) =>
        documento.vencimiento && (
          <>
            {dateText(documento.vencimiento)} <ExpiryTag {...documento} />
          </>
        ),
    },
    numero: {
      key: 'numero',
      header: 'Número',
      isSortable: true,
      cell: ({ plano }) => plano && <strong>{plano.numero}</strong>,
    },
    revision: { key: 'revision', header: 'Revisión', cell: ({ plano }) => plano?.revision },
    estado: { key: 'estado', header: 'Estado', cell: planoTag },
    tamano: { key: 'tamano', header: 'Tamaño', isNumber: true, cell: ({ tamano }) => formatFileSize(tamano) },
    subidoEn: {
      key: 'subidoEn',
      header: 'Subido',
      isSortable: true,
      cell: ({ subidoEn, subidoPor }) => (
        <>
          {formatDate(subidoEn)}
          <small className="documentos-note">{subidoPor}</small>
        </>
      ),
    },
  }) satisfies Record<string, DataColumn<Documento>>

/** A link to the folder of a document. */
export function PlaceLink({ ruta, carpetaId }: Pick<Documento, 'ruta' | 'carpetaId'>): ReactNode {
  return (
    <Link className="documentos-place" to={carpetaId === null ? '/documentos' : `/documentos?carpeta=${carpetaId}`}>
      {routeWords(ruta)}
    </Link>
  )
}
