/** The current computed colour of a token, for the canvas: the browser resolves light-dark(). */
export function tokenColour(token: string, alpha = 1): string {
  const probe = document.createElement('span')
  probe.style.color = alpha === 1 ? `var(${token})` : `rgb(from var(${token}) r g b / ${alpha})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
