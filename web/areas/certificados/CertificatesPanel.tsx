import { words } from '../../../openapi/generated/words.ts'
import { SectionBar } from '../../records/SectionBar.tsx'
import { optionsOf } from '../../records/words.ts'
import { useQuery } from '@tanstack/react-query'
import { ExportMenu } from '../../api/ExportMenu.tsx'
import { usableData, QueryAnswer } from '../../api/QueryAnswer.tsx'
import { idIn, oneOf, pageIn } from '../../lib/address-values.ts'
import { useUrlState, type UrlCodec } from '../../lib/use-url-state.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import type { Filter } from '../../ui/FilterField.tsx'
import { ListPages } from '../../ui/ListPages.tsx'
import { stateWord } from '../../ui/StateTag.tsx'
import { useLoadEntry } from '../cargas/door.ts'
import { useContractFilter } from '../contratos/door.ts'
import { ValuationPicker, useValuation } from '../control/door.ts'
import { CertificatesTable } from './CertificatesTable.tsx'
import { exportCertificates, projectCertificatesQuery, type CertificateView } from './queries.ts'

const states = ['borrador', 'emitido', 'aprobado', 'rechazado', 'anulado'] as const

const payments = [{ value: 'pendiente', label: 'Por pagar' }, ...optionsOf(words.EstadoPago)] as const

const filters: readonly Filter[] = [
  {
    key: 'estado',
    label: 'Estado',
    kind: 'choice',
    options: states.map((state) => ({ value: state, label: stateWord(state) })),
  },
  { key: 'pago', label: 'Pago', kind: 'choice', options: payments },
]

const codec: UrlCodec<CertificateView> = {
  read: (search) => ({
    page: pageIn(search.get('pagina')),
    contratoId: idIn(search.get('contrato')),
    estado: oneOf(states, search.get('estado')),
    pago: payments.find(({ value }) => value === search.get('pago'))?.value ?? '',
  }),
  write: ({ page, estado, pago, contratoId }) => ({
    contrato: contratoId || undefined,
    pagina: page === 1 ? undefined : String(page),
    estado: estado || undefined,
    pago: pago || undefined,
  }),
}

/** The certificates of all contracts of a project. */
export function CertificatesPanel({ proyectoId }: { proyectoId: number }) {
  const [view, change] = useUrlState(codec)
  const valuation = useValuation()
  const query = useQuery(projectCertificatesQuery(proyectoId, view, valuation))
  const contract = useContractFilter(proyectoId, view.contratoId)
  const load = useLoadEntry('certificados')
  return (
    <div className="record-list">
      <SectionBar
        title="Certificados"
        valuation={<ValuationPicker response={usableData(query)} />}
        actions={
          <ExportMenu
            name="certificados"
            read={(formato) => exportCertificates(proyectoId, view, valuation, formato)}
            entries={load}
          />
        }
      >
        <FilterBar filters={[...filters, contract]} values={view} onChange={(part) => change({ ...part, page: 1 })} />
      </SectionBar>
      <QueryAnswer query={query} height="12rem">
        {(list) =>
          list.total === 0 ? (
            <EmptyState
              title={
                view.estado || view.pago || view.contratoId
                  ? 'Ningún certificado coincide'
                  : 'Todavía no hay certificados'
              }
            >
              Se hacen desde cada contrato vigente, uno por mes.
            </EmptyState>
          ) : (
            <>
              <CertificatesTable list={list} hasContract />
              <ListPages noun="certificados" singular="certificado" view={view} list={list} onView={change} />
            </>
          )
        }
      </QueryAnswer>
    </div>
  )
}
