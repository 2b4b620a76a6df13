import { afterEach, beforeEach, vi } from 'vitest'

/** Uploads use XMLHttpRequest: here it is implemented by the page's `fetch`. */
class Sending {
  upload = {}
  status = 0
  response: Blob | undefined
  onload = (): void => {}
  onerror = (): void => {}
  private address = { method: '', url: '' }
  private headers = new Headers()
  open(method: string, url: string): void {
    this.address = { method, url }
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value)
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\n'
  }
  abort(): void {}
  async send(body: Blob): Promise<void> {
    const { method, url } = this.address
    try {
      const answer = await fetch(url, { method, headers: this.headers, body })
      this.status = answer.status
      this.response = await answer.blob()
      this.onload()
    } catch {
      this.onerror()
    }
  }
}

/** Lets the tests of a file upload. */
export function sendUploads(): void {
  beforeEach(() => void vi.stubGlobal('XMLHttpRequest', Sending))
  afterEach(() => void vi.unstubAllGlobals())
}
