import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { onDemand } from '../ui/on-demand.tsx'
import { errorMessage } from './problem.ts'

const FileDialog = onDemand(async () => (await import('../ui/FileDialog.tsx')).FileDialog)

type StoredFileDialogProps<Key extends QueryKey> = {
  /** Without a size, the content's size is displayed. */
  file: { name: string; type: string; size?: number }
  /** The query of the content. */
  content: UseQueryOptions<Blob, Error, Blob, Key>
  onSave: () => void
  onClose: () => void
}

/** Previews a stored image or PDF in a dialog. */
export function StoredFileDialog<Key extends QueryKey>({ file, content, ...actions }: StoredFileDialogProps<Key>) {
  const { data, error, refetch } = useQuery(content)
  return (
    <FileDialog
      file={{ ...file, size: file.size ?? data?.size ?? 0 }}
      content={data}
      failure={error ? errorMessage(error) : undefined}
      onRetry={() => void refetch()}
      {...actions}
    />
  )
}
