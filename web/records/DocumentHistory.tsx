import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pagesOf } from '../api/operations.ts'
import { errorMessage } from '../api/problem.ts'
import type { Schema } from '../api/types.ts'
import { dateText } from '../lib/date-text.ts'
import { decimalText } from '../lib/number-text.ts'
import { dayOf, hourOf } from '../lib/wall-clock.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { HistoryPanel, type HistoryItem } from '../ui/HistoryPanel.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import './money.css'

type Change = Schema<'Cambio'>

/** One record, or all of a kind. */
type Which = { entidadId: string } | { entidad: string }

/** The changes of a record or of a kind of records, newest first. */
const historyQuery = (proyectoId: number, which: Which) =>
  pagesOf('listProjectHistory', { proyectoId, ...which, size: 25 })

const actions: Record<string, string> = {
  crear: 'lo cargó',
  cambiar: 'lo cambió',
  corregir: 'lo corrigió',
  registrar: 'lo registró',
  confirmar: 'lo confirmó',
  aplicar: 'aplicó lo que quedaba a cuenta',
  borrar: 'lo borró',
  deshacer: 'deshizo un cambio',
  anular: 'lo anuló',
  firmar: 'lo firmó',
  finalizar: 'lo finalizó',
  rescindir: 'lo rescindió',
  emitir: 'lo emitió',
  aprobar: 'lo aprobó',
  rechazar: 'lo rechazó',
  debitar: 'lo marcó como debitado',
  rechazarCheque: 'rechazó un cheque',
  reemplazar: 'lo reemplazó',
  'documento.subir': 'lo subió',
  'documento.version': 'subió una versión',
  'documento.mover': 'lo movió',
  'documento.ordenar': 'ordenó sus revisiones',
  restaurar: 'lo restauró',
  adjuntar: 'adjuntó',
  quitar: 'quitó',
  reponer: 'repuso',
  pedir: 'pidió que lo aprueben',
  confirmarFecha: 'cambió la fecha confirmada',
  enviar: 'lo mandó al proveedor',
  recibir: 'recibió materiales',
  devolver: 'anuló una recepción',
  cancelar: 'lo canceló',
  recalcular: 'cambió el índice: se recalculó',
}
const labels: Record<string, string> = {
  estado: 'Estado',
  motivoEstado: 'Motivo',
  nombre: 'Nombre',
  titulo: 'Título',
  tipo: 'Tipo',
  inicio: 'Inicio',
  fin: 'Fin',
  duracionDias: 'Días',
  avance: 'Avance %',
  causa: 'Causa',
  lugar: 'Lugar',
  personas: 'Participan',
  notas: 'Notas',
  motivo: 'Motivo del cambio',
  mesBase: 'Mes base',
  cantidadItems: 'Ítems',
  objeto: 'Objeto',
  fecha: 'Fecha',
  vencimiento: 'Vencimiento',
  periodo: 'Período',
  neto: 'Neto',
  noGravado: 'No gravado',
  exento: 'Exento',
  impuestosInternos: 'Impuestos internos',
  otrosTributos: 'Otros tributos',
  cae: 'CAE',
  caeVence: 'Vencimiento del CAE',
  total: 'Total',
  bruto: 'Bruto',
  ajuste: 'Ajuste',
  diferenciaAjuste: 'Diferencias de ajuste',
  importe: 'Importe',
  aCuenta: 'A cuenta',
  otrasRetenciones: 'Otras retenciones',
  excedeConNota: 'Excede con nota',
  anticipoPorcentaje: 'Anticipo %',
  fondoReparoPorcentaje: 'Fondo de reparo %',
  plazoDias: 'Plazo en días',
  fechaPedida: 'Fecha pedida',
  fechaConfirmada: 'Fecha confirmada',
  toleranciaPorcentaje: 'Tolerancia %',
  enviadoA: 'Enviado a',
  nota: 'Nota',
  cuenta: 'Cuenta',
  medios: 'Cuentas',
  contrato: 'Contrato',
  certificado: 'Certificado',
  moneda: 'Moneda',
  ruta: 'Carpeta',
  etiquetas: 'Etiquetas',
  descripcion: 'Descripción',
  versionNumero: 'Versión',
  revisiones: 'Revisiones',
}

/** Of a list: the name of each, or the account of one of the means of a payment. */
function nameIn(each: unknown): string {
  if (typeof each === 'string') return each
  const { nombre, cuenta } = each as { nombre?: string; cuenta?: string | null }
  return nombre ?? (cuenta === null ? 'Sin cuenta' : (cuenta ?? ''))
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(nameIn).join(', ') || '—'
  if (value === null || value === undefined || value === '') return '—'
  const text = String(value)
  if (/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/.test(text)) return [dateText(dayOf(text)), hourOf(text)].join(' ').trim()
  return /^-?\d+\.\d+$/.test(text) ? decimalText(text) : text
}

function itemOf({ id, usuario, accion, momento, antes, despues }: Change, subject?: string): HistoryItem {
  const changed = accion === 'crear' ? [] : Object.keys(labels).filter((name) => name in antes && name in despues)
  const differences = changed.map((name) => ({
    label: labels[name]!,
    before: valueText(antes[name]),
    after: valueText(despues[name]),
  }))
  const file = typeof despues.archivo === 'string' ? ` «${despues.archivo}»` : ''
  return { id, who: usuario, what: (actions[accion] ?? accion) + file, when: momento, subject, differences }
}

type ChangesProps = {
  proyectoId: number
  which: Which
  /** The name of the record of a change, in the history of a kind. */
  subjectOf?: (change: Change) => string
}
type HistoryProps = ChangesProps & {
  /** Distinguishes several histories on one page: 'de la modificación 3'. */
  subject?: string
}

/** A document's history, loaded when expanded. */
export const DocumentHistory = ({ id, ...history }: Omit<HistoryProps, 'which' | 'subjectOf'> & { id: string }) => (
  <RecordHistory {...history} which={{ entidadId: id }} />
)

/** The history of a record, or of all records of a kind, loaded when expanded. */
export function RecordHistory({ subject, ...changes }: HistoryProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className="money-history" aria-label={subject ? `Historial ${subject}` : 'Historial'}>
      <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <i className="pi pi-history" aria-hidden="true" /> {isOpen ? 'Ocultar historial' : 'Ver historial'}
        {subject && <span className="visually-hidden"> {subject}</span>}
      </Button>
      {isOpen && <Changes {...changes} />}
    </section>
  )
}

function Changes({ proyectoId, which, subjectOf }: ChangesProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    historyQuery(proyectoId, which),
  )
  const changes = data?.pages.flatMap((page) => page.items)
  if (!changes)
    return error ? (
      <ErrorState title="No pudimos traer el historial" message={errorMessage(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="4rem" />
    )
  if (changes.length === 0) return <p className="money-note">Sin cambios anotados: está como vino con los datos.</p>
  return (
    <>
      <HistoryPanel items={changes.map((change) => itemOf(change, subjectOf?.(change)))} />
      {hasNextPage && (
        <Button size="small" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Ver más
        </Button>
      )}
    </>
  )
}
