import { expect, it } from 'vitest'
import { storageNote, storageRefusal, storageShortage } from './storage-note.ts'

const free = { used: 1_000_000, limit: 10_000_000 }

it('returns null while there is room', () => {
  expect(storageNote({ person: free, company: free })).toBeNull()
  expect(storageNote({ person: free, company: null })).toBeNull()
})

it('names the nearly full quota with its use and limit', () => {
  const full = { used: 8_000_000, limit: 10_000_000 }
  expect(storageNote({ person: full, company: full })).toBe(
    'Tus archivos ocupan 8 MB de 10 MB. Borrá lo que ya no uses.',
  )
  expect(storageNote({ person: free, company: full })).toBe(
    'Los archivos de la empresa ocupan 8 MB de 10 MB. Borrá lo que ya no uses.',
  )
})

it('refuses a file above a quota, with its size, the use and the limit', () => {
  const full = { used: 8_000_000, limit: 10_000_000 }
  const [small, large] = [2_000_000, 2_000_001].map((size) => ({ name: 'plano.pdf', size }))
  expect(storageRefusal({ person: full, company: full }, small!)).toBeNull()
  expect(storageRefusal({ person: full, company: null }, large!)).toBe(
    '«plano.pdf» pesa 2 MB y no entra: tus archivos ocupan 8 MB de 10 MB. Borrá lo que ya no uses.',
  )
  expect(storageRefusal({ person: free, company: full }, large!)).toBe(
    '«plano.pdf» pesa 2 MB y no entra: los archivos de la empresa ocupan 8 MB de 10 MB. Borrá lo que ya no uses.',
  )
})

it('checks the total size of several files against the smaller rest', () => {
  const nearlyFull = { used: 8_000_000, limit: 10_000_000 }
  const files = [{ size: 1_000_000 }, { size: 1_000_000 }]
  expect(storageShortage({ person: free, company: nearlyFull }, files)).toBeNull()
  expect(storageShortage({ person: free, company: nearlyFull }, [...files, { size: 500_000 }])).toBe(
    'Los 3 archivos pesan 2,5 MB y quedan 2 MB libres.',
  )
})
