declare module 'virtual:tab-fixtures' {
  /** What `fixtures/<area>.yaml` says, by area. */
  export const data: Record<string, unknown>
  /** Texts under `fixtures/`, by name. */
  export const texts: Record<string, string>
  /** The addresses of the other files there. */
  export const files: Record<string, string>
}

declare module 'virtual:tab-delays' {
  /** Milliseconds by `GET /api/path` (`x-mock-delay` of the contract). */
  const delays: Record<string, number>
  export default delays
}
