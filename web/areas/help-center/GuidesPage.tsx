import { PageHeader } from '../../ui/PageHeader.tsx'
import { GuideGroups } from './GuideGroups.tsx'
import { HelpSearch } from './HelpSearch.tsx'
import { HelpTabs } from './HelpTabs.tsx'
import { SupportCard } from './SupportCard.tsx'

/** All guides by category. */
export function GuidesPage() {
  return (
    <div className="page">
      <PageHeader title="Guías" subtitle="Cómo se hace cada cosa, paso a paso." />
      <HelpTabs current="guides" />
      <HelpSearch>
        <GuideGroups />
        <SupportCard />
      </HelpSearch>
    </div>
  )
}
