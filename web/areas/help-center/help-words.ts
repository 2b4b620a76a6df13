import type { Guide, GuideCategory } from './queries.ts'

export const helpCenter = '/apps/help-center'

/** Spanish titles of the guide categories; the contract has English ones. */
const guideTitles: Record<string, { title: string; text: string; icon: string }> = {
  'getting-started': { title: 'Primeros pasos', text: 'Entrar, elegir, buscar y moverse.', icon: 'pi-compass' },
  projects: { title: 'Empresa y proyectos', text: 'Equipo, listas, tablero, tareas y archivos.', icon: 'pi-building' },
  settings: { title: 'Ajustes y herramientas', text: 'Apariencia, avisos y el comando obra.', icon: 'pi-cog' },
  payments: { title: 'Finanzas', text: 'Del presupuesto a los pagos.', icon: 'pi-dollar' },
  'your-account': { title: 'Tu cuenta y tus cosas', text: 'Contraseña, correo, chat, notas y más.', icon: 'pi-user' },
}
const faqTitles: Record<string, string> = {
  'most-asked': 'Lo que más se pregunta',
  'general-inquiries': 'Consultas generales',
  licenses: 'Licencias',
  payments: 'Plata y finanzas',
  support: 'Cuando algo no anda',
}

export const guideCategoryWords = ({ slug, title }: Pick<GuideCategory, 'slug' | 'title'>) =>
  guideTitles[slug] ?? { title, text: '', icon: 'pi-book' }
export const faqCategoryTitle = ({ slug, title }: { slug: string; title: string }): string => faqTitles[slug] ?? title

export const categoryPath = (slug: string): string => `${helpCenter}/guides/${encodeURIComponent(slug)}`
export const guidePath = (category: string, slug: string): string =>
  `${categoryPath(category)}/${encodeURIComponent(slug)}`

export type PlacedGuide = { guide: Guide; category: GuideCategory }

/** All guides in order, each with its category. */
export const placedGuides = (categories: GuideCategory[]): PlacedGuide[] =>
  categories.flatMap((category) => category.guides.map((guide) => ({ guide, category })))

const lengthOfMatch = (address: string) => (screen: string) =>
  address === screen || address.startsWith(`${screen}/`) ? screen.length : 0

/** The guides about the screen at an address, longest matching path first. */
export function guidesOf(address: string, categories: GuideCategory[]): PlacedGuide[] {
  const length = ({ guide }: PlacedGuide) => Math.max(0, ...(guide.screens ?? []).map(lengthOfMatch(address)))
  return placedGuides(categories)
    .filter((placed) => length(placed) > 0)
    .toSorted((a, b) => length(b) - length(a))
}

/** Reading time in whole minutes, at 200 words a minute. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / 200))
