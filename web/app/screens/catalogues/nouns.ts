/** The catalogues as their screen shows them: what stands in the table, and what is asked in the form. */

export type NounKey =
  | 'rubros'
  | 'unidades'
  | 'proveedores'
  | 'materiales'
  | 'depositos'
  | 'tipos-documento'
  | 'tipos-evento'
  | 'feriados'
  | 'cotizaciones'
  | 'indices'

/**
 * How a value is shown, and typed. `entry` names an entry of another catalogue, `project` one of the company's projects;
 * `lines` is a list whose lines have `columns`.
 */
export type ValueKind =
  | 'text'
  | 'longText'
  | 'number'
  | 'decimal'
  | 'date'
  | 'month'
  | 'flag'
  | 'colour'
  | 'choice'
  | 'entry'
  | 'project'
  | 'lines'
export type Field = {
  name: string
  label: string
  kind: ValueKind
  required?: boolean
  help?: string
  maxLength?: number
  options?: readonly (readonly [value: string, label: string])[]
  from?: NounKey
  initial?: string
  /** How many decimals a `decimal` has; 6 without it. */
  decimals?: number
  /** The fields of a line, and what one is called. */
  columns?: Field[]
  line?: string
  /** The wire holds the ids of the first column alone. */
  isIdList?: boolean
}
export type ColumnKind = 'text' | 'number' | 'decimal' | 'date' | 'flag' | 'colour' | 'choice' | 'price' | 'last'
/** What a list can be narrowed by: a choice, or an entry of another catalogue; its name is the wire's. */
export type NounFilter = { name: string; label: string; options?: Field['options']; from?: NounKey }
export type Column = { name: string; title: string; kind?: ColumnKind; sort?: string; options?: Field['options'] }
/** Records that are shown in a table and changed in a form: entries of a catalogue, or values of a series. */
export type EntryKind = {
  title: string
  one: string
  isFeminine?: boolean
  /** What is shown of an entry where another one names it. */
  label: (entry: Entry) => string
  columns: Column[]
  fields: Field[]
  sort: string
  /** Values of a series: nothing names them. */
  hasNoUses?: boolean
}
export type Noun = EntryKind & {
  key: NounKey
  /** What the history calls its records. */
  entity: string
  filters?: NounFilter[]
  /** A line of the clipboard as the body of `PUT`, where many can be pasted at once. */
  series?: 'cotizaciones' | 'valores' | 'precios'
}
export type Entry = { id: string; activo: boolean; version: number; usos: number } & Record<string, unknown>

const text = (name: string, label: string, more: Partial<Field> = {}): Field => ({ name, label, kind: 'text', ...more })
const named = (entry: Entry) => String(entry.nombre)
const coded = (entry: Entry) => `${String(entry.codigo)} ${String(entry.nombre)}`

const unitKinds = [
  ['longitud', 'Longitud'],
  ['superficie', 'Superficie'],
  ['volumen', 'Volumen'],
  ['peso', 'Peso'],
  ['cantidad', 'Cantidad'],
  ['tiempo', 'Tiempo'],
  ['global', 'Global'],
  ['viaje', 'Viaje'],
] as const
const vatConditions = [
  ['RI', 'Responsable inscripto'],
  ['monotributo', 'Monotributo'],
  ['exento', 'Exento'],
  ['CF', 'Consumidor final'],
  ['exterior', 'Del exterior'],
] as const
const depositKinds = [
  ['obra', 'De obra'],
  ['central', 'Central'],
  ['proveedor', 'En un proveedor'],
] as const
const reaches = [
  ['nacional', 'Nacional'],
  ['empresa', 'De la empresa'],
] as const
export const rateCurrencies = [
  ['USD', 'Dólar'],
  ['EUR', 'Euro'],
  ['UVA', 'UVA'],
] as const
export const rateKinds = ['oficial', 'mayorista', 'MEP', 'CCL', 'blue', 'tarjeta', 'manual'].map(
  (each) => [each, each] as const,
)
const frequencies = [
  ['mensual', 'Mensual'],
  ['diaria', 'Diaria'],
] as const

export const nouns: readonly Noun[] = [
  {
    key: 'rubros',
    entity: 'rubro',
    title: 'Rubros',
    one: 'rubro',
    label: coded,
    sort: 'codigo',
    columns: [
      { name: 'codigo', title: 'Código', sort: 'codigo' },
      { name: 'nombre', title: 'Nombre', sort: 'nombre' },
    ],
    fields: [
      text('codigo', 'Código', { required: true, maxLength: 20, help: 'Como 05 o 05.02' }),
      text('nombre', 'Nombre', { required: true, maxLength: 120 }),
      { name: 'padreId', label: 'Dentro de', kind: 'entry', from: 'rubros' },
    ],
  },
  {
    key: 'unidades',
    entity: 'unidad',
    title: 'Unidades',
    one: 'unidad',
    isFeminine: true,
    label: coded,
    sort: 'codigo',
    filters: [{ name: 'tipo', label: 'Tipo', options: unitKinds }],
    columns: [
      { name: 'codigo', title: 'Código', sort: 'codigo' },
      { name: 'nombre', title: 'Nombre', sort: 'nombre' },
      { name: 'tipo', title: 'Tipo', kind: 'choice', options: unitKinds, sort: 'tipo' },
      { name: 'decimales', title: 'Decimales', kind: 'number' },
    ],
    fields: [
      text('codigo', 'Código', { required: true, maxLength: 12, help: 'Como m², kg o bolsa' }),
      text('nombre', 'Nombre', { required: true, maxLength: 60 }),
      { name: 'tipo', label: 'Tipo', kind: 'choice', options: unitKinds, initial: 'cantidad' },
      { name: 'decimales', label: 'Decimales', kind: 'number', initial: '2', help: 'De 0 a 4' },
    ],
  },
  {
    key: 'proveedores',
    entity: 'proveedor',
    title: 'Proveedores',
    one: 'proveedor',
    label: (entry) => String(entry.razonSocial),
    sort: 'razonSocial',
    filters: [
      { name: 'rubroId', label: 'Rubro', from: 'rubros' },
      { name: 'condicionIva', label: 'Condición ante el IVA', options: vatConditions },
    ],
    columns: [
      { name: 'razonSocial', title: 'Razón social', sort: 'razonSocial' },
      { name: 'cuit', title: 'CUIT', sort: 'cuit' },
      { name: 'contacto', title: 'Contacto' },
      { name: 'telefono', title: 'Teléfono' },
      { name: 'condicionPagoDias', title: 'Pago (días)', kind: 'number', sort: 'condicionPagoDias' },
    ],
    fields: [
      text('razonSocial', 'Razón social', { required: true, maxLength: 200 }),
      text('cuit', 'CUIT', { required: true, maxLength: 13, help: 'Con o sin guiones' }),
      { name: 'condicionIva', label: 'Condición ante el IVA', kind: 'choice', options: vatConditions, initial: 'RI' },
      text('nombreFantasia', 'Nombre de fantasía', { maxLength: 200 }),
      text('contacto', 'Contacto', { maxLength: 120 }),
      text('telefono', 'Teléfono', { maxLength: 50 }),
      text('mail', 'Mail', { maxLength: 254 }),
      text('direccion', 'Dirección', { maxLength: 300 }),
      text('cbu', 'CBU', { maxLength: 30, help: '22 dígitos' }),
      text('alias', 'Alias', { maxLength: 20 }),
      { name: 'condicionPagoDias', label: 'Días para pagar', kind: 'number', initial: '0' },
      {
        name: 'rubros',
        label: 'Rubros que provee',
        kind: 'lines',
        line: 'rubro',
        isIdList: true,
        columns: [{ name: 'id', label: 'Rubro', kind: 'entry', from: 'rubros', required: true }],
      },
    ],
  },
  {
    key: 'materiales',
    entity: 'material',
    title: 'Materiales',
    one: 'material',
    label: coded,
    sort: 'nombre',
    series: 'precios',
    filters: [{ name: 'rubroId', label: 'Rubro', from: 'rubros' }],
    columns: [
      { name: 'codigo', title: 'Código', sort: 'codigo' },
      { name: 'nombre', title: 'Nombre', sort: 'nombre' },
      { name: 'unidad', title: 'Unidad' },
      { name: 'rubro', title: 'Rubro' },
      { name: 'ultimoPrecio', title: 'Último precio', kind: 'price' },
    ],
    fields: [
      text('codigo', 'Código', { required: true, maxLength: 40 }),
      text('nombre', 'Nombre', { required: true, maxLength: 200 }),
      { name: 'unidadId', label: 'Unidad', kind: 'entry', from: 'unidades', required: true },
      { name: 'rubroId', label: 'Rubro', kind: 'entry', from: 'rubros', required: true },
      { name: 'stockMinimo', label: 'Stock mínimo', kind: 'decimal', decimals: 4, initial: '0' },
      {
        name: 'presentaciones',
        label: 'Presentaciones',
        kind: 'lines',
        line: 'presentación',
        columns: [
          text('nombre', 'Nombre', { required: true, maxLength: 60 }),
          { name: 'factor', label: 'Cuántas unidades trae', kind: 'decimal', decimals: 4, required: true },
        ],
      },
      {
        name: 'proveedores',
        label: 'Proveedores',
        kind: 'lines',
        line: 'proveedor',
        columns: [
          { name: 'proveedorId', label: 'Proveedor', kind: 'entry', from: 'proveedores', required: true },
          text('codigoProveedor', 'Su código', { maxLength: 60 }),
        ],
      },
      { name: 'descripcion', label: 'Descripción', kind: 'longText', maxLength: 2000 },
    ],
  },
  {
    key: 'depositos',
    entity: 'deposito',
    title: 'Depósitos',
    one: 'depósito',
    label: named,
    sort: 'nombre',
    filters: [{ name: 'tipo', label: 'Tipo', options: depositKinds }],
    columns: [
      { name: 'nombre', title: 'Nombre', sort: 'nombre' },
      { name: 'tipo', title: 'Tipo', kind: 'choice', options: depositKinds, sort: 'tipo' },
    ],
    fields: [
      text('nombre', 'Nombre', { required: true, maxLength: 120 }),
      { name: 'tipo', label: 'Tipo', kind: 'choice', options: depositKinds, initial: 'central' },
      { name: 'proyectoId', label: 'Proyecto', kind: 'project', help: 'Solo si es de obra' },
      {
        name: 'proveedorId',
        label: 'Proveedor',
        kind: 'entry',
        from: 'proveedores',
        help: 'Solo si está en un proveedor',
      },
    ],
  },
  {
    key: 'tipos-documento',
    entity: 'tipoDocumento',
    title: 'Tipos de documento',
    one: 'tipo de documento',
    label: named,
    sort: 'nombre',
    columns: [
      { name: 'nombre', title: 'Nombre', sort: 'nombre' },
      { name: 'vence', title: 'Vence', kind: 'flag' },
      { name: 'diasAviso', title: 'Días de aviso', kind: 'number' },
      { name: 'obligatorio', title: 'Obligatorio', kind: 'flag' },
    ],
    fields: [
      text('nombre', 'Nombre', { required: true, maxLength: 120 }),
      { name: 'vence', label: 'Vence', kind: 'flag' },
      { name: 'diasAviso', label: 'Días de aviso antes de que venza', kind: 'number', initial: '0' },
      { name: 'obligatorio', label: 'Obligatorio en el legajo', kind: 'flag' },
    ],
  },
  {
    key: 'tipos-evento',
    entity: 'tipoEvento',
    title: 'Tipos de evento',
    one: 'tipo de evento',
    label: named,
    sort: 'nombre',
    columns: [
      { name: 'nombre', title: 'Nombre', sort: 'nombre' },
      { name: 'color', title: 'Color', kind: 'colour' },
    ],
    fields: [
      text('nombre', 'Nombre', { required: true, maxLength: 120 }),
      { name: 'color', label: 'Color', kind: 'colour', initial: '#1d4ed8' },
    ],
  },
  {
    key: 'feriados',
    entity: 'feriado',
    title: 'Feriados',
    one: 'feriado',
    label: (entry) => String(entry.motivo),
    sort: 'fecha',
    filters: [{ name: 'alcance', label: 'Alcance', options: reaches }],
    columns: [
      { name: 'fecha', title: 'Fecha', kind: 'date', sort: 'fecha' },
      { name: 'motivo', title: 'Motivo', sort: 'motivo' },
      { name: 'alcance', title: 'Alcance', kind: 'choice', options: reaches },
    ],
    fields: [
      { name: 'fecha', label: 'Fecha', kind: 'date', required: true },
      text('motivo', 'Motivo', { required: true, maxLength: 200 }),
      { name: 'alcance', label: 'Alcance', kind: 'choice', options: reaches, initial: 'empresa' },
    ],
  },
  {
    key: 'cotizaciones',
    entity: 'cotizacion',
    title: 'Cotizaciones',
    one: 'cotización',
    isFeminine: true,
    label: (entry) => `${String(entry.moneda)} ${String(entry.tipo)}`,
    sort: 'fecha',
    series: 'cotizaciones',
    filters: [
      { name: 'moneda', label: 'Moneda', options: rateCurrencies },
      { name: 'tipo', label: 'Tipo', options: rateKinds },
    ],
    columns: [
      { name: 'fecha', title: 'Fecha', kind: 'date', sort: 'fecha' },
      { name: 'moneda', title: 'Moneda', kind: 'choice', options: rateCurrencies },
      { name: 'tipo', title: 'Tipo' },
      { name: 'compra', title: 'Compra', kind: 'decimal' },
      { name: 'venta', title: 'Venta', kind: 'decimal' },
      { name: 'fuente', title: 'Fuente' },
    ],
    fields: [
      { name: 'moneda', label: 'Moneda', kind: 'choice', options: rateCurrencies, initial: 'USD' },
      { name: 'tipo', label: 'Tipo', kind: 'choice', options: rateKinds, initial: 'oficial' },
      { name: 'fecha', label: 'Fecha', kind: 'date', required: true },
      { name: 'compra', label: 'Compra', kind: 'decimal', help: 'Si queda vacía, la de venta' },
      { name: 'venta', label: 'Venta', kind: 'decimal', required: true },
      text('fuente', 'Fuente', { maxLength: 120 }),
    ],
  },
  {
    key: 'indices',
    entity: 'indice',
    title: 'Índices',
    one: 'índice',
    label: coded,
    sort: 'codigo',
    series: 'valores',
    columns: [
      { name: 'codigo', title: 'Código', sort: 'codigo' },
      { name: 'nombre', title: 'Nombre', sort: 'nombre' },
      { name: 'frecuencia', title: 'Frecuencia', kind: 'choice', options: frequencies },
      { name: 'ultimo', title: 'Último valor', kind: 'last' },
    ],
    fields: [
      text('codigo', 'Código', { required: true, maxLength: 20, help: 'Como CAC o ICC' }),
      text('nombre', 'Nombre', { required: true, maxLength: 120 }),
      { name: 'frecuencia', label: 'Frecuencia', kind: 'choice', options: frequencies, initial: 'mensual' },
      text('fuente', 'Fuente', { maxLength: 120 }),
    ],
  },
]

export const nounOf = (key: NounKey): Noun => nouns.find((noun) => noun.key === key)!

/** The names of all filters, as the address has them. */
export const filterNames = [...new Set(nouns.flatMap(({ filters = [] }) => filters.map(({ name }) => name)))]
