/** `fetch` tells nothing of how far an upload has come: XMLHttpRequest does. For the `fetch` option of one call of `api`. */
export function progressFetch(onProgress: (part: number) => void, signal: AbortSignal) {
  return async (request: Request): Promise<Response> => {
    const body = await request.blob()
    return new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest()
      sending.open(request.method, request.url)
      request.headers.forEach((value, name) => sending.setRequestHeader(name, value))
      sending.responseType = 'blob'
      sending.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      sending.onload = () => {
        // What an event's listener throws reaches nobody who waits.
        try {
          resolve(new Response(sending.response as Blob, { status: sending.status, headers: headersOf(sending) }))
        } catch (error) {
          reject(error as Error)
        }
      }
      // As `fetch` fails.
      sending.onerror = () => reject(new TypeError('Failed to fetch'))
      sending.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
      signal.addEventListener('abort', () => sending.abort())
      if (signal.aborted) return sending.onabort(new ProgressEvent('abort'))
      sending.send(body)
    })
  }
}

const headersOf = (sent: XMLHttpRequest): [string, string][] =>
  sent
    .getAllResponseHeaders()
    .split('\r\n')
    .flatMap((line) => {
      const at = line.indexOf(': ')
      return at > 0 ? [[line.slice(0, at), line.slice(at + 2)] as [string, string]] : []
    })
