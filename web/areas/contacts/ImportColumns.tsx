import { words } from '../../../openapi/generated/words.ts'
import { TableScroll } from '../../ui/TableScroll.tsx'
import type { ContactColumn, ContactField } from './remembered-columns.ts'

/** Fields that only the titles of their columns tell: they belong to another column. */
const foundOnly: readonly ContactField[] = ['emailLabel', 'phoneLabel', 'addressPart']
const fields = Object.keys(words.ContactColumnField) as ContactField[]

type ImportColumnsProps = {
  columns: ContactColumn[]
  isBusy: boolean
  onChoose: (index: number, field: ContactField) => void
}

/** What each column of a table of contacts is. */
export function ImportColumns({ columns, isBusy, onChoose }: ImportColumnsProps) {
  return (
    <section className="import-columns" aria-label="Columnas">
      <TableScroll label="Columnas del archivo">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Columna</th>
              <th scope="col">Primer valor</th>
              <th scope="col">Qué es</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ index, title, sample, field, found }) => (
              <tr key={index}>
                <th scope="row">{title}</th>
                <td>{sample}</td>
                <td>
                  <select
                    className="input"
                    aria-label={`Qué es la columna ${title}`}
                    value={field}
                    disabled={isBusy}
                    onChange={({ target }) => onChoose(index, target.value as ContactField)}
                  >
                    {fields
                      .filter((each) => each === found || !foundOnly.includes(each))
                      .map((each) => (
                        <option key={each} value={each}>
                          {words.ContactColumnField[each]}
                        </option>
                      ))}
                  </select>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </section>
  )
}
