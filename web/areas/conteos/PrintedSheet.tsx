import { quantityText } from '../../lib/number-text.ts'
import type { Conteo } from './queries.ts'

/** The sheet on paper, with an empty box where nothing is counted yet. */
export function PrintedSheet({ conteo: { lineas, ciego } }: { conteo: Conteo }) {
  return (
    <table className="table" aria-label="Planilla de conteo">
      <thead>
        <tr>
          <th scope="col">Código</th>
          <th scope="col">Material</th>
          <th scope="col">Unidad</th>
          {!ciego && (
            <th scope="col" className="table-number">
              Debería haber
            </th>
          )}
          <th scope="col" className="table-number">
            Contado
          </th>
        </tr>
      </thead>
      <tbody>
        {lineas.map(({ materialId, codigo, material, unidad, teorico, contado }) => (
          <tr key={materialId}>
            <td>{codigo}</td>
            <td>{material}</td>
            <td>{unidad}</td>
            {!ciego && <td className="table-number">{teorico && quantityText(teorico)}</td>}
            <td className="table-number">{contado === null ? '________' : quantityText(contado)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
