import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { q } from '../../api/operations.ts'
import { ApiError } from '../../api/problem.ts'
import { notify } from '../../api/notices.ts'
import { QueryState } from '../../api/QueryState.tsx'
import { formatNumber } from '../../lib/format.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NothingFound } from '../../ui/ListPages.tsx'
import { ListSearch } from '../../ui/ListSearch.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { drawingOf, readSvg } from './drawings.ts'
import { IconGrid } from './IconGrid.tsx'
import { filterIcons, iconCodec, iconSets, iconSizes } from './icon-view.ts'
import './IconsPage.css'

/** The icon sets: search, sizes, and copying an icon's name or SVG. */
export function IconsPage() {
  const { set = iconSets[0].value } = useParams()
  const navigate = useNavigate()
  const [{ search, size, name }, change] = useUrlState(iconCodec)
  // Icon sets only change with a release.
  const { data, error, refetch } = useQuery({ ...q('getIconCatalogue', { set }), staleTime: Infinity })
  const matches = useDeferredValue(data && filterIcons(data.list, search))
  return (
    <div className="page">
      <PageHeader title="Íconos" subtitle={data ? `${data.name}: ${formatNumber(data.list.length)} dibujos` : ' '} />
      <div className="icon-filters">
        <select
          className="input"
          aria-label="Conjunto"
          value={set}
          onChange={({ target }) => {
            const params = new URLSearchParams({
              ...(search && { buscar: search }),
              ...(size !== '24' && { medida: size }),
            })
            void navigate({ pathname: `/ui/icons/${target.value}`, search: params.toString() })
          }}
        >
          {iconSets.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          {!iconSets.some(({ value }) => value === set) && <option value={set}>{set}</option>}
        </select>
        <ListSearch
          label="Buscar íconos"
          value={search}
          onSearch={(text) => change({ search: text, name: '' }, { replace: true })}
        />
        <Segmented
          label="Medida en píxeles"
          options={iconSizes}
          value={size}
          onChange={(next) => change({ size: next }, { replace: true })}
        />
      </div>
      {matches ? (
        matches.length > 0 ? (
          <IconGrid
            set={set}
            names={matches}
            size={Number(size)}
            chosen={name}
            onChoose={(icon) => change({ name: icon }, { replace: true })}
          />
        ) : (
          <NothingFound search={search} onClear={() => change({ search: '' }, { replace: true })} />
        )
      ) : error instanceof ApiError && error.status === 404 ? (
        <EmptyState
          icon={<i className="pi pi-images" />}
          title="No conocemos ese conjunto"
          actions={<Button onClick={() => void navigate('/ui/icons/feather')}>Ver Feather</Button>}
        />
      ) : (
        <QueryState error={error} onRetry={() => void refetch()} title="No pudimos traer los íconos" height="24rem" />
      )}
      {data?.list.includes(name) && <ChosenIcon set={set} name={name} />}
    </div>
  )
}

/** The chosen icon, with buttons to copy it. */
function ChosenIcon({ set, name }: { set: string; name: string }) {
  const copy = async (what: string, text: string | Promise<string>) => {
    try {
      await navigator.clipboard.writeText(await text)
      notify({ type: 'success', title: `Copiaste ${what}`, message: name })
    } catch {
      notify({ type: 'error', title: 'No se pudo copiar', message: 'Probá de nuevo en un momento.' })
    }
  }
  return (
    <section className="icon-chosen" aria-label="Ícono elegido">
      <svg width="48" height="48" aria-hidden="true">
        <use href={drawingOf(set, name)} />
      </svg>
      <p className="icon-chosen-name">{name}</p>
      <Button onClick={() => void copy('el nombre', name)}>Copiar nombre</Button>
      <Button onClick={() => void copy('el SVG', readSvg(set, name))}>Copiar SVG</Button>
    </section>
  )
}
