import { TabLinks } from '../../ui/TabLinks.tsx'
import { helpCenter } from './help-words.ts'

const links = [
  { key: 'inicio', label: 'Inicio', to: helpCenter },
  { key: 'guides', label: 'Guías', to: `${helpCenter}/guides` },
  { key: 'faqs', label: 'Preguntas', to: `${helpCenter}/faqs` },
  { key: 'support', label: 'Contacto', to: `${helpCenter}/support` },
] as const

/** The tabs of the help center. */
export function HelpTabs({ current }: { current: (typeof links)[number]['key'] }) {
  return <TabLinks label="Centro de ayuda" links={links} current={current} />
}
