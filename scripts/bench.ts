/**
 * `npm run bench`: benchmarks of the API and the web app, each with a reference from the same run, and query times of
 * PostgreSQL. `npm run bench api`, `… postgresql`, `… command`, `… web`, `… tab` (the demo), `… people` and
 * `… finance` (50,000 of each), `… materials` (100,000 movements), `… calendar` (30,000 occurrences, 2,000 tasks), `… documents` (10,000, with 100 MB of text), `… loads` (a sheet of 50,000 rows) or `… insight` (charts and folders of 10,000) runs one part; OBRA_BENCH_SCALES sets the scales of the
 * sample data (default 10,1000: 1,000 and 100,000 products; PostgreSQL gets the last one).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { apiGoals, measureApi, type ApiFigures } from '../tests/load/api.ts'
import { calendarGoals, measureCalendar } from '../tests/load/calendar.ts'
import { commandGoals, measureCommand } from '../tests/load/command.ts'
import { documentsGoals, measureDocuments } from '../tests/load/documents.ts'
import { financeGoals, measureFinance } from '../tests/load/finance.ts'
import { insightGoals, measureInsight } from '../tests/load/insight.ts'
import { loadsGoals, measureLoads } from '../tests/load/loads.ts'
import { materialsGoals, measureMaterials } from '../tests/load/materials.ts'
import { measurePostgres, type PostgresFigures } from '../tests/load/postgres.ts'
import { startObra } from '../tests/load/processes.ts'
import { measurePeople, peopleGoals } from '../tests/load/people.ts'
import { measureTab, tabGoals } from '../tests/load/tab.ts'
import { measureWeb, webGoals, type WebFigures } from '../tests/load/web.ts'
import { buildWeb, runScript } from './lib/build.ts'

const part = process.argv[2]
const scales = (process.env.OBRA_BENCH_SCALES ?? '10,1000').split(',').map(Number)

function seedStore(store: { OBRA_DATA_DIR: string } | { DATABASE_URL: string }, scale: number): void {
  const code = runScript('cli/main.ts', ['db', 'seed', '--scale', String(scale)], store)
  if (code !== 0) throw new Error(`the store could not be seeded at scale ${scale}`)
}

const roundToHundredths = (value: number) => Math.round(value * 100) / 100

function printApi(figures: ApiFigures): void {
  const ratio = (part: number, whole: number | undefined) => (whole ? roundToHundredths(part / whole) : '')
  console.table(
    figures.calls.map(({ scale, call, obra, bareHono, handWritten, p99, aloneP99, bytes, ...cpu }) => ({
      scale,
      call,
      bytes,
      'obra/s': obra,
      'bare Hono/s': bareHono,
      ratio: ratio(obra, bareHono),
      'hand-written/s': handWritten ?? '',
      'ratio ': ratio(obra, handWritten),
      'CPU us': cpu.cpuMicroseconds,
      'hand-written CPU us': cpu.handWrittenCpuMicroseconds ?? '',
      'p99 ms': p99,
      'alone p99 ms': aloneP99,
    })),
  )
  console.table(figures.processes)
  printGoals(apiGoals(figures))
}

function printPostgres(figures: PostgresFigures): void {
  console.table(
    figures.map(({ call, median, slowest, holds }) => ({
      call,
      'median ms': roundToHundredths(median),
      'slowest ms': roundToHundredths(slowest),
      'at most 20 ms': holds,
    })),
  )
}

function printWeb(figures: WebFigures): void {
  console.table(
    Object.fromEntries(
      Object.entries(figures.views).map(([name, view]) => [
        name,
        Object.fromEntries(Object.entries(view).map(([key, value]) => [key, roundToHundredths(value)])),
      ]),
    ),
  )
  printGoals(webGoals(figures))
}

function printGoals(goals: { measured: number }[]): void {
  console.table(goals.map((line) => ({ ...line, measured: roundToHundredths(line.measured) })))
}

const isSelected = (name: string) => part === undefined || part === name

if (isSelected('api'))
  printApi(await measureApi(scales, (folder, scale) => seedStore({ OBRA_DATA_DIR: folder }, scale)))
if (isSelected('postgresql')) {
  printPostgres(await measurePostgres((databaseUrl) => seedStore({ DATABASE_URL: databaseUrl }, scales.at(-1)!)))
}
if (isSelected('command')) printGoals(commandGoals(measureCommand()))
if (['web', 'people', 'calendar', 'insight'].some(isSelected)) buildWeb()
if (isSelected('web')) {
  const folder = mkdtempSync(path.join(tmpdir(), 'obra-bench-web-'))
  const obra = await startObra({ OBRA_DATA_DIR: folder, OBRA_SEED: 'demo' })
  try {
    printWeb(await measureWeb(obra.origin))
  } finally {
    await obra.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
if (isSelected('tab')) {
  if (runScript('scripts/demo.ts') !== 0) throw new Error('the demo could not be built')
  printGoals(tabGoals(await measureTab()))
}
if (isSelected('people')) printGoals(peopleGoals(await measurePeople(seedStore)))
if (isSelected('finance')) printGoals(financeGoals(await measureFinance(seedStore)))
if (isSelected('materials')) printGoals(materialsGoals(await measureMaterials(seedStore)))
if (isSelected('calendar')) printGoals(calendarGoals(await measureCalendar(seedStore)))
if (isSelected('documents')) printGoals(documentsGoals(await measureDocuments(seedStore)))
if (isSelected('loads')) printGoals(loadsGoals(await measureLoads(seedStore)))
if (isSelected('insight')) printGoals(insightGoals(await measureInsight(seedStore)))
