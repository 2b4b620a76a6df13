/** The text of each page of a PDF; undefined if it is damaged, protected, or beyond the limits of time and memory. */
export type PdfReader = (
  bytes: Uint8Array<ArrayBuffer>,
  limits: { mostPages: number; mostCharacters: number },
) => Promise<string[] | undefined>
