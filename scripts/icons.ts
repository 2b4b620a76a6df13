/**
 * Generates the icon catalogues from the Iconify packages: the lists of names for the API
 * (`server/areas/icons/catalogues.json`, committed) and one sprite per set (`web/public/assets/icons`, not committed,
 * generated before the web app is built). `--check` writes nothing and fails if the lists are stale.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

type Package = {
  icons: Record<string, { body: string; width?: number; height?: number }>
  width: number
  height: number
}
type IconSet = { namespace: string; name: string; grid: string; source: string; credit: string; icon: RegExp }

const root = path.resolve(import.meta.dirname, '..')
const listFile = path.join(root, 'server/areas/icons/catalogues.json')
const spriteFolder = path.join(root, 'web/public/assets/icons')
const heroicons = { source: 'heroicons', credit: 'Heroicons, MIT', grid: 'icon-size-6' }
const material = { source: 'ic', credit: 'Google Material Icons, Apache 2.0', grid: 'icon-size-6' }

/** `icon` matches the package's names that belong to the set; its first group is the name in the set. */
const sets: IconSet[] = [
  {
    namespace: 'feather',
    name: 'Feather',
    grid: 'icon-size-6',
    source: 'feather',
    credit: 'Feather, MIT',
    icon: /^(.+)$/,
  },
  { ...heroicons, namespace: 'heroicons-outline', name: 'Heroicons Outline', icon: /^((?!.*-(?:16-|20-)?solid$).+)$/ },
  { ...heroicons, namespace: 'heroicons-solid', name: 'Heroicons Solid', icon: /^((?!.*-(?:16|20)-solid$).+)-solid$/ },
  { ...heroicons, namespace: 'heroicons-mini', name: 'Heroicons Mini', grid: 'icon-size-5', icon: /^(.+)-20-solid$/ },
  { ...material, namespace: 'material-solid', name: 'Material Solid', icon: /^baseline-(.+)$/ },
  { ...material, namespace: 'material-outline', name: 'Material Outline', icon: /^outline-(.+)$/ },
  { ...material, namespace: 'material-twotone', name: 'Material Twotone', icon: /^twotone-(.+)$/ },
]

function readPackage(source: string): Package {
  const file = createRequire(import.meta.url).resolve(`@iconify-json/${source}/icons.json`)
  return JSON.parse(readFileSync(file, 'utf8')) as Package
}

const packages = new Map([...new Set(sets.map((set) => set.source))].map((source) => [source, readPackage(source)]))

/** The icons of a set, in alphabetical order of their names. */
function iconsOf(set: IconSet): [name: string, body: string, width: number, height: number][] {
  const { icons, width, height } = packages.get(set.source)!
  return Object.entries(icons)
    .flatMap(([key, icon]) => {
      const name = set.icon.exec(key)?.[1]
      const entry = [name ?? '', icon.body, icon.width ?? width, icon.height ?? height] as const
      return name ? [[...entry] as [string, string, number, number]] : []
    })
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}

function spriteOf(set: IconSet): string {
  const symbols = iconsOf(set).map(
    ([name, body, width, height]) => `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${body}</symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${set.credit} -->\n${symbols.join('\n')}\n</svg>\n`
}

const catalogues = sets.map((set) => {
  const { namespace, name, grid } = set
  return JSON.stringify({ namespace, name, grid, list: iconsOf(set).map(([icon]) => icon) })
})
const list = `[\n${catalogues.join(',\n')}\n]\n`
const isFresh = existsSync(listFile) && readFileSync(listFile, 'utf8') === list
if (process.argv.includes('--check')) {
  if (!isFresh) console.error('server/areas/icons/catalogues.json is stale: run node scripts/icons.ts')
  process.exitCode = isFresh ? 0 : 1
} else {
  if (!isFresh) writeFileSync(listFile, list)
  mkdirSync(spriteFolder, { recursive: true })
  for (const set of sets) writeFileSync(path.join(spriteFolder, `${set.namespace}.svg`), spriteOf(set))
  console.log(`made ${sets.length} icon sprites`)
}
