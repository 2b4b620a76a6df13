/** How much script a screen brings of its own, as the build's plan of files says it: no browser is needed. */
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from './support.ts'

const dist = path.join(import.meta.dirname, '../../web/dist')
/** Kilobytes at most, compressed. The goal is 60: in those above it, dialogs of PrimeReact are 33 and forms are 13. */
const most = { contacts: 85, chat: 60, notes: 75, scrumboard: 106, tasks: 90 }
/** A page with hardly anything of its own: what it needs beyond that is the shell. */
const bareScreen = '/calendario'

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

test('no screen of people brings more script of its own than it does now', () => {
  const plan = readPlan()
  const shell = scriptsOf(plan, bareScreen)
  for (const [area, kilobytes] of Object.entries(most)) {
    const own = [...scriptsOf(plan, `/apps/${area}/*`).difference(shell)]
    const size = own.reduce((sum, file) => sum + statSync(path.join(dist, `${file}.br`)).size, 0) / 1000
    expect(size, `${area}: kB of script`).toBeGreaterThan(3)
    expect(size, `${area}: kB of script`).toBeLessThanOrEqual(kilobytes)
  }
})
