declare module 'virtual:tab-fixtures' {
  /** The data of `fixtures/<area>.yaml`, by area. */
  export const data: Record<string, unknown>
  /** Texts under `fixtures/`, by name. */
  export const texts: Record<string, string>
  /** The URLs of the other files there. */
  export const files: Record<string, string>
}

declare module 'virtual:tab-contents' {
  /** The sample files, base64, from `fixtures/<area>.contents.yaml`, by file name without extension. */
  const contents: Record<string, unknown>
  export default contents
}

declare module 'virtual:tab-delays' {
  /** Milliseconds by `GET /api/path` (`x-mock-delay` of the contract). */
  const delays: Record<string, number>
  export default delays
}
