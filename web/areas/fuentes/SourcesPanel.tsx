import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { attempt } from '../../api/attempt.ts'
import { notify } from '../../api/notices.ts'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import { tellFailure } from '../../api/tell-failure.ts'
import { relativeTime } from '../../lib/relative-time.ts'
import { activeCompanyId } from '../../lib/session.ts'
import { Button } from '../../ui/Button.tsx'
import { askFirst } from '../../ui/confirm.ts'
import { Menu } from '../../ui/Menu.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { useMay } from '../developers/door.ts'
import { deleteFuente, isOf, refreshFuente, sourcesQuery, type Fuente, type SourceKind } from './queries.ts'
import './SourcesPanel.css'

const SourceDialog = onDemand(async () => (await import('./SourceDialog.tsx')).SourceDialog)

/** The name of what a source fills: 'USD oficial' or the code of its index. */
const nameOf = ({ moneda, tipo, indice }: Fuente) => indice ?? `${moneda} ${tipo}`
const hostOf = ({ url }: Fuente) => URL.parse(url)?.host ?? url

function resultOf({ ultimaVez, nuevos, error }: Fuente): string {
  if (ultimaVez === null) return 'Todavía no se leyó.'
  const when = `Leída ${relativeTime(ultimaVez)}: `
  if (error !== null) return `${when}${error}`
  if (nuevos === 0) return `${when}nada nuevo.`
  return `${when}${nuevos === 1 ? '1 valor nuevo' : `${nuevos} valores nuevos`}.`
}

/** The addresses that values are read from, folded away; administrators change them. */
export function SourcesPanel({ of }: { of: SourceKind }) {
  const desarrolladoraId = activeCompanyId() ?? 0
  const query = useQuery(sourcesQuery(desarrolladoraId))
  const [edited, setEdited] = useState<Fuente | 'new' | null>(null)
  const mayChange = useMay('createFuente')
  const count = query.data?.items.filter((each) => isOf(each, of)).length ?? 0
  return (
    <details className="sources">
      <summary>{count > 0 ? `Actualización automática (${count})` : 'Actualización automática'}</summary>
      <p className="sources-about">
        Obra puede leer los valores de la API del Banco Central o de un archivo CSV con fecha y valor. Solo agrega los
        que faltan: lo que cargaste a mano no cambia.
      </p>
      <QueryAnswer query={query} height="4rem">
        {({ items }) => (
          <>
            <ul role="list" className="sources-list">
              {items
                .filter((each) => isOf(each, of))
                .map((source) => (
                  <Source key={source.id} {...{ source, mayChange }} onEdit={() => setEdited(source)} />
                ))}
            </ul>
            {mayChange && (
              <Button size="small" onClick={() => setEdited('new')}>
                <i className="pi pi-plus" aria-hidden="true" /> Agregar fuente
              </Button>
            )}
            {!mayChange && count === 0 && <p className="sources-about">La configura un administrador.</p>}
          </>
        )}
      </QueryAnswer>
      {edited !== null && (
        <SourceDialog
          {...{ desarrolladoraId, of }}
          source={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </details>
  )
}

type SourceProps = { source: Fuente; mayChange: boolean; onEdit: () => void }

function Source({ source, mayChange, onEdit }: SourceProps) {
  const desarrolladoraId = activeCompanyId() ?? 0
  const mayRefresh = useMay('refreshFuente')
  const { mutate: refresh, isPending } = useMutation(refreshFuente)
  const name = nameOf(source)
  const read = () =>
    refresh(
      { desarrolladoraId, fuenteId: source.id },
      {
        onSuccess: (after) =>
          notify({ type: after.error === null ? 'success' : 'error', title: name, message: resultOf(after) }),
        onError: tellFailure('No se pudo actualizar'),
      },
    )
  const remove = async () => {
    const message = 'Los valores que ya se leyeron quedan.'
    if (await askFirst({ title: `Borrar la fuente de ${name}`, message, label: 'Borrar', isLossy: true }))
      await attempt(deleteFuente, { desarrolladoraId, id: source.id }, 'No se pudo borrar')
  }
  return (
    <li className="source">
      <div className="source-words">
        <strong>{name}</strong> <span title={source.url}>{hostOf(source)}</span> ·{' '}
        {source.diaria ? 'todos los días' : 'a pedido'}
        <p className={source.error === null ? undefined : 'source-failed'}>{resultOf(source)}</p>
      </div>
      {mayRefresh && (
        <Button size="small" busy={isPending} aria-label={`Actualizar ahora ${name}`} onClick={read}>
          Actualizar ahora
        </Button>
      )}
      {mayChange && (
        <Menu
          label={`Más de ${name}`}
          className="icon-button"
          entries={[
            { id: 'edit', label: 'Editar', onSelect: onEdit },
            { id: 'delete', label: 'Borrar', danger: true, isApart: true, onSelect: () => void remove() },
          ]}
        >
          <i className="pi pi-ellipsis-v" aria-hidden="true" />
        </Menu>
      )}
    </li>
  )
}
