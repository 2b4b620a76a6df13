import { plainAddress, screens } from '../../web/app/screens.ts'

/** The screens that a search leads to, for the server, which does not import the web. */
export const pageList = 'openapi/generated/pages.json'

/** Title and path of each screen with the shell around it that needs nothing but its path. */
export function listPages(): string {
  const pages = screens.flatMap((screen) => {
    const link = screen.layout === 'empty' || screen.path === '/' ? null : plainAddress(screen)
    return link ? [{ value: screen.title, link }] : []
  })
  return `${JSON.stringify(pages, null, 1)}\n`
}
