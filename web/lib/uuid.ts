/** A random UUID; `crypto.randomUUID` needs HTTPS, this does not. */
export const newUuid = (): string =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const random = crypto.getRandomValues(new Uint8Array(1))[0]!
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16)
  })
