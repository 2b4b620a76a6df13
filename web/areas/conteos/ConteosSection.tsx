import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { download, q } from '../../api/operations.ts'
import { dateText } from '../../lib/date-text.ts'
import { todayText } from '../../lib/today.ts'
import { useNewForm } from '../../lib/use-new-form.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import { useEntryFilter } from '../../records/catalogue/entry-filter.ts'
import { RecordList } from '../../records/RecordList.tsx'
import { recordView } from '../../records/view.ts'
import { Button } from '../../ui/Button.tsx'
import type { DataColumn } from '../../ui/DataTable.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import { depositos } from '../depositos/door.ts'
import { useMay } from '../developers/door.ts'
import { ConteoPage } from './ConteoPage.tsx'
import { conteosRules } from './list-rules.ts'
import { conteoName, conteosInput, conteosQuery, type Conteo } from './queries.ts'

const ConteoDialog = onDemand(async () => (await import('./ConteoDialog.tsx')).ConteoDialog)
const viewCodec = recordView(conteosRules)

/** The counts of the project, or one of them by address. */
export function ConteosSection({ proyectoId, id }: { proyectoId: number; id: string | undefined }) {
  return id ? <ConteoPage key={id} proyectoId={proyectoId} id={id} /> : <ConteosList proyectoId={proyectoId} />
}

function ConteosList({ proyectoId }: { proyectoId: number }) {
  const [view, changeView] = useUrlState(viewCodec)
  const newForm = useNewForm()
  const list = useQuery(conteosQuery(proyectoId, view))
  const mayWrite = useMay('createConteo')
  const deposit = useEntryFilter({ noun: depositos, key: 'depositoId', label: 'Depósito', value: view.depositoId })
  return (
    <div className="money">
      <RecordList
        title="Conteos"
        words={['conteos', 'conteo']}
        empty={{
          icon: 'pi-check-square',
          text: 'Contá lo que hay en un depósito, y el stock se corrige con la diferencia.',
        }}
        list={list}
        record={(id) => q('getConteo', { proyectoId, id })}
        view={view}
        onView={changeView}
        rules={conteosRules}
        filters={[deposit]}
        exportList={(formato) => download('listConteos', { ...conteosInput(proyectoId, view), formato })}
        columns={columns}
        add={
          mayWrite && (
            <Button variant="primary" onClick={newForm.open}>
              <i className="pi pi-plus" aria-hidden="true" /> Nuevo conteo
            </Button>
          )
        }
      />
      {newForm.isOpen && mayWrite && (
        <ConteoDialog proyectoId={proyectoId} today={todayText()} onClose={newForm.close} />
      )}
    </div>
  )
}

const columns: DataColumn<Conteo>[] = [
  {
    key: 'numero',
    header: 'Conteo',
    isSortable: true,
    cell: (each) => <Link to={`/materiales/conteos/${each.id}`}>{conteoName(each)}</Link>,
  },
  { key: 'deposito', header: 'Depósito', cell: ({ deposito }) => deposito },
  { key: 'fecha', header: 'Fecha', isSortable: true, cell: ({ fecha }) => dateText(fecha) },
  {
    key: 'marcadas',
    header: 'Contados',
    cell: ({ marcadas, lineas }) => `${marcadas} de ${lineas.length} materiales`,
  },
  { key: 'estado', header: 'Estado', cell: ({ estado }) => <StateTag state={estado} /> },
]
