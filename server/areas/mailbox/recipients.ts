import type { MailAddress } from '../../adapters/mailer.ts'

/** The bare address in lower case, with or without a display name (`Lucía <lucia@obra.test>`). */
export function emailOf(contact: string): string {
  return (/<([^<>]*)>$/.exec(contact)?.[1] ?? contact).toLowerCase()
}

/** A recipient as written, with its name apart. */
export function mailAddressOf(contact: string): MailAddress {
  const [, name = '', address = contact] = /^([^<>]*)<([^<>]*)>$/.exec(contact) ?? []
  return { name: name.trim(), address }
}
