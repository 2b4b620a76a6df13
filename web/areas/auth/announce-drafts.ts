import { notify } from '../../api/notices.ts'
import { draftTitles } from '../../lib/draft-sources.ts'

/** After signing in or unlocking: names the forms that offer the input that was not saved. */
export function announceDrafts(): void {
  const titles = draftTitles().map((title) => `«${title}»`)
  if (titles.length === 0) return
  const forms = new Intl.ListFormat('es-AR').format(titles)
  const message = `Lo que escribiste en ${forms} te espera ahí: abrilo y tocá Recuperar. Los archivos hay que elegirlos de nuevo.`
  notify({ type: 'info', title: 'Quedó algo sin guardar', message, duration: 0 })
}
