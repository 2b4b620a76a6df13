/** A message to send, signed with each of the secrets (Standard Webhooks). */
export type WebhookCall = {
  url: string
  id: string
  timestamp: Date
  body: string
  secrets: string[]
  /** Trace headers for the receiver. */
  trail?: Record<string, string>
}
export type WebhookAnswer = { status: number; text: string }

/** Calls external URLs. */
export type WebhookSender = {
  /** Why a URL may not be called, as a Spanish sentence; undefined if it may. */
  refusal(url: string): string | undefined
  /** Rejects with a Spanish message if there is no answer. */
  send(call: WebhookCall): Promise<WebhookAnswer>
  /** Reads an address (GET), without following redirects. Rejects with a Spanish message if there is no answer, or too long a one. */
  read(url: string): Promise<WebhookAnswer>
}
