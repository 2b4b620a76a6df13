declare module 'jq-web' {
  /** jq, once its WebAssembly is loaded; `raw` throws for what jq refuses. */
  const jq: Promise<{ raw: (json: string, expression: string, flags: string[]) => string }>
  export default jq
}
