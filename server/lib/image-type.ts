const signatures: { type: string; matches: (bytes: Uint8Array) => boolean }[] = [
  { type: 'image/png', matches: (bytes) => starts(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { type: 'image/jpeg', matches: (bytes) => starts(bytes, [0xff, 0xd8, 0xff]) },
  { type: 'image/gif', matches: (bytes) => starts(bytes, [0x47, 0x49, 0x46, 0x38]) },
  {
    type: 'image/webp',
    matches: (bytes) => starts(bytes, [0x52, 0x49, 0x46, 0x46]) && starts(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50]),
  },
]

function starts(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}

/** The media type of a raster image by its signature, or undefined; names and declared types are not trusted. */
export function imageType(bytes: Uint8Array): string | undefined {
  return signatures.find((signature) => signature.matches(bytes))?.type
}
