import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { QueryState } from '../../../api/QueryState.tsx'
import { ApprovalsPanel } from '../../../areas/aprobaciones/ApprovalsPanel.tsx'
import { CompanyPanel } from '../../../areas/developers/CompanyPanel.tsx'
import { companyQuery } from '../../../areas/developers/queries.ts'
import { InvitationsPanel } from '../../../areas/invitations/InvitationsPanel.tsx'
import { MembersPanel } from '../../../areas/members/MembersPanel.tsx'
import { roleOptions } from '../../../areas/members/queries.ts'
import { projectStates, type ProjectsView } from '../../../areas/projects/queries.ts'
import { ProjectsPanel } from '../../../areas/projects/ProjectsPanel.tsx'
import { deliveryStates } from '../../../areas/webhooks/queries.ts'
import { WebhooksPanel, type WebhooksView } from '../../../areas/webhooks/WebhooksPanel.tsx'
import { pageIn, searchIn } from '../../../lib/address-values.ts'
import { activeCompanyId, signedInUserId } from '../../../lib/session.ts'
import { useUrlState, type UrlCodec } from '../../../lib/use-url-state.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import './CompanyPage.css'

const tabNames = {
  proyectos: 'Proyectos',
  miembros: 'Miembros',
  invitaciones: 'Invitaciones',
  aprobaciones: 'Aprobaciones',
  datos: 'Datos',
  webhooks: 'Webhooks',
} as const
type TabName = keyof typeof tabNames
const forAdministrators: readonly TabName[] = ['invitaciones', 'webhooks']
type View = ProjectsView & { tab: TabName; webhook: string; entregas: WebhooksView['log']['estado'] }
const firstPage = {
  search: '',
  page: 1,
  isArchive: false,
  estado: '',
  sort: '',
  order: 'asc',
  webhook: '',
  entregas: '',
} as const

const view: UrlCodec<View> = {
  read: (search) => {
    const tab = search.get('ver') ?? ''
    const sorted = search.get('orden') ?? ''
    return {
      tab: Object.hasOwn(tabNames, tab) ? (tab as TabName) : 'proyectos',
      isArchive: search.has('archivados'),
      estado: projectStates.find((each) => each === search.get('estado')) ?? '',
      sort: sorted.replace(/^-/, '').slice(0, 40),
      order: sorted.startsWith('-') ? 'desc' : 'asc',
      webhook: (search.get('webhook') ?? '').slice(0, 40),
      entregas: deliveryStates.find((each) => each === search.get('entregas')) ?? '',
      search: searchIn(search.get('buscar')),
      page: pageIn(search.get('pagina')),
    }
  },
  write: ({ tab, isArchive, estado, search, sort, order, page, webhook, entregas }) => ({
    ver: tab === 'proyectos' ? undefined : tab,
    webhook: webhook || undefined,
    entregas: entregas || undefined,
    archivados: isArchive ? '' : undefined,
    estado: estado || undefined,
    buscar: search || undefined,
    orden: sort ? `${order === 'desc' ? '-' : ''}${sort}` : undefined,
    pagina: page === 1 ? undefined : String(page),
  }),
}

/** The active company: projects, members, data. */
export function CompanyPage() {
  const companyId = activeCompanyId()
  if (companyId !== null) return <OneCompany companyId={companyId} />
  const choose = (
    <Link className="button button-primary button-normal" to="/seleccionar-desarrolladora">
      Elegir una empresa
    </Link>
  )
  return (
    <div className="page company">
      <PageHeader title="Empresa" />
      <EmptyState title="Todavía no elegiste una empresa" actions={choose}>
        Elegí una de las tuyas, o creá la primera.
      </EmptyState>
    </div>
  )
}

/** Maps changes of the webhooks panel to the address. */
const viewOf = ({ webhook, log }: Partial<WebhooksView>): Partial<View> => ({
  ...(webhook !== undefined && { webhook }),
  ...(log && { page: log.page, entregas: log.estado }),
})

function OneCompany({ companyId }: { companyId: number }) {
  const { data: company, error, refetch } = useQuery(companyQuery(companyId))
  const [state, change] = useUrlState(view)
  const isAdministrator = company?.rol === 'administrador'
  const shown = (Object.keys(tabNames) as TabName[]).filter(
    (name) => isAdministrator || !forAdministrators.includes(name),
  )
  const current = shown.includes(state.tab) ? state.tab : 'proyectos'
  const list = { companyId, isAdministrator, view: state, onView: change }
  const panel = () => {
    if (!company) return <QueryState error={error} onRetry={() => void refetch()} />
    if (current === 'datos') return <CompanyPanel company={company} />
    if (current === 'miembros') {
      return <MembersPanel {...list} userId={signedInUserId()} />
    }
    if (current === 'invitaciones') {
      return <InvitationsPanel {...list} roles={roleOptions} />
    }
    if (current === 'aprobaciones') return <ApprovalsPanel {...list} />
    if (current === 'webhooks') {
      const shownView = { webhook: state.webhook, log: { page: state.page, estado: state.entregas } }
      return (
        <WebhooksPanel
          companyId={companyId}
          view={shownView}
          onView={(part, options) => change(viewOf(part), options)}
        />
      )
    }
    return <ProjectsPanel {...list} />
  }
  return (
    <div className="page company">
      <PageHeader title={company?.nombre ?? 'Empresa'} subtitle={company && `Sos ${company.rol} de esta empresa.`} />
      <Tabs
        label="Empresa"
        tabs={shown.map((key) => ({ key, label: tabNames[key] }))}
        current={current}
        onChange={(next) => change({ ...firstPage, tab: next })}
      >
        {panel()}
      </Tabs>
    </div>
  )
}
