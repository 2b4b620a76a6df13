/** Which column of a table is which field: titles of Obra, Google and Outlook, in Spanish and English. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { invalid } from '../../lib/problem.ts'
import { fold } from '../../lib/text.ts'

type PlainField =
  | 'name'
  | 'first'
  | 'middle'
  | 'last'
  | 'title'
  | 'honorific'
  | 'company'
  | 'birthday'
  | 'address'
  | 'notes'
  | 'tags'
  | 'foreignTags'

/** Fields that take the value of a column as it is. */
const plainFields: [PlainField, RegExp][] = [
  ['name', /^(nombre( completo| y apellido)?|name|full name|display name|nombre para mostrar)$/],
  ['first', /^(first name|given name|primer nombre|nombre de pila)$/],
  ['middle', /^(middle name|additional name|segundo nombre)$/],
  ['last', /^(last name|family name|apellidos?|surname)$/],
  ['title', /^(puesto|cargo|job title|organization( \d)?( -)? title)$/],
  ['honorific', /^title$/],
  ['company', /^(empresa|company|organizacion|organization name|organization( \d)? - name|compania)$/],
  ['birthday', /^(cumpleanos|fecha de nacimiento|birthday)$/],
  ['address', /^(direccion|domicilio|address)$/],
  ['notes', /^(notas?|notes?|observaciones)$/],
  ['tags', /^(etiquetas?|tags?)$/],
  ['foreignTags', /^(labels|categories|categorias|group membership)$/],
]

/** Columns that go to the notes, and their names there. */
const notedFields: [string, RegExp][] = [
  ['Departamento', /^(departamento|department|organization( \d)?( -)? department)$/],
  ['Página web', /^((personal |business )?web ?page|pagina web|sitio web|website( \d - value)?|url)$/],
  ['Apodo', /^(apodo|nick ?name)$/],
  ['Aniversario', /^(aniversario|anniversary)$/],
]

const isMail = /\b(e-?mails?|mails?|correos?)\b/
const isPhone = /\b(telefonos?|phones?|celular(es)?|movil|mobile|fax|whatsapp|localizador|pager)\b|^particular( \d)?$/
const isLabel = /^(tipo|etiqueta) de | (type|label)$/
const isNameOfMail = /\b(display name|nombre|mostrar)\b/

/** The parts of an address; `country` before `region`, because 'Country/Region' is a country. */
const addressParts = {
  whole: /^address \d - formatted$|^(home|business|other) address$/,
  street: /\b(calle|street|extended address)\b/,
  box: /\b(po box|apartado( postal)?)\b/,
  city: /\b(ciudad|city)\b/,
  code: /\b(codigo postal|postal code|zip)\b/,
  country: /\b(pais|country)\b/,
  region: /\b(provincia|estado|state|region)\b/,
}
export type AddressPart = keyof typeof addressParts
const addressKinds: [string, RegExp][] = [
  ['Trabajo', /\b(trabajo|business|work)\b/],
  ['Casa', /\b(particular|domicilio|casa|residencia|home)\b/],
  ['Otra', /\b(otr[oa]|other)\b/],
]

export type Column =
  | { field: PlainField | 'omitted' }
  | { field: 'noted'; name: string }
  /** `isListed`: a cell may have several, each with its label in brackets. */
  | { field: 'email' | 'phone'; group: string; label: string; isListed: boolean }
  | { field: 'emailLabel' | 'phoneLabel'; group: string }
  | { field: 'addressPart'; group: string; part: AddressPart }

/** The label of a phone by the title of its column: 'Business Phone 2' is Work. */
function phoneLabelOf(title: string, written: string): string {
  if (/\bfax\b/.test(title)) return 'Fax'
  if (/\b(assistant's|asistente|car|automovil|radio)\b/.test(title)) return written
  if (/\b(movil|mobile|celular(es)?)\b/.test(title)) return 'Mobile'
  if (/\b(trabajo|business|work|company|empresa|compania|organizacion|oficina)\b/.test(title)) return 'Work'
  if (/\b(particular|home|casa|domicilio)\b/.test(title)) return 'Home'
  return /^(telefonos?|phones?)( \d+)?( - value)?$/.test(title) ? '' : written
}

function mailLabelOf(title: string): string {
  if (/\b(trabajo|business|work)\b/.test(title)) return 'Work'
  return /\b(particular|personal|home|casa)\b/.test(title) ? 'Personal' : ''
}

const addressPartNames: AddressPart[] = ['whole', 'street', 'box', 'city', 'code', 'country', 'region']

function addressPartOf(title: string): Column | undefined {
  const part = addressPartNames.find((name) => addressParts[name].test(title))
  const group = /^address \d/.exec(title)?.[0] ?? addressKinds.find(([, kind]) => kind.test(title))?.[0]
  return part && group ? { field: 'addressPart', group, part } : undefined
}

/** The field of a column by its title. */
function columnOf(written: string): Column {
  const title = fold(written)
  const plain = plainFields.find(([, titles]) => titles.test(title))?.[0]
  if (plain) return { field: plain }
  const noted = notedFields.find(([, titles]) => titles.test(title))?.[0]
  if (noted) return { field: 'noted', name: noted }
  const group = /\d+/.exec(title)?.[0] ?? '1'
  if (isMail.test(title)) {
    if (isLabel.test(title)) return { field: 'emailLabel', group }
    if (isNameOfMail.test(title)) return { field: 'omitted' }
    return { field: 'email', group, label: mailLabelOf(title), isListed: true }
  }
  if (isPhone.test(title)) {
    if (isLabel.test(title)) return { field: 'phoneLabel', group }
    return { field: 'phone', group, label: phoneLabelOf(title, written), isListed: true }
  }
  return addressPartOf(title) ?? { field: 'omitted' }
}

export type ColumnField = components['schemas']['ContactColumnField']

export const isKnownTitle = (title: string): boolean => columnOf(title).field !== 'omitted'

/** The name of a column's field in the contract. */
export function fieldOf({ field }: Column): ColumnField {
  if (field === 'honorific') return 'title'
  return field === 'foreignTags' ? 'tags' : field
}

/** Parses '2=email;5=omitted'. */
export const readChoices = (text: string): Map<number, string> =>
  new Map(
    text.split(';').flatMap((each): [number, string][] => {
      const [index, field] = each.split('=')
      return field ? [[Number(index), field]] : []
    }),
  )

const choosable: Partial<Record<string, (title: string, index: number) => Column>> = {
  ...Object.fromEntries(
    (
      [
        'name',
        'first',
        'middle',
        'last',
        'title',
        'company',
        'birthday',
        'address',
        'notes',
        'tags',
        'omitted',
      ] as const
    ).map((field) => [field, () => ({ field })]),
  ),
  noted: (title) => ({ field: 'noted', name: title }),
  email: (_title, index) => ({ field: 'email', group: `columna ${index}`, label: '', isListed: true }),
  phone: (_title, index) => ({ field: 'phone', group: `columna ${index}`, label: '', isListed: true }),
}

/** The columns with the choices of a user. Throws 400. */
export function chosenColumns(found: Column[], titles: string[], choices: Map<number, string>): Column[] {
  const columns = [...found]
  for (const [index, field] of choices) {
    const column = found[index]
    if (!column) throw invalid('columns', 'El archivo no tiene esa columna.')
    if (fieldOf(column) === field) continue
    const choose = choosable[field]
    if (!choose) throw invalid('columns', 'Una columna no puede ser eso.')
    columns[index] = choose(titles[index]!, index)
  }
  return columns
}

/** The fields of all columns, by their titles. */
export function columnsOf(titles: string[]): Column[] {
  const columns = titles.map(columnOf)
  const has = (field: Column['field']) => columns.some((column) => column.field === field)
  return columns.map((column, place): Column => {
    // 'Nombre' next to 'Apellidos' is the first name; 'Title' next to 'Job Title' is 'Sra.'.
    if (column.field === 'name' && has('last') && !has('first')) return { field: 'first' }
    if (column.field === 'honorific') return { field: has('title') ? 'omitted' : 'title' }
    if (column.field !== 'email' && column.field !== 'phone') return column
    const isLabelled = columns.some(
      (other) => other.field === `${column.field}Label` && 'group' in other && other.group === column.group,
    )
    // Google has labels too, but several values in a cell.
    return { ...column, isListed: !isLabelled || titles[place]!.endsWith(' - Value') }
  })
}
