/** The lists of a company that can be loaded: for each its catalogue, the operation that creates an entry, and the titles of its columns. */
import { isProjectTipo, type ProjectTipo } from '../../../openapi/shared/project-loads.ts'
import type { OperationId } from '../../http/contract.ts'
import { readCbu, readCuit, writeCuit } from '../../lib/check-digits.ts'
import type { Catalogue, Entry } from '../../records/catalogue.ts'
import { cotizaciones } from '../cotizaciones/door.ts'
import { depositos } from '../depositos/door.ts'
import { feriados } from '../feriados/door.ts'
import { indices, values as indiceValores } from '../indices/door.ts'
import { materiales } from '../materiales/door.ts'
import { proveedores } from '../proveedores/door.ts'
import { rubros } from '../rubros/door.ts'
import { tiposDocumento } from '../tipos-documento/door.ts'
import { tiposEvento } from '../tipos-evento/door.ts'
import { unidades } from '../unidades/door.ts'
import { recordNouns } from './records/nouns.ts'
import type { RecordNoun, Values } from './records/record-noun.ts'
import { fieldsOf, validatorOf, type Campo, type FieldHint, type Tipo } from './fields.ts'

/** The lists of a company. */
export type CompanyTipo = Exclude<Tipo, ProjectTipo>
export type { Values }
/** Any catalogue: its own area types it. */
export type AnyCatalogue = Catalogue<any, any, any>
// The types of `load` differ by catalogue; here entries are only passed through.
const untyped = (catalogue: unknown) => catalogue as AnyCatalogue

type NounHint = {
  catalogue: AnyCatalogue
  create: OperationId
  /** The fields of the natural key. */
  key: string[]
  fields: Record<string, FieldHint>
  /** Titles of an entry by which other sheets name it, besides its key. */
  namesOf?: (entry: any) => string[]
  /** The values of a new entry for which only a name is known. */
  fromName?: (name: string) => Values
  /** The owner of a value, which the address of the operation names. */
  owner?: string
  /** Brings values to the form in which they are stored, before they are compared. */
  normalize?: (values: Values) => Values
}
type Described = { tipo: Tipo; campos: Campo[]; validate: ReturnType<typeof validatorOf> }
export type CatalogueNoun = NounHint & Described
/** Records of a project (the folder `records`). */
export type ProjectNoun = Described & { record: RecordNoun }
export type CargaNoun = CatalogueNoun | ProjectNoun
export const isOfProject = (noun: CargaNoun): noun is ProjectNoun => 'record' in noun

const codigo = (ejemplo: string, ...synonyms: string[]): FieldHint => ({
  titulo: 'Código',
  synonyms: ['cod', 'cód.', 'code', 'nro', 'número', 'item', ...synonyms],
  ejemplo,
})
const nombre = (ejemplo: string, ...synonyms: string[]): FieldHint => ({
  titulo: 'Nombre',
  synonyms: ['descripción', 'denominación', 'detalle', ...synonyms],
  ejemplo,
})

const hints: Record<CompanyTipo, NounHint> = {
  rubros: {
    catalogue: untyped(rubros),
    create: 'createRubro',
    key: ['codigo'],
    fields: {
      codigo: codigo('05.02', 'código rubro'),
      nombre: nombre('Columnas y vigas', 'rubro'),
      padreId: {
        titulo: 'Rubro de arriba',
        synonyms: ['padre', 'rubro padre', 'depende de'],
        ejemplo: '05',
        from: 'rubros',
        ayuda: 'El código de otro rubro, que esté antes en la planilla o ya cargado.',
      },
      orden: { titulo: 'Orden', synonyms: ['posición'], ejemplo: '2' },
    },
    namesOf: ({ nombre: name, codigo: code }) => [name, `${code} ${name}`],
    // '05.02 Columnas' has the code in front.
    fromName: (name) => {
      const [, code = name, rest = name] = /^(\d[\d.]*)[\s-]+(.+)$/.exec(name) ?? []
      return { codigo: code.slice(0, 20).trim(), nombre: rest.slice(0, 120) }
    },
  },
  unidades: {
    catalogue: untyped(unidades),
    create: 'createUnidad',
    key: ['codigo'],
    fields: {
      codigo: codigo('m²', 'unidad', 'símbolo', 'abreviatura'),
      nombre: nombre('Metro cuadrado'),
      tipo: { titulo: 'Tipo', synonyms: ['mide', 'magnitud'], ejemplo: 'Superficie' },
      decimales: { titulo: 'Decimales', ejemplo: '2' },
    },
    namesOf: ({ nombre: name }) => [name],
    fromName: (name) => ({ codigo: name.slice(0, 12).trim(), nombre: name.slice(0, 60), tipo: 'cantidad' }),
  },
  proveedores: {
    catalogue: untyped(proveedores),
    create: 'createProveedor',
    key: ['cuit'],
    normalize: (values) => {
      const cuit = typeof values.cuit === 'string' ? readCuit(values.cuit) : undefined
      const cbu = typeof values.cbu === 'string' ? readCbu(values.cbu) : undefined
      return { ...values, ...(cuit && { cuit: writeCuit(cuit) }), ...(cbu && { cbu }) }
    },
    fields: {
      razonSocial: {
        titulo: 'Razón social',
        synonyms: ['nombre', 'proveedor', 'empresa', 'denominación', 'nombre o razón social'],
        ejemplo: 'Corralón del Sur S.A.',
      },
      cuit: {
        titulo: 'CUIT',
        synonyms: ['c.u.i.t.', 'cuit/cuil', 'nro cuit', 'n.º de cuit', 'número de cuit'],
        ejemplo: '30-71234567-1',
      },
      condicionIva: {
        titulo: 'Condición IVA',
        synonyms: ['iva', 'condición ante el iva', 'situación iva', 'cond. iva'],
        ejemplo: 'Responsable inscripto',
        otherWords: {
          RI: ['Responsable inscripta', 'Resp. inscripto', 'Inscripto', 'IVA responsable inscripto', 'R.I.'],
          monotributo: ['Monotributista', 'Responsable monotributo', 'Resp. monotributo', 'Mono'],
          exento: ['Exenta', 'IVA exento', 'IVA sujeto exento'],
          CF: ['Cons. final'],
          exterior: ['Proveedor del exterior', 'No residente', 'Extranjero'],
        },
      },
      nombreFantasia: {
        titulo: 'Nombre de fantasía',
        synonyms: ['fantasía', 'nombre comercial'],
        ejemplo: 'Corralón del Sur',
      },
      rubros: {
        titulo: 'Rubros',
        synonyms: ['rubro', 'rubros que provee'],
        ejemplo: '05; 06',
        from: 'rubros',
        ayuda: 'Códigos o nombres, separados por punto y coma.',
      },
      contacto: { titulo: 'Contacto', synonyms: ['persona de contacto', 'atención'], ejemplo: 'Ana Paz' },
      telefono: { titulo: 'Teléfono', synonyms: ['tel', 'tel.', 'celular', 'whatsapp'], ejemplo: '11 4000-1234' },
      mail: {
        titulo: 'Mail',
        synonyms: ['email', 'e-mail', 'correo', 'correo electrónico'],
        ejemplo: 'ventas@corralon.com.ar',
      },
      direccion: { titulo: 'Dirección', synonyms: ['domicilio', 'calle'], ejemplo: 'Av. Mitre 1200, Avellaneda' },
      cbu: { titulo: 'CBU', synonyms: ['cbu/cvu', 'nro cbu'], ejemplo: '2850590940090418135201' },
      alias: { titulo: 'Alias', synonyms: ['alias cbu'], ejemplo: 'corralon.sur' },
      condicionPagoDias: {
        titulo: 'Pago (días)',
        synonyms: ['días de pago', 'plazo', 'condición de pago', 'días para pagar'],
        ejemplo: '30',
      },
    },
    namesOf: ({ razonSocial, nombreFantasia, cuit }) => [razonSocial, nombreFantasia, cuit.replaceAll('-', '')],
  },
  materiales: {
    catalogue: untyped(materiales),
    create: 'createMaterial',
    key: ['codigo'],
    fields: {
      codigo: codigo('CEM-50', 'código material', 'sku', 'artículo'),
      nombre: nombre('Cemento portland', 'material', 'producto'),
      unidadId: {
        titulo: 'Unidad',
        synonyms: ['un', 'u.m.', 'um', 'unidad de medida', 'medida'],
        ejemplo: 'bolsa',
        from: 'unidades',
      },
      rubroId: { titulo: 'Rubro', synonyms: ['categoría', 'familia', 'código rubro'], ejemplo: '05', from: 'rubros' },
      stockMinimo: { titulo: 'Stock mínimo', synonyms: ['mínimo', 'stock min', 'punto de pedido'], ejemplo: '40' },
      descripcion: {
        titulo: 'Descripción',
        synonyms: ['observaciones', 'notas', 'detalle'],
        ejemplo: 'Bolsa de 50 kg',
      },
    },
    namesOf: ({ nombre: name }) => [name],
  },
  depositos: {
    catalogue: untyped(depositos),
    create: 'createDeposito',
    key: ['nombre'],
    fields: {
      nombre: nombre('Obrador Torre Norte', 'depósito'),
      tipo: { titulo: 'Tipo', ejemplo: 'Central' },
      proyectoId: {
        titulo: 'Proyecto',
        synonyms: ['obra'],
        ejemplo: '',
        from: 'proyectos',
        ayuda: 'Solo de los depósitos de obra.',
      },
      proveedorId: {
        titulo: 'Proveedor',
        ejemplo: '',
        from: 'proveedores',
        ayuda: 'Solo de los que están en un proveedor.',
      },
    },
  },
  tiposDocumento: {
    catalogue: untyped(tiposDocumento),
    create: 'createTipoDocumento',
    key: ['nombre'],
    fields: {
      nombre: nombre('Póliza de ART', 'tipo', 'tipo de documento'),
      vence: { titulo: 'Vence', synonyms: ['tiene vencimiento'], ejemplo: 'Sí' },
      diasAviso: { titulo: 'Días de aviso', synonyms: ['aviso', 'días antes'], ejemplo: '15' },
      obligatorio: { titulo: 'Obligatorio', synonyms: ['legajo'], ejemplo: 'Sí' },
    },
  },
  tiposEvento: {
    catalogue: untyped(tiposEvento),
    create: 'createTipoEvento',
    key: ['nombre'],
    fields: {
      nombre: nombre('Visita de obra', 'tipo', 'tipo de evento'),
      color: { titulo: 'Color', ejemplo: '#1d4ed8', ayuda: 'Seis cifras después de #.' },
    },
  },
  feriados: {
    catalogue: untyped(feriados),
    create: 'createFeriado',
    key: ['fecha', 'alcance'],
    fields: {
      fecha: { titulo: 'Fecha', synonyms: ['día'], ejemplo: '22/04/2027' },
      motivo: {
        titulo: 'Motivo',
        synonyms: ['nombre', 'descripción', 'feriado'],
        ejemplo: 'Día del trabajador de la construcción',
      },
      alcance: { titulo: 'Alcance', synonyms: ['para quién'], ejemplo: 'De la empresa' },
    },
  },
  cotizaciones: {
    catalogue: untyped(cotizaciones),
    create: 'createCotizacion',
    key: ['moneda', 'tipo', 'fecha'],
    fields: {
      moneda: { titulo: 'Moneda', synonyms: ['divisa'], ejemplo: 'USD' },
      tipo: { titulo: 'Tipo', synonyms: ['cotización', 'tipo de cambio'], ejemplo: 'MEP' },
      fecha: { titulo: 'Fecha', synonyms: ['día'], ejemplo: '15/03/2026' },
      compra: { titulo: 'Compra', synonyms: ['comprador', 'precio compra'], ejemplo: '1.180,50' },
      venta: {
        titulo: 'Venta',
        synonyms: ['vendedor', 'valor', 'cotización', 'precio venta', 'cierre'],
        ejemplo: '1.195,00',
      },
      fuente: { titulo: 'Fuente', synonyms: ['origen'], ejemplo: 'BNA' },
    },
  },
  indices: {
    catalogue: untyped(indices),
    create: 'createIndice',
    key: ['codigo'],
    fields: {
      codigo: codigo('CAC', 'índice'),
      nombre: nombre('Costo de la construcción'),
      frecuencia: { titulo: 'Frecuencia', ejemplo: 'Mensual' },
      fuente: { titulo: 'Fuente', synonyms: ['origen'], ejemplo: 'Cámara Argentina de la Construcción' },
    },
    namesOf: ({ nombre: name }) => [name],
  },
  indiceValores: {
    catalogue: untyped(indiceValores),
    create: 'createIndiceValor',
    key: ['indiceId', 'periodo'],
    owner: 'indiceId',
    fields: {
      indiceId: { titulo: 'Índice', synonyms: ['código', 'serie', 'código índice'], ejemplo: 'CAC', from: 'indices' },
      periodo: { titulo: 'Período', synonyms: ['mes', 'fecha', 'día'], ejemplo: '03/2026', isPeriod: true },
      valor: { titulo: 'Valor', synonyms: ['nivel', 'índice valor', 'número índice'], ejemplo: '15.230,4' },
      provisorio: { titulo: 'Provisorio', synonyms: ['provisional'], ejemplo: 'No' },
    },
  },
}

const nouns = new Map<Tipo, CargaNoun>()

function describedNoun(tipo: Tipo): CargaNoun {
  if (!isProjectTipo(tipo)) {
    const hint = hints[tipo]
    return { ...hint, tipo, campos: fieldsOf(hint.create, hint.fields, hint.owner), validate: validatorOf(hint.create) }
  }
  const record = recordNouns[tipo]
  return { record, tipo, campos: fieldsOf(record.operation, record.fields), validate: validatorOf(record.operation) }
}

export function nounOf(tipo: Tipo): CargaNoun {
  const known = nouns.get(tipo)
  if (known) return known
  const noun = describedNoun(tipo)
  nouns.set(tipo, noun)
  return noun
}

/** The catalogue of a list of the company; undefined for records of a project. */
export function catalogueNounOf(tipo: Tipo): CatalogueNoun | undefined {
  const noun = nounOf(tipo)
  return isOfProject(noun) ? undefined : noun
}

export type AnyEntry = Entry & Values
