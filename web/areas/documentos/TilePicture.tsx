import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useObjectUrl } from '../../lib/use-object-url.ts'
import { classNames } from '../../ui/class-names.ts'
import { useNearView } from '../../ui/use-near-view.ts'
import { iconOf } from './DocumentName.tsx'
import { thumbnailQuery, type Documento } from './queries.ts'

/** Longer than anybody looks at a page: what is not in sight is loaded only for scrolling there. */
const wait = 600_000

/** The thumbnail of a document, or the icon of its kind. The name is beside it. */
export function TilePicture({ proyectoId, documento }: { proyectoId: number; documento: Documento }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNearView(place, { wait })
  const { conMiniatura = false, mime } = documento
  const { data } = useQuery({ ...thumbnailQuery(proyectoId, documento), enabled: conMiniatura && isNear })
  const url = useObjectUrl(data)
  return (
    <div ref={place} className="documentos-tile-picture">
      {url ? <img src={url} alt="" /> : <i className={classNames('pi', iconOf(mime))} aria-hidden="true" />}
    </div>
  )
}
