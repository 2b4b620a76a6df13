import { classNames } from './class-names.ts'
import './StateTag.css'

export type StateTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

type StateTagProps = {
  /** As on the wire: 'borrador', 'enCurso'. */
  state: string
  /** The word for it, where it is not the wire's own. */
  label?: string
  /** The colour, where a state means something else than elsewhere. */
  tone?: StateTone
}

/** What the states of all documents say by their colour: what is under way, what holds, what waits, what fails. */
const tones: Record<Exclude<StateTone, 'neutral'>, readonly string[]> = {
  info: ['emitido', 'pedido', 'enCurso', 'planificado', 'programado', 'pendiente'],
  success: ['activo', 'aprobado', 'aprobada', 'vigente', 'registrado', 'confirmado', 'pagado', 'recibido', 'realizado'],
  warning: ['pausado', 'parcial', 'recibidoParcial', 'impago', 'provisorio', 'bloqueada', 'rescindido'],
  danger: ['rechazado', 'anulado', 'anulada', 'vencido', 'vencida', 'cancelado', 'superado'],
}
const toneOf = (state: string): StateTone =>
  (Object.keys(tones) as (keyof typeof tones)[]).find((tone) => tones[tone].includes(state)) ?? 'neutral'

/** 'enCurso' as people read it: 'En curso'. */
export function stateWord(state: string): string {
  const words = state.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The state of a document by word and colour; the word alone says it too. */
export function StateTag({ state, label = stateWord(state), tone = toneOf(state) }: StateTagProps) {
  return <span className={classNames('state-tag', `state-tag-${tone}`)}>{label}</span>
}
