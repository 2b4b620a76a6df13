/** The documents of a sample project. Pure. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { samplePdf } from './sample-pdf.ts'

type Plano = Pick<components['schemas']['DocumentoPlano'], 'disciplina' | 'numero' | 'revision'>
export type SampleContent = { bytes: Uint8Array<ArrayBuffer>; mime: string; pages: string[] }

export type SampleDocument = {
  folder: string
  nombre: string
  /** The name of its kind. */
  tipo?: string
  plano?: Plano & { isCurrent: boolean }
  /** Days from today to its expiry. */
  expiresIn?: number
  tags?: string[]
  /** The place of a contract of the project that it belongs to. */
  contract?: number
  /** The oldest first. */
  versions: { content: SampleContent; comentario: string }[]
}

const pdf = (pages: { lines: string[]; hasDrawing?: boolean }[]): SampleContent => ({
  bytes: samplePdf(pages),
  mime: 'application/pdf',
  pages: pages.map(({ lines }) => lines.join('\n')),
})

const textFile = (mime: string, text: string): SampleContent => ({
  bytes: new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>,
  mime,
  pages: [text],
})

const one = (content: SampleContent) => [{ content, comentario: '' }]
const two = (number: number) => String(number).padStart(2, '0')

type Set = {
  letters: string
  first: number
  count: number
  disciplina: Plano['disciplina']
  folder: string
  titles: string[]
}

const sets: Set[] = [
  {
    letters: 'A',
    first: 101,
    count: 20,
    disciplina: 'arquitectura',
    folder: 'Planos/Arquitectura',
    titles: ['Planta baja', 'Planta tipo', 'Corte', 'Fachada', 'Detalle de escalera', 'Carpinterías'],
  },
  {
    letters: 'E',
    first: 201,
    count: 16,
    disciplina: 'estructura',
    folder: 'Planos/Estructura',
    titles: ['Fundaciones', 'Losa sobre planta tipo', 'Columnas', 'Vigas', 'Planilla de hierros'],
  },
  {
    letters: 'IE',
    first: 301,
    count: 8,
    disciplina: 'electrica',
    folder: 'Planos/Instalaciones',
    titles: ['Tableros', 'Bocas y cañerías', 'Puesta a tierra'],
  },
  {
    letters: 'IS',
    first: 401,
    count: 6,
    disciplina: 'sanitaria',
    folder: 'Planos/Instalaciones',
    titles: ['Desagües cloacales', 'Agua fría y caliente', 'Desagües pluviales'],
  },
]
/** The first drawings of architecture have an older revision as a separate document. */
const superseded = 8

function planContent(numero: string, title: string, revision: string, isScanned: boolean): SampleContent {
  const lines = [`Plano ${numero}`, title, `Revisión ${revision}`, 'Escala 1:50. Cotas en metros.']
  return pdf([{ lines: isScanned ? [] : lines, hasDrawing: true }])
}

function drawingsOf({ letters, first, count, disciplina, folder, titles }: Set): SampleDocument[] {
  return Array.from({ length: count }, (_, index): SampleDocument[] => {
    const numero = `${letters}-${first + index}`
    const title = titles[index % titles.length]!
    const hasOld = letters === 'A' && index < superseded
    const revision = hasOld ? '2' : '0'
    // Some drawings are scans without text.
    const isScanned = index % 5 === 4
    const drawing = (rev: string, isCurrent: boolean): SampleDocument => ({
      folder,
      nombre: `${numero}_rev${rev} ${title}.pdf`,
      tipo: 'Plano',
      plano: { disciplina, numero, revision: rev, isCurrent },
      tags: index % 3 === 0 ? ['Municipal'] : [],
      versions: [
        ...(index % 4 === 1 && isCurrent
          ? [{ content: planContent(numero, `${title} (borrador)`, rev, false), comentario: 'Borrador.' }]
          : []),
        { content: planContent(numero, title, rev, isScanned), comentario: '' },
      ],
    })
    return [...(hasOld ? [drawing('1', false)] : []), drawing(revision, true)]
  }).flat()
}

const policies: [nombre: string, tipo: string, folder: string, expiresIn: number][] = [
  ['Póliza todo riesgo construcción', 'Póliza de seguro', 'Seguros', 12],
  ['Póliza de responsabilidad civil', 'Póliza de seguro', 'Seguros', 45],
  ['Póliza de caución del anticipo', 'Póliza de seguro', 'Seguros', -3],
  ['Póliza de caución del fondo de reparo', 'Póliza de seguro', 'Seguros', 120],
  ['Póliza de accidentes personales', 'Póliza de seguro', 'Seguros', 300],
  ['Póliza del equipo de grúa', 'Póliza de seguro', 'Seguros', 400],
  ['ART de la empresa constructora', 'Certificado de ART', 'Seguros/ART', 20],
  ['ART del contratista de instalaciones', 'Certificado de ART', 'Seguros/ART', 75],
  ['ART del contratista de yesería', 'Certificado de ART', 'Seguros/ART', -40],
  ['ART de la empresa de ascensores', 'Certificado de ART', 'Seguros/ART', 180],
  ['Permiso de obra', 'Permiso de obra', 'Permisos', 400],
  ['Permiso de ocupación de vereda', 'Permiso de obra', 'Permisos', 50],
  ['Permiso de demolición', 'Permiso de obra', 'Permisos', -200],
]

function policyContent(nombre: string, edition: string): SampleContent {
  const cover = [nombre, edition, 'Tomador: la empresa desarrolladora.', 'Vigencia según el frente de la póliza.']
  const terms = [
    'Condiciones particulares',
    'Franquicia deducible del 5 % de la indemnización.',
    'Cláusula de no repetición.',
  ]
  return pdf([{ lines: cover }, { lines: terms }])
}

const expiring = (): SampleDocument[] =>
  policies.map(([nombre, tipo, folder, expiresIn], index) => ({
    folder,
    nombre: `${nombre}.pdf`,
    tipo,
    expiresIn,
    versions: [
      ...(index % 3 === 0
        ? [{ content: policyContent(nombre, 'Período anterior'), comentario: 'Período anterior.' }]
        : []),
      { content: policyContent(nombre, 'Período actual'), comentario: index % 3 === 0 ? 'Renovación.' : '' },
    ],
  }))

const contracts = (): SampleDocument[] =>
  Array.from({ length: 6 }, (_, index) => {
    const lines = [
      `Contrato de obra ${index + 1}`,
      'Entre la desarrolladora y el contratista.',
      'Fondo de reparo del 5 %.',
    ]
    const terms = ['Plazo y multas', 'La multa diaria por mora es del uno por mil del contrato.']
    const nombre = `Contrato ${two(index + 1)} firmado.pdf`
    return {
      folder: 'Contratos',
      nombre,
      tipo: 'Contrato',
      contract: index,
      versions: one(pdf([{ lines }, { lines: terms }])),
    }
  })

const certificates = (): SampleDocument[] =>
  Array.from({ length: 20 }, (_, index) => {
    const nombre = `Certificado ${two(index + 1)}.pdf`
    const lines = [`Certificado de obra ${index + 1}`, 'Foja de medición firmada por la dirección de obra.']
    return { folder: 'Certificados', nombre, tipo: 'Certificado de obra', versions: one(pdf([{ lines }])) }
  })

const minutes = (): SampleDocument[] =>
  Array.from({ length: 12 }, (_, index) => {
    const text = `Acta de reunión de obra ${index + 1}\nSe revisa el avance, los faltantes y la seguridad.\nPróxima reunión: martes.`
    const isText = index % 4 === 3
    return {
      folder: 'Actas',
      nombre: `Acta ${two(index + 1)}.${isText ? 'txt' : 'pdf'}`,
      tipo: 'Acta',
      versions: one(isText ? textFile('text/plain', text) : pdf([{ lines: text.split('\n') }])),
    }
  })

const deliveries = (): SampleDocument[] =>
  Array.from({ length: 6 }, (_, index) => {
    const lines = [`Remito 0001-${String(4321 + index).padStart(8, '0')}`, 'Hierro nervado y cemento a granel.']
    return { folder: 'Remitos', nombre: `Remito ${4321 + index}.pdf`, tipo: 'Remito', versions: one(pdf([{ lines }])) }
  })

const loose = (): SampleDocument[] => [
  {
    folder: '',
    nombre: 'Memoria técnica ñandú.pdf',
    tags: ['Conforme a obra'],
    versions: one(pdf([{ lines: ['Memoria técnica', 'Hormigón H-30 en toda la estructura.'] }])),
  },
  {
    folder: '',
    nombre: 'Organigrama de obra.pdf',
    versions: one(pdf([{ lines: ['Organigrama', 'Dirección de obra, jefatura, capataces.'] }])),
  },
  {
    folder: '',
    nombre: 'Leeme.txt',
    versions: one(textFile('text/plain', 'En Planos está lo que se construye: lo VIGENTE y nada más.')),
  },
  {
    folder: 'Planillas',
    nombre: 'Planilla de locales.csv',
    versions: one(textFile('text/csv', 'Local;Piso;Zócalo\nEstar;Porcelanato;Madera\nBaño;Cerámico;Cerámico\n')),
  },
  {
    folder: 'Planillas',
    nombre: 'Planilla de carpinterías.csv',
    versions: one(textFile('text/csv', 'Tipo;Medida;Cantidad\nV1;1,50 x 1,10;24\nP1;0,80 x 2,05;36\n')),
  },
]

/** The 120 documents of a project as after 18 months. */
export const filledDocuments = (): SampleDocument[] => [
  ...sets.flatMap(drawingsOf),
  ...contracts(),
  ...certificates(),
  ...expiring(),
  ...minutes(),
  ...deliveries(),
  ...loose(),
]

/** A few documents, of a project that began. */
export const fewDocuments = (): SampleDocument[] => [...drawingsOf(sets[0]!).slice(0, 2), ...expiring().slice(0, 2)]
