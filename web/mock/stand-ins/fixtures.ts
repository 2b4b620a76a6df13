/** The fixtures of the build (web/mock/build/tab-worker.ts); loaded before the server needs them. */
type Fixtures = typeof import('virtual:tab-fixtures')

let fixtures: Pick<Fixtures, 'data' | 'texts' | 'files'> = { data: {}, texts: {}, files: {} }
const files = new Map<string, Uint8Array>()

export async function loadFixtures(): Promise<void> {
  fixtures = await import('virtual:tab-fixtures')
}

/** Loads the sample's pictures and documents, needed only for seeding. */
export async function loadFixtureFiles(): Promise<void> {
  const load = async ([name, address]: [string, string]) => {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    files.set(name, new Uint8Array(await response.arrayBuffer()))
  }
  const [{ default: contents }] = await Promise.all([
    import('virtual:tab-contents'),
    ...Object.entries(fixtures.files).map(load),
  ])
  fixtures = { ...fixtures, data: { ...fixtures.data, ...contents } }
}

export function readFixture<T = unknown>(area: string): T {
  return structuredClone(fixtures.data[area]) as T
}

export function readFixtureFile(name: string): Uint8Array {
  const text = fixtures.texts[name]
  return text === undefined ? files.get(name)! : new TextEncoder().encode(text)
}
