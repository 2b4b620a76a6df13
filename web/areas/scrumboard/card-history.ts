import type { Schema } from '../../api/types.ts'
import { dateText } from '../../lib/date-text.ts'
import type { HistoryItem } from '../../ui/HistoryPanel.tsx'
import { labelTitle, priorityWords } from './words.ts'

const actions: Record<string, string> = {
  crear: 'creó la tarjeta',
  cambiar: 'cambió la tarjeta',
  archivar: 'archivó la tarjeta',
  desarchivar: 'la devolvió al tablero',
  eliminar: 'eliminó la tarjeta',
  restaurar: 'recuperó la tarjeta',
  adjuntar: 'adjuntó un archivo',
  quitar: 'quitó un archivo',
  reponer: 'repuso un archivo',
}

const labels: Record<string, string> = {
  titulo: 'Título',
  descripcion: 'Descripción',
  lista: 'Lista',
  vence: 'Vence',
  prioridad: 'Prioridad',
  terminada: 'Terminada',
  personas: 'A cargo',
  etiquetas: 'Etiquetas',
  pasos: 'Pasos',
}

function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  if (field === 'vence') return dateText(String(value))
  if (field === 'prioridad') return priorityWords[value as keyof typeof priorityWords].toLowerCase()
  return String(value)
}

/** The values before and after a change as text; of lists, only the removed and the added items. */
function difference(field: string, before: unknown, after: unknown): { before: string; after: string } {
  if (!Array.isArray(before) || !Array.isArray(after))
    return { before: valueText(field, before), after: valueText(field, after) }
  const itemText = (line: unknown) => (field === 'etiquetas' ? labelTitle({ title: String(line) }) : line)
  const only = (lines: unknown[], others: unknown[]) =>
    lines
      .filter((line) => !others.includes(line))
      .map(itemText)
      .join(', ') || '—'
  const [removed, added] = [only(before, after), only(after, before)]
  return { before: removed, after: removed === '—' && added === '—' ? 'otro orden' : added }
}

/** A change of a card as displayed in its history. */
export function historyItem({ id, usuario, momento, accion, antes, despues }: Schema<'Cambio'>): HistoryItem {
  const fields = accion === 'cambiar' ? Object.keys(labels).filter((field) => field in despues) : []
  const differences = fields.map((field) => ({
    label: labels[field]!,
    ...difference(field, antes[field], despues[field]),
  }))
  const fileName = typeof despues['archivo'] === 'string' ? `: ${despues['archivo']}` : ''
  return { id, who: usuario, what: `${actions[accion] ?? accion}${fileName}`, when: momento, differences }
}
