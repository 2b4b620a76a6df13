type Party = { name: string; cuit: string; address: string }

/** The parties of a printed document, each with its role. */
export function PrintedParties({ parties }: { parties: readonly (readonly [role: string, party: Party])[] }) {
  return (
    <table>
      <tbody>
        {parties.map(([role, { name, cuit, address }]) => (
          <tr key={role}>
            <th scope="row">{role}</th>
            <td>{name}</td>
            <td>CUIT {cuit}</td>
            <td>{address}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Named values of a printed document. */
export function PrintedTerms({ terms }: { terms: readonly (readonly [name: string, value: string])[] }) {
  return (
    <table>
      <tbody>
        {terms.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
