import { sheetCells } from '../../../../openapi/shared/sheet-cells.ts'

/** Of a longer text the beginning is shown. */
export const mostCharacters = 200_000
export const mostRows = 500

/** Whether the viewer shows files of this type as text. */
export const isText = (type: string): boolean => type === 'text/plain' || type === 'text/csv'

const isTable = (name: string, type: string) => type === 'text/csv' || name.toLowerCase().endsWith('.csv')

export type TextContent = { isCut: boolean } & ({ text: string } | { rows: string[][] })

/** The text of a file, or the rows of a CSV file; cut where it is too long to show. */
export async function readTextContent(file: { name: string; type: string }, content: Blob): Promise<TextContent> {
  const start = content.slice(0, mostCharacters)
  if (!isTable(file.name, file.type)) return { text: await start.text(), isCut: content.size > start.size }
  const rows = await sheetCells(new Uint8Array(await start.arrayBuffer()))
  // The last row may be cut in the middle.
  const whole = content.size > start.size ? rows.slice(0, -1) : rows
  return { rows: whole.slice(0, mostRows), isCut: content.size > start.size || whole.length > mostRows }
}
