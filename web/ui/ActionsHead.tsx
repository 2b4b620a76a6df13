/** The header of a column of buttons; its text is visible to screen readers only. */
export function ActionsHead() {
  return (
    <th scope="col">
      <span className="visually-hidden">Acciones</span>
    </th>
  )
}
