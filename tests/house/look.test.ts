/** The rules of docs/design.md that style sheets can violate. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { listFiles, root } from './sources.ts'

const styles = listFiles()
  .filter((file) => file.startsWith('web/') && file.endsWith('.css'))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

type Style = { file: string; text: string }
const declarations = ({ file, text }: Style, property: RegExp) =>
  [...text.matchAll(/([\w-]+):([^;{}]+);/g)]
    .filter(([, name]) => property.test(name!))
    .map(([, name, value]) => ({ file, name: name!, value: value!.trim() }))

const allowedWeights = /^(400|500|600|inherit|normal|100 900)$/
const otherWeights = (style: Style) =>
  declarations(style, /^font(-weight)?$/)
    .map((each) => ({
      ...each,
      weight: each.name === 'font' ? (/^\d{3}\b/.exec(each.value)?.[0] ?? '400') : each.value,
    }))
    .filter(({ weight }) => !allowedWeights.test(weight))
    .map(({ file, name, value }) => `${file}: ${name}: ${value}`)

/** The duration of a part of a `transition` or `animation` in milliseconds: its first time; the second is the delay. */
function milliseconds(part: string): number | null {
  const [, number, unit] = /(?:^|[\s])([\d.]+)(m?s)\b/.exec(part) ?? []
  return number === undefined ? null : Number(number) * (unit === 's' ? 1000 : 1)
}

/** Durations outside 120–200 ms; infinite animations (progress), `--motion` and 0 (no motion) are exempt. */
const otherTimes = (style: Style) =>
  declarations(style, /^(transition|animation)(-duration)?$/).flatMap(({ file, name, value }) =>
    value
      .split(/,(?![^(]*\))/)
      .filter((part) => !/\binfinite\b|var\(--motion\)|!important/.test(part))
      .filter((part) => {
        const time = milliseconds(part)
        return time !== null && time !== 0 && (time < 120 || time > 200)
      })
      .map((part) => `${file}: ${name}: ${part.trim()}`),
  )

const columns = 'columns of a table do not fit side by side at 600 px'
const panes = 'two panes beside one another do not fit at 600 px, and have to at 768 px'
/** Breakpoints other than 600, 960, 1280 and 1440 px, with the reason. */
const otherWidths: Record<string, string> = {
  'web/ui/DataTable.css': columns,
  'web/app/screens/empresa/CompanyPage.css': columns,
  'web/records/money.css': columns,
  'web/areas/dashboards/samples/TransactionsCard.css': columns,
  'web/areas/inventory/InventoryPage.css': columns,
  'web/areas/inventory/ProductEditor.css': columns,
  'web/areas/file-manager/FileManagerPage.css': columns,
  'web/areas/documentos/documentos.css': columns,
  'web/areas/chat/ChatPage.css': panes,
  'web/areas/contacts/ContactsView.css': panes,
  'web/areas/mailbox/MailboxView.css': 'three panes grow on the widest windows alone',
}
const widthsOf = ({ text }: Style) =>
  [...text.matchAll(/@media[^{]*\bwidth\b[^{]*/g)].flatMap(([query]) => query.match(/[\d.]+(px|rem)/g) ?? [])

it('breakpoints are 37.5, 60, 80 and 90 rem', () => {
  const others = styles.filter((style) => widthsOf(style).some((width) => !/^(37\.5|60|80|90)rem$/.test(width)))
  expect(others.map(({ file }) => file).toSorted()).toEqual(Object.keys(otherWidths).toSorted())
})

it('font weights are 400, 500 and 600', () => {
  expect(styles.length).toBeGreaterThan(100)
  expect(styles.flatMap(otherWeights)).toEqual([])
  const bold = { file: 'a.css', text: 'a{font-weight: 700;} b{font: 650 1rem serif;} c{font-weight: 500;}' }
  expect(otherWeights(bold)).toEqual(['a.css: font-weight: 700', 'a.css: font: 650 1rem serif'])
})

it('transitions and animations take 120 to 200 ms', () => {
  expect(styles.flatMap(otherTimes)).toEqual([])
  const slow = {
    file: 'a.css',
    text: 'a{transition: color 160ms cubic-bezier(0.2, 0, 0.2, 1), width 0.4s;} b{animation: spin 700ms linear infinite;} c{animation: show 0.2s 0.4s both;}',
  }
  expect(otherTimes(slow)).toEqual(['a.css: transition: width 0.4s'])
  const tokens = styles.find(({ file }) => file === 'web/ui/styles/tokens.css')!
  expect(milliseconds(/--motion:([^;]+);/.exec(tokens.text)![1]!)).toBe(160)
})
