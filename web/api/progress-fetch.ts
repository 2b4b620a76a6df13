/** A `fetch` with upload progress (0 to 1), by XMLHttpRequest. Use it as the `fetch` option of a call. */
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
        // An exception in a listener would not reject the promise.
        try {
          resolve(new Response(sending.response as Blob, { status: sending.status, headers: headersOf(sending) }))
        } catch (error) {
          reject(error as Error)
        }
      }
      // The errors of `fetch`.
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
