import { expect, it } from 'vitest'
import { zipOf } from './zip.ts'

it('more than 65,535 files are read back: Zip64', async () => {
  const count = 65_600
  const open = async () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('x'))
        controller.close()
      },
    })
  const modifiedAt = new Date(0)
  const files = Array.from({ length: count }, (_, index) => ({ path: `${index}.txt`, bytes: 1, modifiedAt, open }))
  const parts = await Array.fromAsync(zipOf(files))
  const zip = new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer())
  const viewAt = (place: number) => new DataView(zip.buffer, place)
  const locator = viewAt(zip.length - 22 - 20)
  expect(locator.getUint32(0, true)).toBe(0x07064b50)
  const end = viewAt(Number(locator.getBigUint64(8, true)))
  expect([end.getUint32(0, true), Number(end.getBigUint64(32, true))]).toEqual([0x06064b50, count])
  expect(viewAt(Number(end.getBigUint64(48, true))).getUint32(0, true)).toBe(0x02014b50)
})
