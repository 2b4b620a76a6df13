import { useQuery } from '@tanstack/react-query'
import { attemptWork, execute } from '../../api/attempt.ts'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { notify } from '../../api/notices.ts'
import { q } from '../../api/operations.ts'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import type { Schema } from '../../api/types.ts'
import { useSelection } from '../../api/use-selection.ts'
import { pageIn, searchIn } from '../../lib/address-values.ts'
import { formatDate, formatDateTime } from '../../lib/format.ts'
import { formatFileSize } from '../../lib/file-size.ts'
import { pageRows, type ListView } from '../../lib/list-view.ts'
import { useUrlState, type UrlCodec } from '../../lib/use-url-state.ts'
import { newUuid } from '../../lib/uuid.ts'
import { SectionBar } from '../../records/SectionBar.tsx'
import { BulkBar } from '../../ui/BulkBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ListPages, NothingFound } from '../../ui/ListPages.tsx'
import { ListSearch } from '../../ui/ListSearch.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { useMay } from '../developers/door.ts'
import { routeWords } from './folder-tree.ts'
import { restoreItems } from './queries.ts'
import '../../records/money.css'
import './documentos.css'

type Entry = Schema<'PapeleraEntrada'>

const trashView: UrlCodec<ListView> = {
  read: (search) => ({ search: searchIn(search.get('buscar')), page: pageIn(search.get('pagina')) }),
  write: ({ search, page }) => ({ buscar: search || undefined, pagina: page === 1 ? undefined : String(page) }),
}

/** Restores entries; says where those are whose name was taken. */
const restore = (proyectoId: number, ids: readonly string[]) =>
  attemptWork('No se restauró', async () => {
    const headers = { 'Idempotency-Key': newUuid() }
    const { items } = await execute(restoreItems, { proyectoId, body: { ids: [...ids] }, headers })
    notify({
      type: 'success',
      title: items.length === 1 ? 'Se restauró 1 elemento' : `Se restauraron ${items.length} elementos`,
      message: items.length === 1 ? `«${items[0]!.nombre}» volvió a su carpeta.` : 'Volvieron a sus carpetas.',
    })
  })

/** What was deleted within 30 days. */
export function TrashSection({ proyectoId }: { proyectoId: number }) {
  const [view, changeView] = useUrlState(trashView)
  const mayWrite = useMay('restorePapelera')
  const input = { proyectoId, search: view.search || undefined, page: view.page, size: pageRows }
  const list = useQuery({ ...q('listPapelera', input), placeholderData: keepPreviousData })
  const ids = list.data?.items.map(({ id }) => id) ?? []
  const selection = useSelection(`${view.search} ${view.page}`, () => Promise.resolve(ids))
  const restoreSome = (some: readonly string[]) => {
    selection.clear()
    void restore(proyectoId, some)
  }
  return (
    <div className="money">
      <SectionBar title="Papelera">
        <ListSearch value={view.search} onSearch={(search) => changeView({ page: 1, search }, { replace: true })} />
      </SectionBar>
      {selection.ids.size > 0 && (
        <BulkBar
          text={selection.ids.size === 1 ? '1 elegido' : `${selection.ids.size} elegidos`}
          onClear={selection.clear}
          actions={<Button onClick={() => restoreSome([...selection.ids])}>Restaurar</Button>}
        />
      )}
      <section className="money-card" aria-label="Papelera">
        <QueryAnswer query={list} height="16rem">
          {(page) =>
            page.items.length > 0 ? (
              <>
                <Entries entries={page.items} {...{ mayWrite, selection }} onRestore={restoreSome} />
                <div className="money-foot">
                  <ListPages noun="elementos" singular="elemento" view={view} list={page} onView={changeView} />
                </div>
              </>
            ) : view.search !== '' ? (
              <NothingFound search={view.search} onClear={() => changeView({ search: '', page: 1 })} />
            ) : (
              <EmptyState icon={<i className="pi pi-trash" />} title="La papelera está vacía">
                Lo que se elimina queda acá por 30 días.
              </EmptyState>
            )
          }
        </QueryAnswer>
      </section>
    </div>
  )
}

type EntriesProps = {
  entries: Entry[]
  mayWrite: boolean
  selection: ReturnType<typeof useSelection>
  onRestore: (ids: readonly string[]) => void
}

function Entries({ entries, mayWrite, selection, onRestore }: EntriesProps) {
  return (
    <TableScroll label="Papelera">
      <table className="table" aria-label="Papelera">
        <thead>
          <tr>
            <th scope="col">Nombre</th>
            <th scope="col">Estaba en</th>
            <th scope="col">Tamaño</th>
            <th scope="col">Eliminado</th>
            <th scope="col">Se borra del todo</th>
            {mayWrite && (
              <th scope="col">
                <span className="visually-hidden">Restaurar</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, clase, nombre, ruta, documentos, tamano, borradoPor, borradoEn, seEliminaEn }) => (
            <tr key={id}>
              <th scope="row">
                <span className="documentos-entry">
                  {mayWrite && (
                    <Checkbox
                      className="screen-only"
                      label={`Elegir ${nombre}`}
                      checked={selection.ids.has(id)}
                      onChange={() => selection.toggle(id)}
                    />
                  )}
                  <i className={`pi ${clase === 'carpeta' ? 'pi-folder' : 'pi-file'}`} aria-hidden="true" />
                  {nombre}
                </span>
              </th>
              <td>{routeWords(ruta)}</td>
              <td>
                {formatFileSize(tamano)}
                {clase === 'carpeta' && ` en ${documentos === 1 ? '1 documento' : `${documentos} documentos`}`}
              </td>
              <td>
                {borradoPor} · {formatDateTime(borradoEn)}
              </td>
              <td>{formatDate(seEliminaEn)}</td>
              {mayWrite && (
                <td>
                  <Button size="small" onClick={() => onRestore([id])}>
                    Restaurar<span className="visually-hidden"> {nombre}</span>
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}
