import { describe, expect, it } from 'vitest'
import { passwordStrength } from './password-strength.ts'

const levelOf = (password: string, personalData?: string[]) => passwordStrength(password, personalData).level

describe('passwordStrength', () => {
  it.each([
    ['', 0],
    ['corta12', 0],
    ['12345678', 1],
    ['aaaaaaaaaaaa', 1],
    ['abcdefgh', 1],
    ['contraseña1', 1],
    ['Password123!', 1],
    ['20262026', 1],
    ['tomates7', 2],
    ['obra-demo-2026', 3],
    ['caballo verde', 3],
    ['mate amargo en la vereda', 4],
    ['x7$Kp2!mQ9vL', 4],
  ])('rates %s with %i', (password, level) => {
    expect(levelOf(password)).toBe(level)
  })

  it('does not count personal data', () => {
    expect(levelOf('luciaferreyra1', ['Lucía Ferreyra', 'lucia.ferreyra@obra.test'])).toBe(1)
    expect(passwordStrength('luciaferreyra1', ['lucia.ferreyra@obra.test']).words).toContain('tus propios datos')
  })
})
