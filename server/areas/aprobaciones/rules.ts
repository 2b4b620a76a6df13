/** Who may approve a record, and why not, in words (docs/domain/approvals.md). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Role } from '../../context.ts'
import { exact } from '../../money/decimal.ts'
import { moneyText } from '../../money/money-text.ts'

type Schemas = components['schemas']
export type Entidad = Schemas['AprobacionEntidad']
export type Settings = Schemas['Aprobaciones']
/** A record to approve; `loadedBy`: who created or last changed it. */
export type Subject = { entidad: Entidad; moneda: string; importe: string; loadedBy: readonly string[] }
export type Person = { id: string; name: string; rol: Role }
type Refusal = { reason: 'role' | 'loaded' } | { reason: 'limit'; hasta: string }

const matches = ({ entidad, moneda }: Pick<Subject, 'entidad' | 'moneda'>, rule: Schemas['AprobacionRegla']) =>
  rule.entidad === entidad && rule.moneda === moneda

/** Whether a payment waits for its approval: only where a rule says up to which amount a role may. */
export const hasRule = ({ reglas }: Settings, subject: Pick<Subject, 'entidad' | 'moneda'>): boolean =>
  reglas.some((rule) => matches(subject, rule))

/** Whether anything limits who approves records of a kind. */
export const isControlled = ({ reglas, cargaNoAprueba }: Settings, entidad: Entidad): boolean =>
  (cargaNoAprueba && entidad !== 'pago') || reglas.some((rule) => rule.entidad === entidad)

/** Why a person may not approve a record; undefined if the person may. */
export function refusalOf(settings: Settings, { id, rol }: Person, subject: Subject): Refusal | undefined {
  if (rol === 'lector') return { reason: 'role' }
  if (settings.cargaNoAprueba && subject.loadedBy.includes(id)) return { reason: 'loaded' }
  if (rol === 'administrador') return undefined
  const rule = settings.reglas.find((each) => matches(subject, each))
  return rule && exact(subject.importe).gt(rule.hasta) ? { reason: 'limit', hasta: rule.hasta } : undefined
}

const nouns: Record<Entidad, { one: string; many: string }> = {
  certificado: { one: 'este certificado', many: 'certificados' },
  pago: { one: 'este pago', many: 'pagos' },
  presupuesto: { one: 'este presupuesto', many: 'presupuestos' },
}

const mostNamed = 3

function whoMay(names: readonly string[]): string {
  if (names.length === 0)
    return 'Nadie más puede aprobarlo: sumá un administrador que vea el proyecto, o cambiá las reglas en Empresa > Aprobaciones.'
  const named = names.slice(0, mostNamed)
  const others = names.length > mostNamed ? ', entre otros' : ''
  const list = named.length === 1 ? named[0]! : `${named.slice(0, -1).join(', ')} o ${named.at(-1)!}`
  return `Puede aprobarlo ${list}${others}.`
}

/** The refusal as a sentence that says who may. */
export function sentenceOf(refusal: Refusal, { entidad, moneda, importe }: Subject, names: readonly string[]): string {
  const { one, many } = nouns[entidad]
  const reasons = {
    role: 'Tu rol no aprueba: solo mira.',
    loaded: `Quien carga no aprueba, y ${one} lo cargaste o cambiaste vos.`,
    limit: () => {
      const hasta = refusal.reason === 'limit' ? refusal.hasta : '0'
      const limit = exact(hasta).eq(0)
        ? `Tu rol no aprueba ${many} en esta moneda`
        : `Tu rol aprueba ${many} hasta ${moneyText(hasta, moneda)}`
      return `${limit}, y ${one} es de ${moneyText(importe, moneda)}.`
    },
  }
  const reason = reasons[refusal.reason]
  return `${typeof reason === 'string' ? reason : reason()} ${whoMay(names)}`
}
