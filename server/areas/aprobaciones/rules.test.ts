import { describe, expect, it } from 'vitest'
import { hasRule, isControlled, refusalOf, sentenceOf, type Person, type Settings, type Subject } from './rules.ts'

const person = (rol: Person['rol'], id = 'ana'): Person => ({ id, name: 'Ana', rol })
const settings = (cargaNoAprueba: boolean): Settings => ({
  reglas: [
    { entidad: 'certificado', rol: 'miembro', moneda: 'ARS', hasta: '1000.00' },
    { entidad: 'pago', rol: 'miembro', moneda: 'USD', hasta: '0.00' },
  ],
  cargaNoAprueba,
  version: 1,
})
const subject = (more: Partial<Subject> = {}): Subject => {
  return { entidad: 'certificado', moneda: 'ARS', importe: '1000.00', loadedBy: ['beto'], ...more }
}

describe('the rules of approval', () => {
  it.each([
    [person('miembro'), subject(), undefined],
    [person('miembro'), subject({ importe: '1000.01' }), { reason: 'limit', hasta: '1000.00' }],
    [person('administrador'), subject({ importe: '9999999999999.99' }), undefined],
    [person('lector'), subject({ importe: '1.00' }), { reason: 'role' }],
    [person('miembro'), subject({ moneda: 'USD', importe: '5000.00' }), undefined],
    [
      person('miembro'),
      subject({ entidad: 'pago', moneda: 'USD', importe: '0.01' }),
      { reason: 'limit', hasta: '0.00' },
    ],
    [person('miembro', 'beto'), subject(), undefined],
  ])('%o and %o', (who, what, refusal) => expect(refusalOf(settings(false), who, what)).toEqual(refusal))

  it('keep whoever loaded a record from approving it, also an administrador', () => {
    expect(refusalOf(settings(true), person('administrador', 'beto'), subject())).toEqual({ reason: 'loaded' })
    expect(refusalOf(settings(true), person('administrador'), subject())).toBeUndefined()
  })

  it('apply to a kind by a rule; certificates and budgets also by who loaded them', () => {
    expect(['certificado', 'pago', 'presupuesto'].map((each) => isControlled(settings(false), each as never))).toEqual([
      true,
      true,
      false,
    ])
    expect(isControlled({ ...settings(true), reglas: [] }, 'pago')).toBe(false)
    expect(isControlled({ ...settings(true), reglas: [] }, 'presupuesto')).toBe(true)
    expect(hasRule(settings(true), { entidad: 'pago', moneda: 'ARS' })).toBe(false)
  })

  it('say why not, and who may', () => {
    const above = subject({ importe: '2500000.00' })
    const limit = { reason: 'limit', hasta: '1000.00' } as const
    expect(sentenceOf(limit, above, ['Ana', 'Beto']).replaceAll('\u00a0', ' ')).toBe(
      'Tu rol aprueba certificados hasta $ 1.000,00, y este certificado es de $ 2.500.000,00. Puede aprobarlo Ana o Beto.',
    )
    expect(sentenceOf({ reason: 'limit', hasta: '0' }, above, ['Ana', 'B', 'C', 'D'])).toMatch(
      /^Tu rol no aprueba certificados en esta moneda, .* Puede aprobarlo Ana, B o C, entre otros\.$/,
    )
    expect(sentenceOf({ reason: 'loaded' }, subject({ entidad: 'pago' }), [])).toMatch(
      /^Quien carga no aprueba, y este pago lo cargaste o cambiaste vos\. Nadie más puede aprobarlo/,
    )
  })
})
