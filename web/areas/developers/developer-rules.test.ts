import { describe, expect, it } from 'vitest'
import { cuitWarning, developerErrors, emptyDeveloper } from './developer-rules.ts'

describe('a new company', () => {
  it('needs a name, a CUIT and an email', () => {
    expect(developerErrors(emptyDeveloper)).toEqual({
      nombre: 'El nombre es requerido',
      cuit: 'El CUIT es requerido',
      mail: 'El email es requerido',
    })
    expect(developerErrors({ ...emptyDeveloper, nombre: 'Delta', cuit: '1', mail: 'hola@delta.test' })).toEqual({})
  })

  it('needs a valid email and a non-blank name', () => {
    for (const mail of ['hola', 'hola@delta', 'a b@delta.test', '@delta.test']) {
      expect(developerErrors({ ...emptyDeveloper, mail }).mail, mail).toBe('Ingrese un email válido')
    }
    expect(developerErrors({ ...emptyDeveloper, nombre: '   ' }).nombre).toBe('El nombre es requerido')
  })

  it('gets a warning about an invalid CUIT, which does not block saving', () => {
    expect(cuitWarning('')).toBeUndefined()
    expect(cuitWarning('30-71234569-8')).toBeUndefined()
    expect(cuitWarning('30-7123')).toContain('11 dígitos')
    expect(cuitWarning('30-71234569-7')).toContain('dígito verificador')
  })
})
