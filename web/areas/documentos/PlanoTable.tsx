import { TableScroll } from '../../ui/TableScroll.tsx'
import type { SelectOption } from '../../ui/SelectField.tsx'
import type { PlacedFile } from '../../ui/files/dropped-files.ts'
import type { Plano } from './queries.ts'

type PlanoTableProps = {
  files: readonly PlacedFile[]
  planos: readonly Plano[]
  disciplines: readonly SelectOption<Plano['disciplina']>[]
  onChange: (index: number, part: Partial<Plano>) => void
}

/** What the names of files say of drawings, to be corrected before they are sent. */
export function PlanoTable({ files, planos, disciplines, onChange }: PlanoTableProps) {
  return (
    <TableScroll label="Planos para subir">
      <table className="table documentos-planos" aria-label="Número y revisión de los planos">
        <thead>
          <tr>
            <th scope="col">Archivo</th>
            <th scope="col">Disciplina</th>
            <th scope="col">Número</th>
            <th scope="col">Revisión</th>
          </tr>
        </thead>
        <tbody>
          {planos.map(({ disciplina, numero, revision }, index) => {
            const { file, folders } = files[index]!
            return (
              <tr key={[...folders, file.name].join('/')}>
                <th scope="row">{file.name}</th>
                <td>
                  <select
                    className="input"
                    aria-label={`Disciplina de ${file.name}`}
                    value={disciplina}
                    onChange={({ target }) =>
                      onChange(index, { disciplina: disciplines.find(({ value }) => value === target.value)!.value })
                    }
                  >
                    {disciplines.map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </select>
                </td>
                <td>
                  <input
                    className="input"
                    aria-label={`Número de ${file.name}`}
                    aria-invalid={numero.trim() === '' || undefined}
                    maxLength={40}
                    value={numero}
                    onChange={({ target }) => onChange(index, { numero: target.value })}
                  />
                </td>
                <td>
                  <input
                    className="input"
                    aria-label={`Revisión de ${file.name}`}
                    maxLength={20}
                    value={revision}
                    onChange={({ target }) => onChange(index, { revision: target.value })}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </TableScroll>
  )
}
