/** The head of a column of buttons: its name is for screen readers alone. */
export function ActionsHead() {
  return (
    <th scope="col">
      <span className="visually-hidden">Acciones</span>
    </th>
  )
}
