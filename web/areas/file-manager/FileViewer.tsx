import { useQuery } from '@tanstack/react-query'
import { StoredFileDialog } from '../../api/StoredFileDialog.tsx'
import { QueryState } from '../../api/QueryState.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { previewType } from './file-view.ts'
import { contentQuery, textQuery, type Item } from './queries.ts'
import { saveItem } from './use-file-manager.ts'

/** Bytes of a text that are shown; the download has all of it. */
const maxTextBytes = 1_000_000

/** Previews an image, a PDF or a text; no content is executed. */
export function FileViewer({ item, onClose }: { item: Item; onClose: () => void }) {
  const type = previewType(item) ?? 'text/plain'
  const Shown = type === 'text/plain' ? TextViewer : ContentViewer
  return <Shown item={item} type={type} onClose={onClose} />
}

type ViewerProps = { item: Item; type: string; onClose: () => void }

function ContentViewer({ item, type, onClose }: ViewerProps) {
  return (
    <StoredFileDialog
      file={{ name: item.name, type }}
      content={contentQuery(item.id)}
      onSave={() => void saveItem(item)}
      onClose={onClose}
    />
  )
}

function TextViewer({ item, onClose }: ViewerProps) {
  const { data, error, refetch } = useQuery(textQuery(item.id, maxTextBytes))
  return (
    <Dialog title={item.name} isOpen onClose={onClose} width={960}>
      {data && !error ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll it
        <pre className="file-text" tabIndex={0} role="region" aria-label={`Texto de ${item.name}`}>
          {data.text}
        </pre>
      ) : (
        <QueryState error={error} title="No pudimos traer el archivo" height="20rem" onRetry={() => void refetch()} />
      )}
      {data?.isCut && <p className="file-text-cut">Se muestra el comienzo. Descargalo para verlo entero.</p>}
      <Button onClick={() => void saveItem(item)}>
        <i className="pi pi-download" aria-hidden="true" /> Descargar ({item.size})
      </Button>
    </Dialog>
  )
}
