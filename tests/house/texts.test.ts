/** The texts that users read: voseo, and times in 24 hours with two digits (docs/design.md). */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { listFiles, root } from './sources.ts'

const isSource = (file: string) =>
  /^(web|server|cli|openapi\/shared)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|^server\/db\/migrations\//.test(file)
const read = (file: string) => ({ file, text: readFileSync(path.join(root, file), 'utf8') })
const sources = listFiles().filter(isSource).map(read)

const find = (pattern: RegExp, from = sources) =>
  from.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([found]) => `${file}: ${found}`))

/** Word for word from the description of the product. */
const givenTexts = [
  'No se pudieron cargar las desarrolladoras. Verifique su conexión.',
  'No se pudo seleccionar la desarrolladora. Intente nuevamente.',
  'Error al seleccionar la desarrolladora. Verifique su conexión.',
  'No se pudieron cargar los proyectos. Por favor, intente nuevamente.',
  'Ingrese un email válido',
]

it('speaks to users as vos, except in the texts that are given', () => {
  const others = sources.map(({ file, text }) => ({
    file,
    text: givenTexts.reduce((rest, given) => rest.replaceAll(given, ''), text),
  }))
  const words =
    'usted|ingrese|seleccione|verifique|intente|presione|puedes|tienes|ingresa|haz clic|haga clic|contáctenos'
  expect(find(new RegExp(`(?<![\\p{L}])(${words})(?![\\p{L}])`, 'giu'), others)).toEqual([])
})

it('formats times in one place, and writes them with two digits in sample data', () => {
  const own = sources.filter(({ file }) => !['web/lib/format.ts', 'cli/lib/spanish.ts'].includes(file))
  expect(find(/timeStyle|toLocaleTimeString|\bhour: '(?:numeric|2-digit)'|hour12/g, own)).toEqual([])
  const agenda = [read('fixtures/dashboards.yaml')]
  expect(find(/time: '[^']*(?<!\d)\d:\d\d[^']*'/g, agenda)).toEqual([])
})
