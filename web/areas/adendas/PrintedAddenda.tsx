import { useQuery } from '@tanstack/react-query'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { addendaQuery, addendumName, termText, type Place } from './queries.ts'

/** The approved addenda on the sheet of their contract. */
export function PrintedAddenda(place: Place) {
  const { data } = useQuery(addendaQuery(place))
  const approved = (data?.items ?? []).filter(({ estado }) => estado === 'aprobada').toReversed()
  if (approved.length === 0) return null
  return (
    <>
      <h2>Adendas</h2>
      <table>
        <tbody>
          {approved.map((addendum) => (
            <tr key={addendum.id}>
              <th scope="row">{addendumName(addendum)}</th>
              <td>{dateText(addendum.fecha)}</td>
              <td>{addendum.motivo}</td>
              <td className="agreement-number">{termText(addendum)}</td>
              <td className="agreement-number">{moneyText(addendum.total, addendum.moneda)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
