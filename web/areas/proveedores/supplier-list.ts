/** Suppliers pasted from a spreadsheet. */
import { words } from '../../../openapi/generated/words.ts'
import { formatCuit, isCuitValid } from '../../lib/cuit.ts'
import type { ListPaste, PastedRow } from '../../records/catalogue/noun.ts'
import type { CellRead } from '../../ui/amount-table/amount-column.ts'

type Condition = keyof typeof words.CondicionIva

/** What spreadsheets call the VAT conditions, besides the words of the contract. */
const otherWords: Record<Condition, string[]> = {
  RI: ['Responsable inscripta', 'Resp. inscripto', 'Inscripto', 'IVA responsable inscripto', 'R.I.'],
  monotributo: ['Monotributista', 'Responsable monotributo', 'Resp. monotributo', 'Mono'],
  exento: ['Exenta', 'IVA exento', 'IVA sujeto exento'],
  CF: ['Cons. final'],
  exterior: ['Proveedor del exterior', 'No residente', 'Extranjero'],
}
const vatConditions = (Object.keys(otherWords) as Condition[]).map(
  (value) => [value, words.CondicionIva[value], otherWords[value]] as const,
)

const digitsOf = (text: string) => text.replace(/[\s.-]/g, '')

/** Spreadsheets turn long numbers into '3,07E+10'. */
const digitsHint = 'En la planilla, dale a la columna formato de texto.'

function readCuit(text: string): CellRead {
  const digits = digitsOf(text)
  if (!/^\d{11}$/.test(digits)) return { error: `Un CUIT tiene 11 números. ${digitsHint}` }
  if (!isCuitValid(digits)) return { error: 'El dígito verificador del CUIT no coincide. Revisalo.' }
  return { value: formatCuit(digits) }
}

const readCbu = (text: string): CellRead =>
  /^\d{22}$/.test(digitsOf(text)) ? { value: digitsOf(text) } : { error: `Un CBU tiene 22 números. ${digitsHint}` }

const unknownCondition = (text: string) =>
  `No conocemos la condición «${text}». Escribí ${vatConditions.map(([, label]) => label).join(', ')}.`

const columns: ListPaste['columns'] = [
  {
    key: 'razonSocial',
    title: 'Razón social',
    titles: ['Proveedor', 'Nombre'],
    isRequired: true,
    maxLength: 200,
    width: 200,
  },
  { key: 'cuit', title: 'CUIT', titles: ['C.U.I.T.', 'N.º de CUIT', 'CUIT/CUIL'], isRequired: true, read: readCuit },
  {
    key: 'condicionIva',
    title: 'Condición ante el IVA',
    titles: ['Condición IVA', 'Cond. IVA', 'IVA', 'Situación IVA'],
    kind: 'choice',
    options: vatConditions,
    unknownOption: unknownCondition,
    isRequired: true,
    width: 184,
  },
  { key: 'nombreFantasia', title: 'Nombre de fantasía', titles: ['Fantasía'], maxLength: 200 },
  { key: 'contacto', title: 'Contacto', maxLength: 120 },
  { key: 'telefono', title: 'Teléfono', titles: ['Tel.', 'Celular'], maxLength: 50 },
  { key: 'mail', title: 'Mail', titles: ['E-mail', 'Email', 'Correo'], maxLength: 254 },
  { key: 'direccion', title: 'Dirección', titles: ['Domicilio'], maxLength: 300 },
  { key: 'cbu', title: 'CBU', read: readCbu, width: 200 },
  { key: 'alias', title: 'Alias', titles: ['Alias CBU'], maxLength: 20 },
  {
    key: 'condicionPagoDias',
    title: 'Días para pagar',
    titles: ['Pago (días)', 'Condición de pago', 'Plazo'],
    kind: 'decimal',
    decimals: 0,
    min: 0,
    max: 365,
  },
]

const inputOf = ({ id: _id, condicionPagoDias, ...texts }: PastedRow) => ({
  ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== '')),
  ...(condicionPagoDias && { condicionPagoDias: Number(condicionPagoDias) }),
})

export const supplierList: ListPaste<'proveedores'> = {
  label: 'Pegar proveedores',
  load: 'loadProveedores',
  columns,
  bodyOf: (rows) => ({ proveedores: rows.map(inputOf) }),
}
