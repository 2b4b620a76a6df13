import type { z } from 'zod'
import { dateYears, yearsMessage } from '../../openapi/shared/date-years.ts'
import { description } from './contract.ts'

type Issue = z.core.$ZodIssue

const typeNames: Record<string, string> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'verdadero o falso',
  array: 'una lista',
  object: 'un objeto',
  record: 'un objeto',
  null: 'nulo',
}

const formatMessages: Record<string, string> = {
  email: 'Ingresá un email válido.',
  uuid: 'El identificador no es válido.',
  date: 'Usá una fecha con la forma AAAA-MM-DD.',
  datetime: 'Usá una fecha y hora ISO 8601.',
}

const decimalMessage = (digits: number, decimals: number) =>
  `Usá un número con hasta ${digits} cifras y hasta ${decimals} decimales, con punto: 1234.50.`

/** Messages for the patterns of common schemas. */
const patternMessages = new Map(
  Object.entries({
    Importe: decimalMessage(13, 2),
    Cantidad: decimalMessage(11, 4),
    Porcentaje: decimalMessage(5, 4),
    Cotizacion: decimalMessage(9, 6),
    Mes: `Usá un mes con la forma AAAA-MM. ${yearsMessage(dateYears.usual)}`,
  }).map(([name, message]) => {
    const schemas = description.components.schemas as Record<string, { pattern?: string }>
    return [`/${schemas[name]?.pattern}/`.replaceAll('\\/', '/'), message]
  }),
)

for (const range of Object.values(dateYears)) patternMessages.set(`/${range.pattern}/`, yearsMessage(range))

function sizeMessage(issue: Issue & { code: 'too_small' | 'too_big' }): string {
  const isSmall = issue.code === 'too_small'
  const limit = isSmall ? issue.minimum : issue.maximum
  if (issue.origin === 'string') {
    if (isSmall && Number(limit) === 1) return 'No puede quedar vacío.'
    return isSmall ? `Usá al menos ${limit} caracteres.` : `Usá como máximo ${limit} caracteres.`
  }
  if (issue.origin === 'array') return isSmall ? `Agregá al menos ${limit}.` : `Son demasiados: el máximo es ${limit}.`
  return isSmall ? `Tiene que ser ${limit} o más.` : `Tiene que ser ${limit} o menos.`
}

/** A Spanish sentence for a zod issue. */
export function issueMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.message.endsWith('received undefined')) return 'Es obligatorio.'
      return `Tiene que ser ${typeNames[issue.expected] ?? 'de otro tipo'}.`
    case 'too_small':
    case 'too_big':
      return sizeMessage(issue)
    case 'invalid_format':
      if (issue.format === 'regex' && issue.pattern === '/\\S/') return 'No puede quedar vacío.'
      if (issue.format === 'regex' && patternMessages.has(issue.pattern ?? ''))
        return patternMessages.get(issue.pattern!)!
      if (issue.format === 'regex' && issue.pattern?.includes('x7f-'))
        return 'Escribilo en una línea, sin caracteres de control.'
      return formatMessages[issue.format] ?? 'No tiene la forma esperada.'
    case 'invalid_value':
      return `Tiene que ser ${issue.values.map((value) => JSON.stringify(value)).join(' o ')}.`
    default:
      return 'No es válido.'
  }
}
