import { useQuery } from '@tanstack/react-query'
import { StoredFileDialog } from '../../api/StoredFileDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { isShownInPlace } from '../../ui/FilePreview.tsx'
import { contentOf, saveDocument, versionsQuery, type Documento } from './queries.ts'

type DocumentViewerProps = { proyectoId: number; documento: Documento; numero: number; onClose: () => void }

/** A version of a document in place, if browsers can show it. */
export function DocumentViewer({ proyectoId, documento, numero, onClose }: DocumentViewerProps) {
  const { data } = useQuery(versionsQuery(proyectoId, documento.id))
  const mime = data?.items.find((version) => version.numero === numero)?.mime ?? documento.mime
  const onSave = () => void saveDocument(proyectoId, documento, numero)
  if (isShownInPlace(mime))
    return (
      <StoredFileDialog
        file={{ name: documento.nombre, type: mime }}
        // Content never changes under its number.
        content={{
          queryKey: ['document-content', documento.id, numero],
          queryFn: () => contentOf(proyectoId, documento, numero),
          staleTime: Infinity,
          gcTime: 0,
        }}
        onSave={onSave}
        onClose={onClose}
      />
    )
  return (
    <Dialog title={documento.nombre} isOpen onClose={onClose} width={480}>
      <EmptyState
        title="Este archivo no se puede ver acá"
        icon={<i className="pi pi-file" />}
        actions={<Button onClick={onSave}>Descargar</Button>}
      >
        Descargalo para abrirlo con otra aplicación.
      </EmptyState>
    </Dialog>
  )
}
