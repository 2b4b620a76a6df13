/** Loads and rows as the contract has them. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { columnLetter } from '../../lib/sheet-reader/cells.ts'
import { mappedOf } from './columns.ts'
import { allowedValues, type Campo } from './fields.ts'
import { catalogueNounOf, isOfProject, nounOf, type CargaNoun, type Values } from './nouns.ts'
import { isRecordSource } from './records/sources.ts'
import type { Ajustes, Mapped, Problems, Resumen } from './plan.ts'
import { ajustesOf, cellsOf, resumenOf } from './plan.service.ts'
import type { CargaRow, FilaRow } from './queries.ts'
import { readCell, textOfCell, textOfValue } from './read-cell.ts'
import { nameKey, type References } from './references.ts'

type Schemas = components['schemas']

export function cargaOf(row: CargaRow): Schemas['Carga'] {
  const { id, tipo, proyectoId, nombre, estado, version, usuario, momento, filas, hechas, aHacer, motivo } = row
  const { cantidades } = resumenOf(row)
  return { id, tipo, proyectoId, nombre, estado, version, usuario, momento, filas, cantidades, hechas, aHacer, motivo }
}

function leidoOf({ campo, format, indice }: Mapped, cells: Parameters<typeof textOfCell>[0][]): string {
  const read = readCell(cells[indice], campo, format)
  if ('valor' in read) return textOfValue(read.valor, campo)
  if ('nombres' in read) return read.nombres.join('; ')
  return 'vaciar' in read ? 'Se vacía' : ''
}

const options = {
  decimal: [',', '.'],
  orden: ['dma', 'mda'],
} as const

function questionOf(
  pregunta: Resumen['columnas'][number]['pregunta'],
  mapped: Mapped | undefined,
): Schemas['CargaPregunta'] | null {
  if (!pregunta || !mapped) return null
  const { clase, ejemplo } = pregunta
  const opciones = options[clase].map((valor) => {
    const format = { ...mapped.format, [clase]: valor }
    return { valor, leido: leidoOf({ ...mapped, indice: 0, format }, [ejemplo]) }
  })
  return { clase, ejemplo, opciones }
}

function columnsOf(noun: CargaNoun, ajustes: Ajustes, resumen: Resumen): Schemas['CargaColumna'][] {
  const mapped = new Map(mappedOf(noun, ajustes, resumen).map((each) => [each.indice, each]))
  return resumen.columnas.map(({ indice, titulo, campo, ejemplo, pregunta }) => {
    const own = mapped.get(indice)
    const chosen = ajustes.columnas.find((each) => each.indice === indice)
    return {
      indice,
      letra: columnLetter(indice),
      titulo,
      campo,
      ejemplo: textOfCell(ejemplo),
      leido: own ? leidoOf({ ...own, indice: 0 }, [ejemplo]) : '',
      decimal: chosen?.decimal ?? null,
      orden: chosen?.orden ?? null,
      pregunta: questionOf(pregunta, own),
    }
  })
}

/** The unknown names, and those for which something was chosen. */
function referencesOf(
  noun: CargaNoun,
  { referencias }: Ajustes,
  { desconocidas }: Resumen,
): Schemas['CargaReferencia'][] {
  const keyOf = ({ campo, texto }: { campo: string; texto: string }) => `${campo} ${nameKey(texto)}`
  const open = new Map(desconocidas.map((each) => [keyOf(each), each]))
  const chosen = new Map(referencias.map((each) => [keyOf(each), each]))
  return [...new Set([...open.keys(), ...chosen.keys()])].flatMap((key) => {
    const { campo, texto } = open.get(key) ?? chosen.get(key)!
    const from = noun.campos.find(({ nombre }) => nombre === campo)?.from
    if (from === undefined || from === 'proyectos' || isRecordSource(from)) return []
    const { crear = false, entidadId = null } = chosen.get(key) ?? {}
    const puedeCrear = catalogueNounOf(from)?.fromName !== undefined
    return [{ campo, texto, filas: open.get(key)?.filas ?? 0, tipo: from, puedeCrear, crear, entidadId }]
  })
}

export function detalleOf(row: CargaRow): Schemas['CargaDetalle'] {
  const noun = nounOf(row.tipo)
  const ajustes = ajustesOf(row)
  const resumen = resumenOf(row)
  const { filaTitulos, omitirTotales, modo, alcance } = ajustes
  return {
    ...cargaOf(row),
    filaTitulos,
    omitirTotales,
    totales: resumen.totales,
    modo,
    puedeCambiar: !isOfProject(noun) || (noun.record.update ?? noun.record.updateAll) !== undefined,
    alcance,
    campos: noun.campos.map((campo) => ({
      nombre: campo.nombre,
      titulo: campo.titulo,
      obligatorio: campo.obligatorio,
      ayuda: campo.ayuda ?? '',
      valores: allowedValues(campo),
    })),
    columnas: columnsOf(noun, ajustes, resumen),
    referencias: referencesOf(noun, ajustes, resumen),
  }
}

function beforeOf(campo: Campo, antes: Values | null, references: References): string | null {
  if (!antes || !(campo.nombre in antes)) return null
  const value = antes[campo.nombre]
  if (!campo.from) return textOfValue(value, campo)
  const ids = value === null ? [] : ([value].flat() as (string | number)[])
  return ids.map((id) => references.labelOf(campo, id)).join('; ')
}

/** A row with the fields of its columns. `references` has the names of earlier values. */
export function filaOf(row: FilaRow, mapped: Mapped[], references: References): Schemas['CargaFila'] {
  const { fila, principal, accion, resultado, entidadId } = row
  const problems = row.error ? (JSON.parse(row.error) as Problems) : undefined
  const antes = row.antes ? (JSON.parse(row.antes) as Values) : null
  const cells = cellsOf(row)
  const shown = fila > 0 ? mapped : []
  const names = new Set(shown.map(({ campo }) => campo.nombre))
  // Missing fields have no column that could show their message.
  const elsewhere = Object.entries(problems?.mensajes ?? {}).filter(([name]) => !names.has(name))
  const titleOf = (name: string) => nounOf(row.tipo).campos.find(({ nombre }) => nombre === name)?.titulo
  const error = elsewhere.map(([name, message]) => (titleOf(name) ? `${titleOf(name)}: ${message}` : message)).join(' ')
  return {
    fila,
    principal,
    accion: accion === 'titulo' ? 'omitir' : accion,
    resultado,
    celdas:
      fila > 0
        ? shown.map((each) => ({
            campo: each.campo.nombre,
            texto: textOfCell(cells[each.indice]),
            leido: leidoOf(each, cells),
            antes: beforeOf(each.campo, antes, references),
            error: problems?.mensajes[each.campo.nombre] ?? null,
          }))
        : [{ campo: 'nombre', texto: textOfCell(cells[0]), leido: textOfCell(cells[0]), antes: null, error: null }],
    error: error === '' ? null : error,
    entidadId,
  }
}
