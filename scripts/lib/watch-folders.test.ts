import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchFolders } from './watch-folders.ts'

let folder = ''
let stop = async () => {}
const onChange = vi.fn()

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'obra-watch-'))
  mkdirSync(path.join(folder, 'areas'))
  mkdirSync(path.join(folder, 'generated'))
  stop = await watchFolders([folder], [path.join(folder, 'generated')], onChange.mockReset())
})

afterEach(async () => {
  await stop()
  rmSync(folder, { recursive: true })
})

const write = (file: string) => writeFileSync(path.join(folder, file), 'x')
const called = (times: number) => vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(times), 10_000)

it('calls back once for several changes, and again for a later one, in subfolders too', async () => {
  for (const file of ['a.yaml', 'areas/b.yaml', 'areas/c.yaml']) write(file)
  await called(1)
  // Like editors: a new file replaces the old one.
  for (const times of [2, 3]) {
    write('new')
    renameSync(path.join(folder, 'new'), path.join(folder, 'areas/b.yaml'))
    await called(times)
  }
})

it('ignores changes in excluded folders', async () => {
  write('generated/out.json')
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(onChange).not.toHaveBeenCalled()
  write('a.yaml')
  await called(1)
})
