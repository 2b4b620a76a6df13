/**
 * Draws the flags of all countries into one sprite (`web/public/assets/flags.svg`, not committed, generated before the web
 * app is built), each at the country's `flagImagePos`. The flags are from the npm package country-flag-icons.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parse } from 'yaml'

type Country = { iso: string; flagImagePos: string }

const root = path.resolve(import.meta.dirname, '..')
const spriteFile = path.join(root, 'web/public/assets/flags.svg')
const flagFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')),
  '3x2',
)
const [width, height] = [24, 18]

const fixture = readFileSync(path.join(root, 'fixtures/contacts.yaml'), 'utf8')
const { countries } = parse(fixture, { merge: true }) as { countries: Country[] }

/** A flag in its cell. The originals are 3:2 and a cell is 4:3, so they are slightly narrowed. */
function cellOf({ iso, flagImagePos }: Country): string {
  const [x, y] = flagImagePos.split(' ').map((offset) => -Number.parseInt(offset, 10))
  const flag = readFileSync(path.join(flagFolder, `${iso.toUpperCase()}.svg`), 'utf8')
  const [, viewBox, body] = /<svg[^>]* (viewBox="[^"]+")[^>]*>(.+)<\/svg>/s.exec(flag)!
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" ${viewBox} preserveAspectRatio="none">${body}</svg>`
}

const columns = 16
const rows = Math.ceil(countries.length / columns)
const size = `width="${columns * width}" height="${rows * height}"`
const sprite = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><!-- country-flag-icons, MIT -->\n${countries.map(cellOf).join('\n')}\n</svg>\n`
mkdirSync(path.dirname(spriteFile), { recursive: true })
writeFileSync(spriteFile, sprite)
console.log(`drew ${countries.length} flags`)
