import type { ReactNode } from 'react'
import { formatFileSize } from '../lib/file-size.ts'
import { relativeTime } from '../lib/relative-time.ts'
import { AttachedFile } from './AttachedFiles.tsx'
import { IconButton } from './IconButton.tsx'

type StoredFileProps = {
  file: { name: string; type: string; size: number; createdBy: string; createdAt: string }
  /** Replaces the icon of the file type. */
  picture?: ReactNode
  onShow: () => void
  onSave: () => void
  /** Undefined without permission to remove it. */
  onRemove: (() => void) | undefined
}

/** The row of a stored file of a record: who added it, preview, download and removal. */
export function StoredFile({ file, picture, onShow, onSave, onRemove }: StoredFileProps) {
  const { name, type, size, createdBy, createdAt } = file
  const note = `${formatFileSize(size)} · ${createdBy}, ${relativeTime(createdAt)}`
  return (
    <AttachedFile name={name} type={type} note={note} picture={picture} onShow={onShow}>
      <IconButton icon="pi-download" label={`Descargar ${name}`} onClick={onSave} />
      {onRemove && <IconButton icon="pi-times" label={`Quitar ${name}`} onClick={onRemove} />}
    </AttachedFile>
  )
}
