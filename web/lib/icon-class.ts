/** The classes of a PrimeIcons icon from stored data; other classes in it are dropped. */
export function iconClass(icon: string | null, fallback: string): string {
  const name = icon?.split(/\s+/).find((part) => /^pi-[a-z0-9-]+$/.test(part))
  return `pi ${name ?? fallback}`
}
