/** What other areas may import from calendarios. */
import { onDemand } from '../../ui/on-demand.tsx'

export const CalendarLinksDialog = onDemand(async () => (await import('./CalendarLinksDialog.tsx')).CalendarLinksDialog)
