/** The provinces, so that a perception is summed under one name however it is written. */
import { fold } from '../../lib/text.ts'

const provinces = [
  'CABA',
  'Buenos Aires',
  'Catamarca',
  'Chaco',
  'Chubut',
  'Córdoba',
  'Corrientes',
  'Entre Ríos',
  'Formosa',
  'Jujuy',
  'La Pampa',
  'La Rioja',
  'Mendoza',
  'Misiones',
  'Neuquén',
  'Río Negro',
  'Salta',
  'San Juan',
  'San Luis',
  'Santa Cruz',
  'Santa Fe',
  'Santiago del Estero',
  'Tierra del Fuego',
  'Tucumán',
]

const otherNames: Record<string, string> = {
  'capital federal': 'CABA',
  'ciudad autonoma de buenos aires': 'CABA',
  'ciudad de buenos aires': 'CABA',
  'provincia de buenos aires': 'Buenos Aires',
  'pcia. de buenos aires': 'Buenos Aires',
  pba: 'Buenos Aires',
}

const names = new Map(provinces.map((name) => [fold(name), name]))

/** The usual name of a jurisdiction; one that is not a province, such as a town, stays as it is written. */
export function jurisdictionName(text: string): string {
  const written = text.trim().replaceAll(/\s+/g, ' ')
  const key = fold(written)
  return names.get(key) ?? otherNames[key] ?? written
}
