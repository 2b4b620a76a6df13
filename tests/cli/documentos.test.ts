import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { useObra } from '../support/cli.ts'

const obra = useObra()

beforeAll(async () => {
  await obra.login()
  await obra.json(['developers', 'use', '1'])
  await obra.json(['projects', 'use', '3'])
})

it('uploads into a folder by its path, adds versions, lists and downloads', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'obra-documents-'))
  const file = path.join(folder, 'Acta de la consola.txt')
  writeFileSync(file, 'uno')
  const put = (...more: string[]) =>
    obra.json(['documentos', 'put', file, '--carpeta', 'Consola/Actas', ...more]) as Promise<
      { resultado: string; documento: { id: string; ruta: string; versionNumero: number } }[]
    >
  const [created] = await put()
  expect(created).toMatchObject({ resultado: 'creado', documento: { ruta: 'Consola/Actas' } })
  writeFileSync(file, 'dos')
  expect(await put('--al-chocar', 'version')).toMatchObject([{ resultado: 'version', documento: { versionNumero: 2 } }])
  expect(await obra.json(['documentos', 'list', '--search', 'acta consola'])).toMatchObject([{ versionNumero: 2 }])
  const target = path.join(folder, 'copia.txt')
  await obra.json(['documentos', 'get', created!.documento.id, '--numero', '1', '--en', target])
  expect(readFileSync(target, 'utf8')).toBe('uno')
})
