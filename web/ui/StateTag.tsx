import { classNames } from './class-names.ts'
import './StateTag.css'

export type StateTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

type StateTagProps = {
  /** As on the wire: 'borrador', 'enCurso'. */
  state: string
  /** Overrides the word derived from the state. */
  label?: string
  /** Overrides the colour, for a state with another meaning than elsewhere. */
  tone?: StateTone
}

/** The colours of the states of all documents: in progress, in force, waiting, failed. */
const tones: Record<Exclude<StateTone, 'neutral'>, readonly string[]> = {
  info: ['emitido', 'pedido', 'enCurso', 'planificado', 'programado', 'pendiente'],
  success: [
    'activo',
    'aprobado',
    'aprobada',
    'vigente',
    'registrado',
    'registrada',
    'confirmado',
    'pagado',
    'recibido',
    'recibidoTotal',
    'realizado',
  ],
  warning: ['pausado', 'parcial', 'recibidoParcial', 'impago', 'provisorio', 'bloqueada', 'rescindido'],
  danger: ['rechazado', 'anulado', 'anulada', 'vencido', 'vencida', 'cancelado', 'superado'],
}
const toneOf = (state: string): StateTone =>
  (Object.keys(tones) as (keyof typeof tones)[]).find((tone) => tones[tone].includes(state)) ?? 'neutral'

/** 'enCurso' as text: 'En curso'. */
export function stateWord(state: string): string {
  // Codes in capitals are one word: VIGENTE.
  const words = /^[A-Z]+$/.test(state)
    ? state.toLowerCase()
    : state.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The state of a document as word and colour. */
export function StateTag({ state, label = stateWord(state), tone = toneOf(state) }: StateTagProps) {
  return <span className={classNames('state-tag', `state-tag-${tone}`)}>{label}</span>
}
