/** The colour that a token stands for right now, as the canvas understands it: light-dark() is settled by the browser. */
export function tokenColour(token: string, alpha = 1): string {
  const probe = document.createElement('span')
  probe.style.color = alpha === 1 ? `var(${token})` : `rgb(from var(${token}) r g b / ${alpha})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
