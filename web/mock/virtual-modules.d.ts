declare module 'virtual:tab-fixtures' {
  /** What `fixtures/<area>.yaml` says, by area. */
  export const data: Record<string, unknown>
  /** Texts under `fixtures/`, by name. */
  export const texts: Record<string, string>
  /** The addresses of the other files there. */
  export const files: Record<string, string>
}

declare module 'virtual:tab-contents' {
  /** The bytes of the sample's files, base64: what `fixtures/<area>.contents.yaml` says, by its name without ending. */
  const contents: Record<string, unknown>
  export default contents
}

declare module 'virtual:tab-delays' {
  /** Milliseconds by `GET /api/path` (`x-mock-delay` of the contract). */
  const delays: Record<string, number>
  export default delays
}
