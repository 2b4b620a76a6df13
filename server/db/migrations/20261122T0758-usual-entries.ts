/**
 * Companies older than the catalogues get the entries of a new company (docs/domain/catalogues.md, New companies). The
 * entries are copied here: a migration must not change with the program.
 */
import { codeSortKey } from '../../lib/codes.ts'
import { addDays, easterSunday } from '../../lib/calendar.ts'
import { newId } from '../../lib/ids.ts'
import { fold, identityKey, sortKey } from '../../lib/text.ts'
import type { AnyDb } from '../columns.ts'

type Row = { key: string; name: string; own: object; search?: string }

const rubros: [nombre: string, below?: string[]][] = [
  ['Trabajos preliminares', ['Obrador y cerco', 'Demolición', 'Replanteo']],
  ['Movimiento de suelos', ['Excavación', 'Submuración']],
  ['Fundaciones'],
  ['Hormigón armado', ['Columnas y tabiques', 'Vigas y losas', 'Escaleras']],
  ['Mampostería', ['Muros exteriores', 'Tabiques interiores']],
  ['Aislaciones'],
  ['Revoques'],
  ['Contrapisos y carpetas'],
  ['Cubiertas'],
  ['Pisos y zócalos'],
  ['Revestimientos'],
  ['Cielorrasos'],
  ['Carpinterías', ['Aluminio y herrería', 'Madera']],
  ['Vidrios y espejos'],
  ['Instalación sanitaria'],
  ['Instalación de gas'],
  ['Instalación eléctrica'],
  ['Climatización'],
  ['Ascensores'],
  ['Pinturas'],
  ['Varios y honorarios'],
]
const units: [string, string, string, number][] = [
  ['m', 'Metro', 'longitud', 2],
  ['m²', 'Metro cuadrado', 'superficie', 2],
  ['m³', 'Metro cúbico', 'volumen', 3],
  ['kg', 'Kilogramo', 'peso', 2],
  ['tn', 'Tonelada', 'peso', 3],
  ['l', 'Litro', 'volumen', 2],
  ['u', 'Unidad', 'cantidad', 0],
  ['gl', 'Global', 'global', 2],
  ['bolsa', 'Bolsa', 'cantidad', 0],
  ['h', 'Hora', 'tiempo', 2],
  ['jornal', 'Jornal', 'tiempo', 2],
  ['viaje', 'Viaje', 'viaje', 0],
]
const documentTypes: [string, number, boolean][] = [
  ['Plano', 0, true],
  ['Permiso de obra', 60, true],
  ['Póliza de seguro', 30, true],
  ['Certificado de ART', 30, true],
  ['Contrato', 0, true],
  ['Certificado de obra', 0, false],
  ['Factura', 0, false],
  ['Remito', 0, false],
  ['Habilitación municipal', 60, true],
  ['Acta', 0, false],
  ['Foto de obra', 0, false],
  ['Otro', 0, false],
]
const eventTypes: [string, string][] = [
  ['Reunión', '#1d4ed8'],
  ['Visita de obra', '#0f766e'],
  ['Inspección', '#b45309'],
  ['Entrega de materiales', '#7c3aed'],
  ['Hormigonado', '#475569'],
  ['Vencimiento', '#b91c1c'],
  ['Otro', '#64748b'],
]
const fixedHolidays: [string, string][] = [
  ['01-01', 'Año Nuevo'],
  ['03-24', 'Día Nacional de la Memoria por la Verdad y la Justicia'],
  ['04-02', 'Día del Veterano y de los Caídos en la Guerra de Malvinas'],
  ['05-01', 'Día del Trabajador'],
  ['05-25', 'Día de la Revolución de Mayo'],
  ['06-20', 'Paso a la Inmortalidad del General Manuel Belgrano'],
  ['07-09', 'Día de la Independencia'],
  ['12-08', 'Inmaculada Concepción de María'],
  ['12-25', 'Navidad'],
]
const movedHolidays: [string, string][] = [
  ['06-17', 'Paso a la Inmortalidad del General Martín Miguel de Güemes'],
  ['08-17', 'Paso a la Inmortalidad del General José de San Martín'],
  ['10-12', 'Día del Respeto a la Diversidad Cultural'],
  ['11-20', 'Día de la Soberanía Nacional'],
]

/** Moves Tuesday and Wednesday to the Monday before, Thursday and Friday to the next one (law 27.399, article 6). */
function toMonday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 2 || weekday === 3) return addDays(day, 1 - weekday)
  return weekday === 4 || weekday === 5 ? addDays(day, 8 - weekday) : day
}

/** The holidays of a year; two on the same day count once. */
function holidaysOf(year: number): [fecha: string, motivo: string][] {
  const easter = easterSunday(year)
  return [
    ...fixedHolidays.map(([day, motivo]): [string, string] => [`${year}-${day}`, motivo]),
    ...movedHolidays.map(([day, motivo]): [string, string] => [toMonday(`${year}-${day}`), motivo]),
    [addDays(easter, -48), 'Carnaval'],
    [addDays(easter, -47), 'Carnaval'],
    [addDays(easter, -2), 'Viernes Santo'],
  ]
}

const keyOf = (text: string) => identityKey(text).trim().replace(/\s+/g, ' ')

/** Inserts rows into a company's catalogue if that has never had an entry. */
async function fill(db: AnyDb, table: string, desarrolladoraId: number, rows: Row[]): Promise<void> {
  const any = await db
    .selectFrom(table)
    .select('seq')
    .where('desarrolladoraId', '=', desarrolladoraId)
    .limit(1)
    .executeTakeFirst()
  if (any) return
  const values = rows.map(({ key, name, own, search }) => ({
    id: newId(),
    ...own,
    desarrolladoraId,
    activo: 1,
    version: 1,
    clave: keyOf(key),
    sortKey: sortKey(name),
    searchText: fold(search ?? name),
  }))
  await db.insertInto(table).values(values).execute()
}

function rubroRows(): Row[] {
  return rubros.flatMap(([nombre, below = []], index) => {
    const [id, codigo] = [newId(), String(index + 1).padStart(2, '0')]
    const row = (own: { codigo: string; nombre: string; orden: number; padreId: string | null; id?: string }): Row => ({
      key: own.codigo,
      name: codeSortKey(own.codigo),
      own,
      search: `${own.codigo} ${own.nombre}`,
    })
    const children = below.map((each, place) =>
      row({ codigo: `${codigo}.${String(place + 1).padStart(2, '0')}`, nombre: each, padreId: id, orden: place + 1 }),
    )
    return [row({ id, codigo, nombre, padreId: null, orden: index + 1 }), ...children]
  })
}

export async function up(db: AnyDb): Promise<void> {
  const year = new Date().getUTCFullYear()
  const holidays = new Map([year, year + 1].flatMap(holidaysOf))
  for (const { id } of await db.selectFrom('developers').select('id').orderBy('id').execute()) {
    const company = id as number
    await fill(db, 'rubros', company, rubroRows())
    const unitRows = units.map(([codigo, nombre, tipo, decimales]) => ({
      key: codigo,
      name: codigo,
      own: { codigo, nombre, tipo, decimales },
      search: `${codigo} ${nombre}`,
    }))
    await fill(db, 'unidades', company, unitRows)
    const typeRows = documentTypes.map(([nombre, diasAviso, isNeeded]) => ({
      key: nombre,
      name: nombre,
      own: { nombre, vence: Number(diasAviso > 0), diasAviso, obligatorio: Number(isNeeded) },
    }))
    await fill(db, 'tiposDocumento', company, typeRows)
    const eventRows = eventTypes.map(([nombre, color]) => ({ key: nombre, name: nombre, own: { nombre, color } }))
    await fill(db, 'tiposEvento', company, eventRows)
    const holidayRows = [...holidays].map(([fecha, motivo]) => ({
      key: `${fecha} nacional`,
      name: fecha,
      own: { fecha, motivo, alcance: 'nacional' },
      search: `${fecha} ${motivo}`,
    }))
    await fill(db, 'feriados', company, holidayRows)
  }
}
