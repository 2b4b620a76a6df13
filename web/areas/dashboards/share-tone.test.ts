import { expect, it } from 'vitest'
import { shareTone } from './share-tone.ts'

it('shareTone is calm up to 90 %, near up to 100 %, and over above', () => {
  expect([0, 90, 90.1, 100, 100.1].map(shareTone)).toEqual(['calm', 'calm', 'near', 'near', 'over'])
})
