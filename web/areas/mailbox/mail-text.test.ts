import { describe, expect, test } from 'vitest'
import { snippetOf, splitQuotes } from './mail-text.ts'

describe('quotations', () => {
  test('are split off together with their attribution line', () => {
    const content = 'Dale, a las 7.\n\nEl 16/03/2026 11:42, Julieta escribió:\n> ¿A qué hora?\n>\n> Julieta\n\nSaludos'
    expect(splitQuotes(content)).toEqual([
      { isQuoted: false, text: 'Dale, a las 7.' },
      { isQuoted: true, text: 'El 16/03/2026 11:42, Julieta escribió:\n> ¿A qué hora?\n>\n> Julieta' },
      { isQuoted: false, text: 'Saludos' },
    ])
  })

  test('need quoted lines: a sentence that only ends in escribió: is text', () => {
    expect(splitQuotes('El foro escribió:\nnosotros pasamos todo')).toEqual([
      { isQuoted: false, text: 'El foro escribió:\nnosotros pasamos todo' },
    ])
  })

  test('are left out of the snippet, unless there is nothing else', () => {
    expect(snippetOf('> vieja\n\nNueva   línea\nsigue')).toBe('Nueva línea sigue')
    expect(snippetOf('> solo cita')).toBe('> solo cita')
  })
})
