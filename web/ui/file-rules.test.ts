import { expect, test } from 'vitest'
import { sortFiles } from './file-rules.ts'

const file = (name: string, type: string, size = 10) => ({ name, type, size })

test('accepts files within the rules, and refuses others by name and reason', () => {
  const files = [
    file('foto.PNG', 'image/png'),
    file('a.exe', ''),
    file('plano.PDF', ''),
    file('gran.png', 'image/png', 2e6),
  ]
  const { taken, refusals } = sortFiles(files, { accept: 'image/*, .pdf', maxBytes: 1e6 })
  expect(taken.map(({ name }) => name)).toEqual(['foto.PNG', 'plano.PDF'])
  expect(refusals).toEqual(['a.exe no es de un tipo que se pueda subir.', 'gran.png pesa 2 MB; el límite es 1 MB.'])
})

test('counts the files beyond the limit', () => {
  const { taken, refusals } = sortFiles([file('a', ''), file('b', ''), file('c', '')], { maxFiles: 1 })
  expect(taken).toHaveLength(1)
  expect(refusals).toEqual(['Sobraron 2 archivos: entran 1.'])
})
