import { expect, it } from 'vitest'
import type { PlacedFile } from '../../ui/files/dropped-files.ts'
import { findClashes } from './existing-names.ts'
import type { Clash } from './queries.ts'

const placedFile = (way: string): PlacedFile => {
  const parts = way.split('/')
  return { file: new File(['x'], parts.at(-1)!), folders: parts.slice(0, -1) }
}

it('finds taken names in existing folders and does not look below new ones', async () => {
  const there: Record<string, Record<string, string>> = {
    root: { Obra: 'folder', 'a.txt': 'TXT' },
    Obra: { 'b.txt': 'TXT' },
  }
  const lookups: string[] = []
  const find = (folderId: string | null, names: readonly string[]) => {
    lookups.push(`${folderId ?? 'root'}: ${names.join(', ')}`)
    const taken = names.filter((name) => there[folderId ?? 'root']?.[name])
    return Promise.resolve(
      taken.map(
        (name) => ({ name, existing: { id: name, type: there[folderId ?? 'root']![name] } }) as unknown as Clash,
      ),
    )
  }
  const files = ['a.txt', 'otro.txt', 'Obra/b.txt', 'Nueva/b.txt', 'Nueva/Dentro/c.txt'].map(placedFile)
  const clashes = await findClashes(files, null, find)
  expect([...clashes.keys()]).toEqual([files[0], files[2]])
  expect(lookups).toEqual(['root: a.txt, otro.txt', 'root: Obra', 'Obra: b.txt', 'root: Nueva'])
})
