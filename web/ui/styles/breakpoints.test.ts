import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The breakpoints, in rem: sm, md, lg, xl; 600, 960, 1280 and 1440 px at the usual letter size. */
const breakpoints = [37.5, 60, 80, 90]
/** Files with a breakpoint for their own content, on which no layout depends. */
const filesWithOwnWidths = [
  'web/ui/BulkBar.css',
  'web/ui/DataTable.css',
  'web/records/catalogue/Catalogues.css',
  'web/app/screens/empresa/CompanyPage.css',
]

function widthsOf(file: string): number[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/\(width (?:<|<=|>|>=) ([\d.]+)rem/g)].map(([, width]) => Number(width))
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

/** In style sheets `@media` and `@container`, in scripts what `useMedia` and `matchMedia` take. */
const conditions = /@(?:media|container)[^{]*|'\([^']*(?:width|height)[^']*\)'/g

it('breakpoints grow with the letters of the browser: in rem, so that letters of 32 px get the layout of a narrow screen', () => {
  const files = globSync('web/{app,areas,lib,mock,records,ui}/**/*.{css,ts,tsx}').filter(
    (file) => !file.endsWith('.test.ts') && !file.startsWith('web/mock/dist/'),
  )
  const found = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(conditions) ?? []).map((condition) => ({ file, condition })),
  )
  expect(found.length).toBeGreaterThan(80)
  expect(found.filter(({ condition }) => /\dpx/.test(condition))).toEqual([])
})
