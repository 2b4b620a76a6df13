/** The classes of a PrimeIcons icon that came as data; anything else in it is left out. */
export function iconClass(icon: string | null, fallback: string): string {
  const name = icon?.split(/\s+/).find((part) => /^pi-[a-z0-9-]+$/.test(part))
  return `pi ${name ?? fallback}`
}
