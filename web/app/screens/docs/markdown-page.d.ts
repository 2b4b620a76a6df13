/** Provided by web/build/markdown-pages.ts. */
declare module '*.md?page' {
  export const html: string
}
