/** The bare address in lower case, with or without a display name (`Lucía <lucia@obra.test>`). */
export function emailOf(contact: string): string {
  return (/<([^<>]*)>$/.exec(contact)?.[1] ?? contact).toLowerCase()
}
