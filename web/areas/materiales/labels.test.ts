import { expect, test } from 'vitest'
import { labelCode, labelsView, withLabel } from './labels.ts'
import { labelId } from './find-material.ts'

const [one, two] = ['00000001-0004-4000-8000-000000000001', '00000001-0004-4000-8000-000000000002'] as const

test('labels survive the address, and what is none is left out', () => {
  const labels = [
    { materialId: one, copies: 1 },
    { materialId: two, copies: 3 },
  ]
  const { materiales } = labelsView.write({ labels })
  expect(materiales).toBe(`${one},${two}:3`)
  expect(labelsView.read(new URLSearchParams({ materiales: materiales! }))).toEqual({ labels })
  expect(labelsView.read(new URLSearchParams(`materiales=x,${one}:0,${two}:9999,,`))).toEqual({ labels: [] })
  expect(labelsView.write({ labels: [] })).toEqual({ materiales: undefined })
})

test('a material that is added again gets one more copy', () => {
  expect(withLabel(withLabel([], one), one)).toEqual([{ materialId: one, copies: 2 }])
})

test('the code of a label is the address that a scan finds', () => {
  expect(labelId(labelCode(one, 'https://obra.test'))).toBe(one)
  expect(labelId('CEM-50')).toBe('')
})
