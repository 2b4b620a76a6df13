import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { windowsPaths, zipOf, type ZippedFile } from './zip.ts'

const encode = (text: string) => new TextEncoder().encode(text)

function file(path: string, text = path): ZippedFile {
  const bytes = encode(text)
  const open = async () => new Response(bytes).body! as ReadableStream<Uint8Array>
  return { path, bytes: bytes.length, modifiedAt: new Date('2026-03-02T01:30:00Z'), open }
}

async function bytesOf(files: ZippedFile[]) {
  const parts = await Array.fromAsync(zipOf(files))
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer())
}

it('names are UTF-8, allowed on Windows, and each once', async () => {
  const paths = [
    'Pólizas/Memoria técnica ñandú.pdf',
    'CON.pdf',
    'a:b?.pdf',
    'acta.pdf',
    'ACTA.pdf',
    'acta (2).pdf',
    'fin. ',
  ]
  const zip = await bytesOf(paths.map((path) => file(path)))
  expect(Object.keys(unzipSync(zip))).toEqual([
    'Pólizas/Memoria técnica ñandú.pdf',
    'CON_.pdf',
    'a_b_.pdf',
    'acta.pdf',
    'ACTA (2).pdf',
    'acta (2) (2).pdf',
    'fin',
  ])
  expect(strFromU8(unzipSync(zip)['CON_.pdf']!)).toBe('CON.pdf')
  const view = new DataView(zip.buffer)
  // Bit 11: the name is UTF-8. The time is that of Buenos Aires: 1 March, 22:30.
  expect(view.getUint16(6, true) & 0x800).toBe(0x800)
  const [time, date] = [view.getUint16(10, true), view.getUint16(12, true)]
  expect([time >> 11, (time >> 5) & 63, date & 31, (date >> 5) & 15, (date >> 9) + 1980]).toEqual([22, 30, 1, 3, 2026])
})

it('files are opened one after the other, when their turn comes', async () => {
  const opened: string[] = []
  const files = ['1', '2', '3'].map((path) => {
    const each = file(path, 'x'.repeat(200_000))
    return { ...each, open: () => (opened.push(path), each.open()) }
  })
  const reader = zipOf(files).getReader()
  await reader.read()
  expect(opened).toEqual(['1'])
  await reader.cancel()
})

it('paths differ without regard to case and accents', () => {
  const pathOf = windowsPaths()
  expect(['Plano.pdf', 'PLÁNO.pdf'.normalize('NFD')].map(pathOf)).toEqual([
    'Plano.pdf',
    'PLÁNO (2).pdf'.normalize('NFD'),
  ])
})
