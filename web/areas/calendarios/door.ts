/** What other areas may import from calendarios. */
export { CalendarLinksDialog } from './CalendarLinksDialog.tsx'
