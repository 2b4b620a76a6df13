import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { isShownInPlace } from './FilePreview.tsx'
import { IconButton } from './IconButton.tsx'
import './AttachedFiles.css'

const iconOf = (type: string) =>
  type === 'application/pdf' ? 'pi-file-pdf' : type.startsWith('image/') ? 'pi-image' : 'pi-file'

type RowProps = { picture: ReactNode; name: ReactNode; children: ReactNode; actions: ReactNode }

function Row({ picture, name, children, actions }: RowProps) {
  return (
    <li className="attached-file">
      <span className="attached-file-picture">{picture}</span>
      <span className="attached-file-text">
        {name}
        {children}
      </span>
      {actions}
    </li>
  )
}

type AttachedFileProps = {
  name: string
  type: string
  note: string
  /** Replaces the icon of the file type. */
  picture?: ReactNode
  /** Opens the file if it can be previewed. */
  onShow: () => void
  /** The actions on the file. */
  children: ReactNode
}

/** A row in the list of files of a record. */
export function AttachedFile({ name, type, note, picture, onShow, children }: AttachedFileProps) {
  const shown = isShownInPlace(type) ? (
    <button type="button" className="attached-file-name" aria-label={`Ver ${name}`} onClick={onShow}>
      {name}
    </button>
  ) : (
    <span className="attached-file-name">{name}</span>
  )
  return (
    <Row picture={picture ?? <i className={`pi ${iconOf(type)}`} aria-hidden="true" />} name={shown} actions={children}>
      <span className="attached-file-note">{note}</span>
    </Row>
  )
}

type FileOnItsWayProps = {
  name: string
  /** From 0 to 1. */
  part: number
  error: string | null
  onRetry: () => void
  onCancel: () => void
}

/** The row of a file that is being uploaded. */
export function FileOnItsWay({ name, part, error, onRetry, onCancel }: FileOnItsWayProps) {
  const actions = (
    <>
      {error && (
        <Button size="small" variant="quiet" onClick={onRetry}>
          Reintentar
        </Button>
      )}
      <IconButton icon="pi-times" label={`Cancelar ${name}`} onClick={onCancel} />
    </>
  )
  return (
    <Row
      picture={<i className={`pi ${error ? 'pi-exclamation-triangle' : 'pi-upload'}`} aria-hidden="true" />}
      name={<span className="attached-file-name">{name}</span>}
      actions={actions}
    >
      {error ? (
        <span className="attached-file-note attached-file-failed" role="alert">
          No se pudo subir. {error}
        </span>
      ) : (
        <progress className="attached-file-progress" aria-label={`Subiendo ${name}`} value={part} max={1} />
      )}
    </Row>
  )
}
