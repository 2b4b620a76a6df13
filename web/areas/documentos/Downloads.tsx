import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pagesOf } from '../../api/operations.ts'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import { formatDateTime } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'

type DownloadsProps = { proyectoId: number; id: string }

/** Who downloaded or viewed which version, loaded when expanded. */
export function Downloads(props: DownloadsProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className="documentos-part" aria-label="Descargas">
      <p>
        <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <i className="pi pi-download" aria-hidden="true" /> {isOpen ? 'Ocultar descargas' : 'Ver descargas'}
        </Button>
      </p>
      {isOpen && <List {...props} />}
    </section>
  )
}

function List({ proyectoId, id }: DownloadsProps) {
  const list = useInfiniteQuery(pagesOf('listDocumentoDescargas', { proyectoId, id, size: 25 }))
  return (
    <QueryAnswer query={list} height="4rem">
      {({ pages }) => {
        const rows = pages.flatMap(({ items }) => items)
        if (rows.length === 0) return <p className="documentos-note">Todavía nadie lo descargó.</p>
        return (
          <>
            <ul role="list" className="documentos-downloads">
              {rows.map(({ momento, usuario, numero }) => (
                <li key={`${momento} ${usuario}`}>
                  <strong>{usuario}</strong> · versión {numero} ·{' '}
                  <time dateTime={momento}>{formatDateTime(momento)}</time>
                </li>
              ))}
            </ul>
            {list.hasNextPage && (
              <Button size="small" disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                Ver más
              </Button>
            )}
          </>
        )
      }}
    </QueryAnswer>
  )
}
