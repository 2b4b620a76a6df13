/** The labels to print: which materials, and how many of each. */
import { idIn } from '../../lib/address-values.ts'
import { onHost } from '../../lib/base-path.ts'
import type { UrlCodec } from '../../lib/use-url-state.ts'

export type Label = { materialId: string; copies: number }
export type LabelsView = { labels: Label[] }

const mostLabels = 50
/** Of one material: a whole sheet. */
export const mostCopies = 24

const parameter = 'materiales'

function readLabel(text: string): Label[] {
  const [id = '', count = '1'] = text.split(':')
  const copies = Number(count)
  return idIn(id) && Number.isInteger(copies) && copies >= 1 && copies <= mostCopies ? [{ materialId: id, copies }] : []
}

/** `?materiales=<id>,<id>:3`: one label of the first material, three of the second. */
export const labelsView: UrlCodec<LabelsView> = {
  read: (search) => ({ labels: (search.get(parameter) ?? '').split(',').flatMap(readLabel).slice(0, mostLabels) }),
  write: ({ labels }) => ({
    [parameter]:
      labels.map(({ materialId, copies }) => (copies === 1 ? materialId : `${materialId}:${copies}`)).join(',') ||
      undefined,
  }),
}

/** With one more label, or one more copy of it. */
export const withLabel = (labels: Label[], materialId: string): Label[] =>
  labels.some((label) => label.materialId === materialId)
    ? labels.map((label) =>
        label.materialId === materialId ? { ...label, copies: Math.min(label.copies + 1, mostCopies) } : label,
      )
    : [...labels, { materialId, copies: 1 }].slice(0, mostLabels)

/** The address of the page with a label of one material. */
export const labelAddress = (materialId: string): string => `/materiales/etiquetas?${parameter}=${materialId}`

/** What the code of a label says: the address that opens the material. */
export const labelCode = (materialId: string, origin = location.origin): string =>
  `${origin}${onHost(`/m/${materialId}`)}`
