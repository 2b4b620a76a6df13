import { useState } from 'react'
import { words } from '../../../openapi/generated/words.ts'
import { isComposing } from '../../lib/composing.ts'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { FormRow } from '../../ui/form/Form.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { CargaAjustes, CargaDetalle } from './queries.ts'

type Change = Omit<CargaAjustes, 'version'>
type ColumnsProps = { carga: CargaDetalle; isBusy: boolean; onChange: (change: Change) => void }
type Column = CargaDetalle['columnas'][number]

const optionsOf = <Value extends string>(table: Record<Value, string>) =>
  (Object.entries(table) as [Value, string][]).map(([value, label]) => ({ value, label }))

/** The second step: what each column is, and what happens with the rows. */
export function CargaColumns({ carga, isBusy, onChange }: ColumnsProps) {
  const missing = carga.campos.filter(
    ({ nombre, obligatorio }) => obligatorio && !carga.columnas.some(({ campo }) => campo === nombre),
  )
  return (
    <section className="cargas-card" aria-label="Columnas">
      <h2>Columnas</h2>
      <FormRow>
        <TitleRow key={carga.filaTitulos} carga={carga} isBusy={isBusy} onChange={onChange} />
        {carga.puedeCambiar && (
          <SelectField
            label="Qué filas se cargan"
            value={carga.modo}
            disabled={isBusy}
            options={optionsOf(words.CargaModo)}
            onChange={(modo) => onChange({ modo })}
          />
        )}
        <SelectField
          label="Si hay errores"
          value={carga.alcance}
          disabled={isBusy}
          options={optionsOf(words.CargaAlcance)}
          onChange={(alcance) => onChange({ alcance })}
        />
      </FormRow>
      {carga.totales > 0 && (
        <CheckboxField
          label={carga.totales === 1 ? 'Omitir la fila de totales' : `Omitir las ${carga.totales} filas de totales`}
          value={carga.omitirTotales}
          disabled={isBusy}
          onChange={(omitirTotales) => onChange({ omitirTotales })}
        />
      )}
      <TableScroll label="Columnas de la planilla">
        <table className="table cargas-columns">
          <thead>
            <tr>
              <th scope="col">Columna</th>
              <th scope="col">Primer valor</th>
              <th scope="col">Qué es</th>
              <th scope="col">Leído como</th>
            </tr>
          </thead>
          <tbody>
            {carga.columnas.map((column) => (
              <ColumnRow key={column.indice} {...{ carga, column, isBusy, onChange }} />
            ))}
          </tbody>
        </table>
      </TableScroll>
      {missing.length > 0 && (
        <p className="cargas-note">
          Para agregar filas nuevas falta la columna de: {missing.map(({ titulo }) => titulo).join(', ')}.
          {carga.puedeCambiar && ' Para cambiar las que ya están alcanza con la clave.'}
        </p>
      )}
    </section>
  )
}

function TitleRow({ carga: { filaTitulos }, isBusy, onChange }: ColumnsProps) {
  const [text, setText] = useState(filaTitulos === null ? '' : String(filaTitulos))
  const save = () => {
    const row = text.trim() === '' ? null : Number(text)
    if (row !== filaTitulos && (row === null || (Number.isInteger(row) && row > 0))) onChange({ filaTitulos: row })
  }
  return (
    <TextField
      label="Fila de los títulos"
      help="Vacío si no tiene."
      inputMode="numeric"
      value={text}
      disabled={isBusy}
      onChange={(event) => setText(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && event.currentTarget.blur()}
    />
  )
}

function ColumnRow({ carga, column, isBusy, onChange }: ColumnsProps & { column: Column }) {
  const { indice, letra, titulo, ejemplo, leido, campo, pregunta } = column
  const label = `Qué es la columna ${titulo}`
  return (
    <tr>
      <th scope="row">
        {titulo} <small className="cargas-letter">{letra}</small>
      </th>
      <td>{ejemplo}</td>
      <td>
        <select
          className="input"
          aria-label={label}
          value={campo ?? ''}
          disabled={isBusy}
          onChange={({ target }) =>
            onChange({ columnas: [{ indice, campo: target.value === '' ? null : target.value }] })
          }
        >
          <option value="">No se carga</option>
          {carga.campos.map(({ nombre, titulo: field, obligatorio }) => (
            <option key={nombre} value={nombre}>
              {obligatorio ? `${field} *` : field}
            </option>
          ))}
        </select>
      </td>
      <td>{pregunta ? <Question {...{ column, isBusy, onChange }} /> : leido}</td>
    </tr>
  )
}

/** Asks how the values of a column are read, with an example of each answer. */
function Question({ column, isBusy, onChange }: Omit<ColumnsProps, 'carga'> & { column: Column }) {
  const { indice, campo, titulo, pregunta } = column
  if (!pregunta) return null
  const { clase, ejemplo, opciones } = pregunta
  const chosen = column[clase]
  return (
    <fieldset className="cargas-question">
      <legend>
        ¿Cómo se lee «{ejemplo}»? <span className="visually-hidden">Columna {titulo}</span>
      </legend>
      {opciones.map(({ valor, leido }) => (
        <label key={valor}>
          <input
            type="radio"
            name={`pregunta-${indice}`}
            checked={chosen === valor}
            disabled={isBusy}
            onChange={() => onChange({ columnas: [{ indice, campo, [clase]: valor }] })}
          />{' '}
          {leido}
        </label>
      ))}
    </fieldset>
  )
}
