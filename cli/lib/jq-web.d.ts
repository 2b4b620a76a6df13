declare module 'jq-web' {
  /** Resolves once the WebAssembly of jq is loaded; `raw` throws for jq's errors. */
  const jq: Promise<{ raw: (json: string, expression: string, flags: string[]) => string }>
  export default jq
}
