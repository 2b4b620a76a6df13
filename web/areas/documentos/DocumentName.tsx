import { withVisibleControls } from '../../../openapi/shared/bidi.ts'
import { classNames } from '../../ui/class-names.ts'
import type { Documento } from './queries.ts'

/** The icon of a content by its media type. */
export function iconOf(mime: string): string {
  if (mime === 'application/pdf') return 'pi-file-pdf'
  if (mime.startsWith('image/')) return 'pi-image'
  if (/spreadsheet|excel|csv/.test(mime)) return 'pi-file-excel'
  if (/word|document/.test(mime)) return 'pi-file-word'
  return 'pi-file'
}

type DocumentNameProps = {
  documento: Pick<Documento, 'nombre' | 'mime'>
  isOpen: boolean
  onOpen: () => void
}

/** A document's name, which opens its details. */
export function DocumentName({ documento: { nombre, mime }, isOpen, onOpen }: DocumentNameProps) {
  return (
    <button
      type="button"
      className="documentos-name prints-as-text"
      aria-expanded={isOpen}
      title={nombre}
      onClick={onOpen}
    >
      <i className={classNames('pi screen-only', iconOf(mime))} aria-hidden="true" />
      {withVisibleControls(nombre)}
    </button>
  )
}
