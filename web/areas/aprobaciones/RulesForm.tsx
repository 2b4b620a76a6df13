import { useMutation } from '@tanstack/react-query'
import { notify } from '../../api/notices.ts'
import { mutate } from '../../api/operations.ts'
import '../../records/money.css'
import { monedas, optionsOf } from '../../records/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { useLines } from '../../ui/form/use-lines.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { SwitchField } from '../../ui/SwitchField.tsx'
import { bodyOf, draftOf, freeRule, kinds, rulesErrors, type RulesDraft } from './rules-draft.ts'
import type { Rules } from './queries.ts'

/** The rules of a company, for its administradores. */
export function RulesForm({ companyId, rules }: { companyId: number; rules: Rules }) {
  const { mutateAsync: update } = useMutation(mutate('updateAprobaciones', { waits: true }))
  const form = useForm<RulesDraft, Rules>({
    draft: { kind: 'aprobaciones', record: companyId },
    values: draftOf(rules),
    check: rulesErrors,
    save: (draft) => update({ desarrolladoraId: companyId, body: { ...bodyOf(draft), version: rules.version } }),
    valuesOf: draftOf,
    onSaved: () =>
      notify({ type: 'success', title: 'Reglas guardadas', message: 'Valen desde ahora.', duration: 6000 }),
  })
  const lines = useLines(form, 'reglas')
  const { reglas } = form.values
  const next = freeRule(reglas)
  return (
    <Form
      form={form}
      label="Reglas de aprobación"
      className="company-form"
      failure="No se pudieron guardar las reglas."
      saveLabel="Guardar"
      onCancel={form.discard}
    >
      <Fieldset isFramed legend="Hasta cuánto aprueba un miembro">
        {lines.keys.length === 0 && (
          <p className="company-note">
            Sin reglas, cada miembro aprueba lo que haga falta y los pagos cuentan al cargarlos.
          </p>
        )}
        {lines.keys.map((key, index) => (
          <div key={key} className="money-line" role="group" aria-label={`Regla ${index + 1}`}>
            <SelectField label="Qué" options={optionsOf(kinds)} {...form.field(`reglas.${index}.entidad`)} />
            <SelectField label="Moneda" options={optionsOf(monedas)} {...form.field(`reglas.${index}.moneda`)} />
            <MoneyField
              label="Hasta"
              required
              currency={reglas[index]!.moneda}
              help="0: solo un administrador"
              {...form.field(`reglas.${index}.hasta`)}
            />
            <IconButton icon="pi-trash" label={`Quitar regla ${index + 1}`} onClick={() => lines.remove(index)} />
          </div>
        ))}
        {next && (
          <Button size="small" onClick={() => lines.add(next)}>
            <i className="pi pi-plus" aria-hidden="true" /> Agregar regla
          </Button>
        )}
      </Fieldset>
      <SwitchField
        label="Quien carga no aprueba"
        help="Lo que alguien creó o cambió por última vez lo aprueba otra persona, también si es administrador."
        {...form.field('cargaNoAprueba')}
      />
    </Form>
  )
}
