import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { q } from '../../api/operations.ts'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import type { Schema } from '../../api/types.ts'
import { idIn, pageIn, searchIn } from '../../lib/address-values.ts'
import { pageRows } from '../../lib/list-view.ts'
import { useUrlState, type UrlCodec } from '../../lib/use-url-state.ts'
import { SectionBar } from '../../records/SectionBar.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import { ListPages, NothingFound } from '../../ui/ListPages.tsx'
import { ListSearch } from '../../ui/ListSearch.tsx'
import { DocumentDrawer } from './DocumentDrawer.tsx'
import { DocumentName } from './DocumentName.tsx'
import { PlaceLink } from './document-columns.tsx'
import { useFolderOptions } from './queries.ts'
import '../../records/money.css'
import './documentos.css'

type TextView = { search: string; page: number; carpetaId: string; anteriores: string; open: string }

const textView: UrlCodec<TextView> = {
  read: (search) => ({
    search: searchIn(search.get('buscar')),
    page: pageIn(search.get('pagina')),
    carpetaId: idIn(search.get('carpeta')),
    anteriores: search.get('anteriores') === '1' ? '1' : '',
    open: idIn(search.get('abierto')),
  }),
  write: ({ search, page, carpetaId, anteriores, open }) => ({
    buscar: search || undefined,
    pagina: page === 1 ? undefined : String(page),
    carpeta: carpetaId || undefined,
    anteriores: anteriores || undefined,
    abierto: open || undefined,
  }),
}

/** Searches the text of PDF and text files; a result is a page. */
export function TextSearch({ proyectoId, mode }: { proyectoId: number; mode: ReactNode }) {
  const [view, changeView] = useUrlState(textView)
  const { search, page, carpetaId, anteriores, open } = view
  const words = search.trim()
  const input = {
    proyectoId,
    q: words,
    carpetaId: carpetaId || undefined,
    anteriores: anteriores !== '' || undefined,
    page,
    size: pageRows,
  }
  const list = useQuery({
    ...q('searchDocumentoTexto', input),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  })
  const filters = [
    { key: 'carpetaId', label: 'Carpeta', kind: 'choice', options: useFolderOptions(proyectoId) },
    { key: 'anteriores', label: 'También versiones anteriores', kind: 'flag' },
  ] as const
  return (
    <div className="money">
      <SectionBar title="Buscar">
        {mode}
        <FilterBar filters={filters} values={view} onChange={(part) => changeView({ page: 1, ...part })}>
          <ListSearch value={search} onSearch={(text) => changeView({ page: 1, search: text }, { replace: true })} />
        </FilterBar>
      </SectionBar>
      <section className="money-card" aria-label="Resultados">
        {words === '' ? (
          <EmptyState icon={<i className="pi pi-search" />} title="Escribí qué buscás">
            Busca esas palabras dentro de los PDF y de los archivos de texto.
          </EmptyState>
        ) : (
          <QueryAnswer query={list} height="16rem">
            {(data) => (
              <>
                {data.items.length > 0 ? (
                  <Hits hits={data.items} open={open} onOpen={(id) => changeView({ open: id })} />
                ) : (
                  <NothingFound
                    search={words}
                    onClear={() => changeView({ search: '', page: 1, carpetaId: '', anteriores: '' })}
                  />
                )}
                <div className="money-foot">
                  <Unread {...data} />
                  <ListPages noun="páginas" singular="página" view={view} list={data} onView={changeView} />
                </div>
              </>
            )}
          </QueryAnswer>
        )}
      </section>
      <DocumentDrawer
        proyectoId={proyectoId}
        id={open}
        ids={[...new Set(list.data?.items.map(({ documentoId }) => documentoId))]}
        onOpen={(id) => changeView({ open: id })}
        onClose={() => changeView({ open: '' })}
      />
    </div>
  )
}

type HitsProps = { hits: Schema<'DocumentoTextoHallado'>[]; open: string; onOpen: (id: string) => void }

function Hits({ hits, open, onOpen }: HitsProps) {
  return (
    <ol className="documentos-hits" aria-label="Páginas con esas palabras">
      {hits.map((hit) => {
        const { documentoId, versionNumero, esActual, pagina, extracto } = hit
        return (
          <li key={`${documentoId} ${versionNumero} ${pagina}`}>
            <p className="documentos-entry">
              <DocumentName documento={hit} isOpen={open === documentoId} onOpen={() => onOpen(documentoId)} />
              <span className="documentos-note">
                página {pagina}
                {!esActual && ` · versión ${versionNumero}, que no es la actual`}
              </span>
            </p>
            <p>
              {extracto.map(({ texto, coincide }, index) =>
                coincide ? <mark key={index}>{texto}</mark> : <span key={index}>{texto}</span>,
              )}
            </p>
            <PlaceLink {...hit} />
          </li>
        )
      })}
    </ol>
  )
}

/** How many documents the search cannot look into. */
function Unread({ sinTexto, pendientes }: { sinTexto: number; pendientes: number }) {
  if (sinTexto === 0 && pendientes === 0) return null
  return (
    <p className="documentos-note">
      {sinTexto > 0 && (
        <>
          {sinTexto === 1 ? '1 PDF no tiene texto' : `${sinTexto} PDF no tienen texto`} donde buscar, por ejemplo por
          estar escaneado. <Link to="/documentos/buscar?texto=sinTexto">Ver cuáles</Link>.{' '}
        </>
      )}
      {pendientes > 0 && (pendientes === 1 ? 'Falta leer 1 documento.' : `Falta leer ${pendientes} documentos.`)}
    </p>
  )
}
