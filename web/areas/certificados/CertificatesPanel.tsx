import { words } from '../../../openapi/generated/words.ts'
import { optionsOf } from '../../records/words.ts'
import { useQuery } from '@tanstack/react-query'
import { ExportButtons } from '../../api/ExportButtons.tsx'
import { usableData, QueryAnswer } from '../../api/QueryAnswer.tsx'
import { oneOf, pageIn } from '../../lib/address-values.ts'
import { useUrlState, type UrlCodec } from '../../lib/use-url-state.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ListPages } from '../../ui/ListPages.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { stateWord } from '../../ui/StateTag.tsx'
import { ValuationPicker, useValuation } from '../control/door.ts'
import { CertificatesTable } from './CertificatesTable.tsx'
import { exportCertificates, projectCertificatesQuery, type CertificateView } from './queries.ts'

const states = ['borrador', 'emitido', 'aprobado', 'rechazado', 'anulado'] as const

const payments = [{ value: 'pendiente', label: 'Por pagar' }, ...optionsOf(words.EstadoPago)] as const

const codec: UrlCodec<CertificateView> = {
  read: (search) => ({
    page: pageIn(search.get('pagina')),
    estado: oneOf(states, search.get('estado')),
    pago: payments.find(({ value }) => value === search.get('pago'))?.value ?? '',
  }),
  write: ({ page, estado, pago }) => ({
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
  return (
    <div className="finance-list">
      <ValuationPicker response={usableData(query)} />
      <div className="finance-bar">
        <SelectField
          label="Estado"
          value={view.estado}
          options={[
            { value: '', label: 'Todos' },
            ...states.map((state) => ({ value: state, label: stateWord(state) })),
          ]}
          onChange={(estado) => change({ estado, page: 1 })}
        />
        <SelectField
          label="Pago"
          value={view.pago}
          options={[{ value: '', label: 'Todos' }, ...payments]}
          onChange={(pago) => change({ pago, page: 1 })}
        />
        <div className="finance-actions">
          <ExportButtons
            name="certificados"
            read={(formato) => exportCertificates(proyectoId, view, valuation, formato)}
          />
        </div>
      </div>
      <QueryAnswer query={query} height="12rem">
        {(list) =>
          list.total === 0 ? (
            <EmptyState
              title={view.estado || view.pago ? 'Ningún certificado coincide' : 'Todavía no hay certificados'}
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
