import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '../../api/problem.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FileDialog } from '../../ui/FileDialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { shownType } from './file-view.ts'
import { contentQuery, type Item } from './queries.ts'
import { saveItem } from './use-file-manager.ts'

/** As much of a text as is shown; all of it by downloading. */
const mostText = 1_000_000

/** An image, a PDF or a text, as data: nothing of it runs. */
export function FileViewer({ item, onClose }: { item: Item; onClose: () => void }) {
  const { data, error, refetch } = useQuery(contentQuery(item.id))
  const type = shownType(item) ?? 'text/plain'
  const props = {
    failure: error ? errorMessage(error) : undefined,
    onRetry: () => void refetch(),
    onSave: () => void saveItem(item),
    onClose,
  }
  if (type === 'text/plain') return <TextDialog {...props} item={item} content={data} />
  return <FileDialog {...props} file={{ name: item.name, type, size: data?.size ?? 0 }} content={data} />
}

type TextDialogProps = {
  item: Item
  content: Blob | undefined
  failure: string | undefined
  onRetry: () => void
  onSave: () => void
  onClose: () => void
}

function TextDialog({ item, content, failure, onRetry, onSave, onClose }: TextDialogProps) {
  const { data: text } = useQuery({
    queryKey: ['file-manager', 'text', item.id],
    queryFn: () => content!.slice(0, mostText).text(),
    enabled: content !== undefined,
    gcTime: 0,
  })
  return (
    <Dialog title={item.name} isOpen onClose={onClose} width={960}>
      {failure ? (
        <ErrorState title="No pudimos traer el archivo" message={failure} onRetry={onRetry} />
      ) : text === undefined ? (
        <Skeleton height="20rem" />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keys
        <pre className="file-text" tabIndex={0} role="region" aria-label={`Texto de ${item.name}`}>
          {text}
        </pre>
      )}
      <Button onClick={onSave}>
        <i className="pi pi-download" aria-hidden="true" /> Descargar ({item.size})
      </Button>
    </Dialog>
  )
}
