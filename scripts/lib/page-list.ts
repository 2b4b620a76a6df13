import { plainAddress, screens } from '../../web/app/screens.ts'

/** The screens for the search, in a file, because the server does not import the web. */
export const pageList = 'openapi/generated/pages.json'

/** Title and path of each screen in the shell whose path has no parameters. */
export function listPages(): string {
  const pages = screens.flatMap((screen) => {
    const link = screen.layout === 'empty' || screen.path === '/' ? null : plainAddress(screen)
    return link ? [{ value: screen.title, link }] : []
  })
  return `${JSON.stringify(pages, null, 1)}\n`
}
