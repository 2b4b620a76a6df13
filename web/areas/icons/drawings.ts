import { onHost } from '../../lib/base-path.ts'

/** The address of an icon: a symbol in its set's file. */
export const drawingOf = (set: string, name: string): string => onHost(`/assets/icons/${set}.svg#${name}`)

/** An icon as a standalone SVG. Throws if the set's file cannot be read or lacks the icon. */
export async function readSvg(set: string, name: string): Promise<string> {
  const response = await fetch(onHost(`/assets/icons/${set}.svg`))
  if (!response.ok) throw new Error(`${response.status}`)
  const sheet = new DOMParser().parseFromString(await response.text(), 'image/svg+xml')
  const symbol = sheet.getElementById(name)
  if (!symbol) throw new Error(name)
  const box = symbol.getAttribute('viewBox') ?? '0 0 24 24'
  const [, , width, height] = box.split(' ')
  const body = symbol.innerHTML.replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${body}</svg>`
}
