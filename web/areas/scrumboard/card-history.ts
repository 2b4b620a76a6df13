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

function said(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  if (field === 'vence') return dateText(String(value))
  if (field === 'prioridad') return priorityWords[value as keyof typeof priorityWords].toLowerCase()
  return String(value)
}

/** What a list lost and got; what stayed says nothing. */
function difference(field: string, before: unknown, after: unknown): { before: string; after: string } {
  if (!Array.isArray(before) || !Array.isArray(after)) return { before: said(field, before), after: said(field, after) }
  const shown = (line: unknown) => (field === 'etiquetas' ? labelTitle({ title: String(line) }) : line)
  const only = (lines: unknown[], others: unknown[]) =>
    lines
      .filter((line) => !others.includes(line))
      .map(shown)
      .join(', ') || '—'
  const [lost, got] = [only(before, after), only(after, before)]
  return { before: lost, after: lost === '—' && got === '—' ? 'otro orden' : got }
}

/** A change of a card as people read it. */
export function historyItem({ id, usuario, momento, accion, antes, despues }: Schema<'Cambio'>): HistoryItem {
  const fields = accion === 'cambiar' ? Object.keys(labels).filter((field) => field in despues) : []
  const differences = fields.map((field) => ({
    label: labels[field]!,
    ...difference(field, antes[field], despues[field]),
  }))
  const named = typeof despues['archivo'] === 'string' ? `: ${despues['archivo']}` : ''
  return { id, who: usuario, what: `${actions[accion] ?? accion}${named}`, when: momento, differences }
}
