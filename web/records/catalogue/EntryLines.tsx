import { Button } from '../../ui/Button.tsx'
import type { FormField, FormState } from '../../ui/form/form-types.ts'
import { useLines } from '../../ui/form/use-lines.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { lineOf, type Draft, type DraftLine } from './draft.ts'
import { EntryField } from './EntryField.tsx'
import type { Field } from './noun.ts'

type EntryLinesProps = { field: Field; form: FormState<Draft> }

/** A field of kind `lines`: a row of inputs per line, with buttons to add and remove lines. */
export function EntryLines({ field, form }: EntryLinesProps) {
  const { name, label, line = '', columns = [] } = field
  const lines = useLines(form as unknown as FormState<Record<string, DraftLine[]>>, name)
  return (
    <Fieldset isFramed legend={label}>
      {lines.keys.map((key, index) => (
        <div key={key} className="catalogue-line" role="group" aria-label={`${line} ${index + 1}`}>
          {columns.map((column) => (
            <EntryField
              key={column.name}
              field={column}
              around={form.values}
              bound={form.field(`${name}.${index}.${column.name}`) as FormField<Draft[string]>}
            />
          ))}
          <IconButton icon="pi-trash" label={`Quitar ${line} ${index + 1}`} onClick={() => lines.remove(index)} />
        </div>
      ))}
      <Button size="small" onClick={() => lines.add(lineOf(field))}>
        <i className="pi pi-plus" aria-hidden="true" /> Agregar {line}
      </Button>
    </Fieldset>
  )
}
