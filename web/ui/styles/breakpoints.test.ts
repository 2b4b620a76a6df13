import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The configured widths in pixels: sm, md, lg, xl (seed 000, section 9). */
const configured = [600, 960, 1280, 1440]
/** Where a part's own content needs another width, and nothing of the layout hangs on it. */
const own = [
  'web/ui/BulkBar.css',
  'web/ui/DataTable.css',
  'web/records/catalogue/Catalogues.css',
  'web/app/screens/empresa/CompanyPage.css',
]

function widthsOf(file: string): number[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/\(width (?:<|<=|>|>=) (\d+)px/g)].map(([, width]) => Number(width))
}

it('the shell and its parts change at the configured widths only', () => {
  const files = globSync([
    'web/{app,records}/**/*.{css,tsx}',
    'web/ui/*.{css,tsx}',
    'web/areas/{auth,search,user}/*.css',
  ])
  const widths = files.filter((file) => !own.includes(file)).flatMap(widthsOf)
  expect(widths.length).toBeGreaterThan(15)
  expect(widths.filter((width) => !configured.includes(width))).toEqual([])
})
