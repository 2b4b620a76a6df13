/** The project named by an address (`?proyecto=ID`); null without one, or if it is no project id. */
export function projectIn(search: URLSearchParams): number | null {
  const text = search.get('proyecto') ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** The same address with a project, instead of the one that it names. */
export function addressInProject(address: string, projectId: number): string {
  const [path = '', query = ''] = address.split('?')
  const search = new URLSearchParams(query)
  search.set('proyecto', String(projectId))
  return `${path}?${search.toString()}`
}
