import { describe, expect, it } from 'vitest'
import { linkOf } from './sentences.ts'

const change = { accion: 'crear', entidadId: 'a1', desarrolladoraId: 2, proyectoId: 5 }
const linkTo = (part: Partial<typeof change> & { entidad: string }, contratoId?: string) =>
  linkOf({ ...change, ...part }, 1, contratoId)?.link

describe('the link of a change', () => {
  it('opens the record in its project, whichever is active', () => {
    expect(linkTo({ entidad: 'comprobante' })).toBe('/finanzas/comprobantes?abierto=a1&proyecto=5')
    expect(linkTo({ entidad: 'contrato' })).toBe('/finanzas/contratos/a1?proyecto=5')
    expect(linkTo({ entidad: 'certificado' }, 'c9')).toBe('/finanzas/contratos/c9/certificados/a1?proyecto=5')
  })

  it('opens the list if the record is gone or has no screen of its own', () => {
    expect(linkTo({ entidad: 'pago', accion: 'borrar' })).toBe('/finanzas/pagos?proyecto=5')
    expect(linkTo({ entidad: 'modificacion' })).toBe('/finanzas/modificaciones?proyecto=5')
    expect(linkTo({ entidad: 'certificado' })).toBe('/finanzas/certificados?proyecto=5')
  })

  it('opens a project by its own address', () => {
    expect(linkTo({ entidad: 'proyecto', entidadId: '5' })).toBe('/desarrolladoras/2/proyectos/5')
  })

  it('opens entries of catalogues in the active company only', () => {
    const entry = { entidad: 'rubro', accion: 'crear', entidadId: 'r1', proyectoId: null }
    expect(linkOf({ ...entry, desarrolladoraId: 2 }, 1)).toBeUndefined()
    expect(linkOf({ ...entry, desarrolladoraId: 1 }, 1)?.link).toBe('/solo-desarrollo/carga-categoricos?abierto=r1')
  })
})
