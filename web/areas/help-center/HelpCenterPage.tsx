import { Link } from 'react-router-dom'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { FaqList } from './FaqList.tsx'
import { GuideGroups } from './GuideGroups.tsx'
import { HelpSearch } from './HelpSearch.tsx'
import { HelpTabs } from './HelpTabs.tsx'
import { SupportCard } from './SupportCard.tsx'
import { helpCenter } from './help-words.ts'

/** The help center: search, guides by category, frequent questions and support. */
export function HelpCenterPage() {
  return (
    <div className="page">
      <PageHeader title="Centro de ayuda" subtitle="Guías paso a paso y respuestas sobre Obra." />
      <HelpTabs current="inicio" />
      <HelpSearch>
        <GuideGroups />
        <Card title="Lo que más se pregunta" actions={<Link to={`${helpCenter}/faqs`}>Ver todas las preguntas</Link>}>
          <FaqList slug="most-asked" />
        </Card>
        <SupportCard />
      </HelpSearch>
    </div>
  )
}
