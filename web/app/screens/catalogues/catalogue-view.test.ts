import { expect, it } from 'vitest'
import { catalogueCodec } from '../../../records/catalogue/view.ts'
import { nouns } from './nouns.ts'

const catalogueView = catalogueCodec(nouns)

const roundTrip = (text: string) => {
  const entries = Object.entries(catalogueView.write(catalogueView.read(new URLSearchParams(text))))
  return new URLSearchParams(entries.filter((entry): entry is [string, string] => entry[1] !== undefined)).toString()
}

it('writes the URL that it reads', () => {
  const address =
    'lista=indices&buscar=cac&estado=todos&orden=-nombre&pagina=3&filas=100&abierto=x-1&valores=2-todos-asc&serie=USD-MEP'
  expect(roundTrip(address)).toBe(address)
  expect(roundTrip('')).toBe('lista=rubros')
  for (const values of ['1', '3-archivados']) {
    expect(roundTrip(`lista=indices&valores=${values}`)).toBe(`lista=indices&valores=${values}`)
  }
})

it('falls back to the defaults for unknown values', () => {
  expect(roundTrip('lista=nada&valores=x&estado=x&pagina=-2&filas=7&serie=USD-nada')).toBe('lista=rubros')
})
