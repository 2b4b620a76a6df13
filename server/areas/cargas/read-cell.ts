/** Turns a cell into the value of a field, as the operations take it. */
import { dateText } from '../../lib/calendar.ts'
import type { Cell } from '../../lib/sheet-reader/cells.ts'
import { readDay, readMonth, readSerial, type DateOrder } from '../../../openapi/shared/date-format.ts'
import { isScientific, readNumber, scientificTip, type DecimalSign } from '../../../openapi/shared/number-format.ts'
import { identityKey } from '../../lib/text.ts'
import { titleKey, type Campo } from './fields.ts'

export type Format = { decimal: DecimalSign | null; orden: DateOrder | null; es1904: boolean }
/** `nombres`: the names of other records, which are looked up together. */
export type ReadCell =
  | { vacia: true }
  | { vaciar: true }
  | { valor: unknown }
  | { nombres: string[] }
  | { error: string }

const clearWord = '(vaciar)'
/** Beyond this a number of a sheet has lost digits. */
const mostExact = 999_999_999_999_999
const yes = new Set(['si', 's', 'x', '1', 'verdadero', 'true', 'yes'])
const no = new Set(['no', 'n', '0', 'falso', 'false'])

const isDigits = (campo: Campo) => ['cuit', 'cbu'].includes(campo.nombre)

function readText(cell: string | number | { dia: string }, campo: Campo): ReadCell {
  if (typeof cell === 'object') return { valor: dateText(cell.dia) }
  const text = String(cell)
  const isLost = typeof cell === 'number' ? Math.abs(cell) > mostExact : isDigits(campo) && isScientific(text)
  return isLost ? { error: scientificTip } : { valor: text }
}

function readDecimal(cell: string | number | { dia: string }, { decimal }: Format, isWhole: boolean): ReadCell {
  if (typeof cell === 'object') return { error: 'Es una fecha, y tiene que ser un número.' }
  if (typeof cell === 'string' && isScientific(cell)) return { error: scientificTip }
  // Sums of floats: 0.1 + 0.2 is 0.30000000000000004 in the sheet.
  const text = typeof cell === 'number' ? String(Number(cell.toPrecision(15))) : readNumber(cell, decimal ?? ',')
  if (text === undefined || /e/i.test(text)) return { error: `«${cell}» no es un número.` }
  if (decimal === null && typeof cell === 'string' && readNumber(cell, ',') !== readNumber(cell, '.'))
    return { error: `Elegí cómo se lee «${cell}» en esta columna.` }
  if (!isWhole) return { valor: text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '') }
  return /^-?\d+(\.0*)?$/.test(text) ? { valor: Number(text) } : { error: 'Tiene que ser un número entero.' }
}

function readDate(cell: string | number | { dia: string }, { orden, es1904 }: Format): ReadCell {
  if (typeof cell === 'object') return { valor: cell.dia }
  const serial = typeof cell === 'number' ? cell : /^\d{5}$/.test(cell) ? Number(cell) : undefined
  if (serial !== undefined) {
    const day = readSerial(serial, es1904)
    return day ? { valor: day } : { error: `El número ${serial} no es ninguna fecha.` }
  }
  const day = readDay(String(cell), orden ?? 'dma')
  if (orden === null && readDay(String(cell), 'mda') !== day && readDay(String(cell), 'mda') !== undefined)
    return { error: `Elegí cómo se lee «${cell}» en esta columna.` }
  return day ? { valor: day } : { error: `«${cell}» no es una fecha.` }
}

function readChoice(text: string, { words, otherWords = {} }: Campo): ReadCell {
  const key = identityKey(text).trim()
  const found = Object.entries(words).find(([value, word]) => identityKey(value) === key || identityKey(word) === key)
  const named = found ?? Object.entries(otherWords).find(([, others]) => others.map(titleKey).includes(titleKey(text)))
  if (named) return { valor: named[0] }
  return { error: `«${text}» no está entre los valores: ${Object.values(words).join(', ')}.` }
}

function readFlag(text: string): ReadCell {
  const key = identityKey(text).trim()
  if (yes.has(key) || no.has(key)) return { valor: yes.has(key) }
  return { error: `«${text}» no es sí ni no.` }
}

export function readCell(cell: Cell | undefined, campo: Campo, format: Format): ReadCell {
  if (cell === null || cell === undefined || cell === '') return { vacia: true }
  if (typeof cell === 'object' && 'error' in cell) return { error: cell.error }
  if (typeof cell === 'string' && identityKey(cell).trim() === clearWord) return { vaciar: true }
  switch (campo.kind) {
    case 'decimal':
    case 'integer':
      return readDecimal(cell, format, campo.kind === 'integer')
    case 'day':
      return readDate(cell, format)
    case 'period': {
      const month = typeof cell === 'string' ? readMonth(cell) : undefined
      return month ? { valor: month } : readDate(cell, format)
    }
    case 'choice':
      return readChoice(textOfCell(cell), campo)
    case 'flag':
      return readFlag(textOfCell(cell))
    case 'reference':
      return { nombres: [textOfCell(cell)] }
    case 'references':
      return {
        nombres: textOfCell(cell)
          .split(/[;|\n]/)
          .map((name) => name.trim())
          .filter((name) => name !== ''),
      }
    case 'text':
      return readText(cell, campo)
  }
}

/** A cell as people see it. */
export function textOfCell(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  return 'dia' in cell ? dateText(cell.dia) : ''
}

/** A value as people see it; of references only the caller knows the names. */
export function textOfValue(value: unknown, campo: Campo): string {
  if (value === null || value === undefined) return ''
  if (campo.kind === 'flag') return value === true ? 'Sí' : 'No'
  if (campo.kind === 'choice') return campo.words[String(value)] ?? String(value)
  if (campo.kind === 'day' || campo.kind === 'period') return dateText(String(value))
  if (campo.kind === 'decimal')
    return String(value)
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, '')
      .replace('.', ',')
  return String(value)
}
