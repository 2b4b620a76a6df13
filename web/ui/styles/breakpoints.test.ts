import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The breakpoints in pixels: sm, md, lg, xl. */
const breakpoints = [600, 960, 1280, 1440]
/** Files with a breakpoint for their own content, on which no layout depends. */
const filesWithOwnWidths = [
  'web/ui/BulkBar.css',
  'web/ui/DataTable.css',
  'web/records/catalogue/Catalogues.css',
  'web/app/screens/empresa/CompanyPage.css',
]

function widthsOf(file: string): number[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/\(width (?:<|<=|>|>=) (\d+)px/g)].map(([, width]) => Number(width))
}

it('the shell and its components use the configured breakpoints only', () => {
  const files = globSync([
    'web/{app,records}/**/*.{css,tsx}',
    'web/ui/*.{css,tsx}',
    'web/areas/{auth,search,user}/*.css',
  ])
  const widths = files.filter((file) => !filesWithOwnWidths.includes(file)).flatMap(widthsOf)
  expect(widths.length).toBeGreaterThan(15)
  expect(widths.filter((width) => !breakpoints.includes(width))).toEqual([])
})
