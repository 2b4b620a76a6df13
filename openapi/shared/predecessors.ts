/** How people write what a task waits for: '1.2' after the end of 1.2, '1.2+3' three working days later, '1.2-1' one earlier. */
export type Predecessor = { codigo: string; desfaseDias: number }

// `FC` (fin a comienzo) and the days are how other programs write the same: '1.2FC+3 días'.
const pattern = /^([\p{L}\d._]+?)\s*(?:FC|FS)?\s*([+-]\s*\d{1,3})?\s*(?:d|d[ií]as?)?$/iu

/** The predecessors in a text, separated by semicolons or commas; undefined if a part of it is none. */
export function parsePredecessors(text: string): Predecessor[] | undefined {
  const parts = text
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const found = parts.flatMap((part) => {
    const [, codigo, lag = '0'] = pattern.exec(part) ?? []
    return codigo === undefined ? [] : { codigo, desfaseDias: Number(lag.replace(/\s/g, '')) }
  })
  return found.length === parts.length ? found : undefined
}

export function predecessorsText(list: readonly Predecessor[]): string {
  return list.map(({ codigo, desfaseDias }) => `${codigo}${desfaseDias > 0 ? '+' : ''}${desfaseDias || ''}`).join('; ')
}
