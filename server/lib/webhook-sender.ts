/** A message as it is sent, signed by each of the secrets (Standard Webhooks). */
export type WebhookCall = {
  url: string
  id: string
  timestamp: Date
  body: string
  secrets: string[]
  /** The headers by which the receiver can go on with a trace. */
  trail?: Record<string, string>
}
export type WebhookAnswer = { status: number; text: string }

/** What calls addresses outside. */
export type WebhookSender = {
  /** Why an address may not be called, as a Spanish sentence; undefined where it may. */
  refusal(url: string): string | undefined
  /** Rejects with a Spanish sentence where there is no answer. */
  send(call: WebhookCall): Promise<WebhookAnswer>
}
