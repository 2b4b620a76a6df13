/** Certificates of contracts; each row is an item of one. */
import {
  draftCertificados,
  issueCertificados,
  loadedCertificadosById,
  standingCertificados,
  undoCertificados,
  type LoadedCertificado,
  type LoadedLine,
} from '../../certificados/door.ts'
import type { RecordNoun, Values } from './record-noun.ts'

const lineFields = [
  'itemId',
  'cantidadPeriodo',
  'porcentajePeriodo',
  'cantidadAcumulada',
  'porcentajeAcumulado',
] as const
/** Fields of the certificate, which may be in any of its rows. */
const ownFields = ['otrasRetenciones', 'excedeConNota', 'estado'] as const

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(
    names.filter((name) => values[name] !== undefined && values[name] !== null).map((name) => [name, values[name]]),
  )
/** `2026-03`, of a month or of a day in it. */
const monthOf = (value: unknown) => String(value ?? '').slice(0, 7)

export const certificados: RecordNoun = {
  // Its body has the contract and the state too, which the address of the operation that creates names.
  operation: 'updateCertificado',
  entidad: 'certificado',
  fields: {
    contratoId: {
      titulo: 'Contrato',
      synonyms: ['nro contrato', 'nº contrato', 'n° contrato', 'número de contrato', 'objeto', 'objeto del contrato'],
      ejemplo: '4',
      from: 'contratos',
      obligatorio: true,
      ayuda: 'Su número o su objeto.',
    },
    periodo: {
      titulo: 'Período',
      synonyms: ['mes', 'mes certificado', 'mes de certificación', 'período certificado'],
      ejemplo: '02/2026',
      isPeriod: true,
      obligatorio: true,
      ayuda: 'Los certificados de un contrato van en orden, un mes abajo del otro.',
    },
    itemId: {
      titulo: 'Ítem',
      at: 'lineas.itemId',
      synonyms: ['código', 'cod', 'cód.', 'nro ítem', 'nº ítem', 'código ítem', 'código de ítem'],
      ejemplo: '17.001',
      ayuda:
        'El código del ítem en el contrato. Cada fila es un ítem: las filas seguidas del mismo contrato y mes son un certificado.',
    },
    cantidadPeriodo: {
      titulo: 'Cantidad del mes',
      at: 'lineas.cantidadPeriodo',
      synonyms: ['cantidad', 'cant', 'cant.', 'cantidad período', 'cantidad del período', 'cantidad presente'],
      ejemplo: '12,5',
    },
    porcentajePeriodo: {
      titulo: 'Avance del mes %',
      at: 'lineas.porcentajePeriodo',
      synonyms: ['porcentaje', 'avance', 'avance del mes', '% del mes', 'porcentaje del mes', 'porcentaje del período'],
      ejemplo: '',
      ayuda: '25 es 25 %. Alcanza con la cantidad o el avance.',
    },
    cantidadAcumulada: {
      titulo: 'Cantidad acumulada',
      at: 'lineas.cantidadAcumulada',
      synonyms: ['cant. acumulada', 'acumulada'],
      ejemplo: '',
      ayuda: 'Solo se usa si la fila no tiene cantidad ni avance del mes.',
    },
    porcentajeAcumulado: {
      titulo: 'Avance acumulado %',
      at: 'lineas.porcentajeAcumulado',
      synonyms: ['avance acumulado', 'porcentaje acumulado'],
      ejemplo: '',
      ayuda: 'Solo se usa si la fila no tiene otra cantidad ni otro avance.',
    },
    otrasRetenciones: {
      titulo: 'Otras retenciones',
      synonyms: ['retenciones', 'otras deducciones', 'deducciones', 'descuentos'],
      ejemplo: '',
    },
    excedeConNota: {
      titulo: 'Excede con nota',
      synonyms: ['nota', 'motivo del excedente', 'nota del excedente'],
      ejemplo: '',
      ayuda: 'Por qué un ítem pasa del 100 %.',
    },
    estado: {
      titulo: 'Estado',
      ejemplo: 'Emitido',
      words: { emitido: 'Emitido', aprobado: 'Aprobado' },
      ayuda: 'Sin estado queda emitido.',
    },
  },
  key: ['contratoId', 'periodo'],
  lines: [...lineFields],
  bodyOf(rows) {
    const own = Object.assign({}, ...rows.toReversed().map((values) => pick(values, ownFields))) as Values
    const { contratoId, periodo } = rows[0]
    // The version is read by nobody: the certificate is new.
    return {
      version: 1,
      contratoId,
      periodo: monthOf(periodo),
      ...own,
      lineas: rows.map((row) => pick(row, lineFields)),
    }
  },
  async existing(place, rows) {
    const wanted = rows.map((row) => ({ contratoId: String(row.contratoId ?? ''), periodo: monthOf(row.periodo) }))
    const found = await standingCertificados(place, wanted)
    return found.map((each, index) => each && { ...each, values: { ...wanted[index] } })
  },
  create: ({ ctx, ...place }, bodies) =>
    draftCertificados(
      ctx,
      place,
      bodies.map((body): LoadedCertificado => {
        const { version: _version, estado: _estado, ...own } = body
        return { ...(own as LoadedCertificado), lineas: body.lineas as LoadedLine[] }
      }),
    ),
  confirm: ({ ctx, ...place }, made, bodies) =>
    issueCertificados(
      ctx,
      place,
      made.map((each, index) => ({ ...each, aprobado: bodies[index]!.estado === 'aprobado' })),
    ),
  current: async (place, ids) =>
    new Map((await loadedCertificadosById(place, ids)).map(({ id, version }) => [id, { id, version }])),
  undo: ({ ctx, ...place }, made, motivo) => undoCertificados(ctx, place, made, motivo),
}
