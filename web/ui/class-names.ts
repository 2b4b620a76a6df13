/** Joins the truthy class names: `classNames('card', isActive && 'card-active')`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
