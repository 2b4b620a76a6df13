import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { notify } from '../../../api/notices.ts'
import { QueryState } from '../../../api/QueryState.tsx'
import { EmailCard } from '../../../areas/auth/EmailCard.tsx'
import { SecurityCards } from '../../../areas/auth/security/SecurityCards.tsx'
import { TokensCard } from '../../../areas/auth/security/TokensCard.tsx'
import { NotificationSettingsCard } from '../../../areas/notifications/NotificationSettingsCard.tsx'
import { ProfileForm } from '../../../areas/user/ProfileForm.tsx'
import { userQuery } from '../../../areas/user/queries.ts'
import { Card } from '../../../ui/Card.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { TabLinks } from '../../../ui/TabLinks.tsx'
import { AppearanceChoices } from '../../shell/AppearanceChoices.tsx'
import './SettingsPage.css'

const sections = [
  { key: 'account', label: 'Cuenta', Part: AccountCards },
  { key: 'security', label: 'Seguridad', Part: SecurityCards },
  { key: 'appearance', label: 'Apariencia', Part: AppearanceCard },
  { key: 'notifications', label: 'Notificaciones', Part: NotificationSettingsCard },
  { key: 'tokens', label: 'Tokens', Part: TokensCard },
] as const

export type SettingsSection = (typeof sections)[number]['key']

/** A section of the user's settings, with its own address. */
function SettingsPage({ section, children }: { section: SettingsSection; children: ReactNode }) {
  return (
    <div className="page settings-page">
      <PageHeader title="Ajustes" subtitle="Tu cuenta, cómo se ve Obra, de qué te avisa y desde dónde entrás." />
      <TabLinks
        label="Partes de los ajustes"
        current={section}
        links={sections.map(({ key, label }) => ({ key, label, to: `/settings/${key}` }))}
      />
      {children}
    </div>
  )
}

/** The screen component of a section. */
export function settingsScreen(section: SettingsSection) {
  const { Part } = sections.find(({ key }) => key === section)!
  return () => (
    <SettingsPage section={section}>
      <Part />
    </SettingsPage>
  )
}

function AccountCards() {
  return (
    <>
      <ProfileCard />
      <EmailCard />
    </>
  )
}

function ProfileCard() {
  const { data: user, error, refetch } = useQuery(userQuery)
  const [turn, setTurn] = useState(0)
  const tell = () => notify({ type: 'success', title: 'Perfil guardado', message: 'Así te ven los demás.' })
  return (
    <Card title="Tu perfil" subtitle="El nombre y la imagen que ven los demás.">
      {user ? (
        <ProfileForm
          key={turn}
          user={user}
          leaves
          emailPlace="más abajo"
          onDone={() => setTurn(turn + 1)}
          onSaved={tell}
        />
      ) : (
        <QueryState error={error} onRetry={() => void refetch()} title="No pudimos cargar tus datos" height="16rem" />
      )}
    </Card>
  )
}

function AppearanceCard() {
  return (
    <Card title="Apariencia" subtitle="Se aplica al elegir.">
      <AppearanceChoices />
    </Card>
  )
}
