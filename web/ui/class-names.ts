/** Joins the class names that hold: `classNames('card', isActive && 'card-active')`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
