/** The script size of each screen, from the build's file list; needs no browser. */
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
// Not `test` of support.ts, which starts a server.
import { expect, test } from '@playwright/test'

const dist = path.join(import.meta.dirname, '../../web/dist')
const measured = [
  '/apps/contacts/*',
  '/apps/chat/*',
  '/apps/notes/*',
  '/apps/scrumboard/*',
  '/apps/tasks/*',
  '/dashboards/analytics',
  '/dashboards/finance',
  '/dashboards/crypto',
  '/apps/file-manager/:folderId',
  '/apps/academy',
  '/apps/academy/:courseId/:stepNumber',
  '/apps/help-center',
  '/apps/help-center/guides/:category/:slug',
  '/apps/help-center/support',
  '/help',
  '/docs/changelog',
  '/docs/guides/:section/:slug',
  '/pages/activities',
  '/settings/account',
  '/ui/icons/:set',
]
/** Maximum compressed kilobytes per screen, 9 of them for long lists. Editor, emoji, dialogs and the details of a card load on demand. */
const most = 69
/** A nearly empty page; its scripts are those of the shell. */
const bareScreen = '/solo-desarrollo'

type Plan = { files: string[]; screens: { path: string; files: number[] }[] }

function readPlan(): Plan {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8')
  const start = html.indexOf('{"files":[')
  const end = html.indexOf('}]}', start) + '}]}'.length
  return JSON.parse(html.slice(start, end)) as Plan
}

function scriptsOf({ files, screens }: Plan, screenPath: string): Set<string> {
  const screen = screens.find((each) => each.path === screenPath)
  if (!screen) throw new Error(`no screen ${screenPath}`)
  return new Set(screen.files.map((index) => files[index]!).filter((file) => file.endsWith('.js')))
}

test('no screen of people, files, figures and help adds more than 69 kB of script', () => {
  const plan = readPlan()
  const shell = scriptsOf(plan, bareScreen)
  for (const screen of measured) {
    const own = [...scriptsOf(plan, screen).difference(shell)]
    const size = own.reduce((sum, file) => sum + statSync(path.join(dist, `${file}.br`)).size, 0) / 1000
    expect(size, `${screen}: kB of script`).toBeGreaterThan(0.5)
    expect(size, `${screen}: kB of script`).toBeLessThanOrEqual(most)
  }
})
