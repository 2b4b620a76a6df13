import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Form } from '../../ui/form/Form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { saveShortcut, type Shortcut } from './queries.ts'
import { checkDraft, draftOf, shortcutIcons, toInput, type ShortcutDraft } from './shortcut-rules.ts'

type ShortcutFormProps = {
  /** The shortcut to edit; null to create one. */
  shortcut: Shortcut | null
  places: readonly { path: string; title: string }[]
  canOpen: (link: string) => boolean
  onDone: () => void
}

/** Creates or edits a shortcut. */
export function ShortcutForm({ shortcut, places, canOpen, onDone }: ShortcutFormProps) {
  const { pathname } = useLocation()
  const [initialDraft] = useState(() =>
    draftOf(
      shortcut,
      places.map(({ path }) => path),
      pathname,
    ),
  )
  const { mutateAsync } = useMutation(saveShortcut)
  const form = useForm<ShortcutDraft>({
    draft: { kind: 'acceso', record: shortcut?.id ?? null },
    values: initialDraft,
    check: (draft) => checkDraft(draft, canOpen),
    save: (draft) => mutateAsync({ id: shortcut?.id, shortcut: toInput(draft, shortcut) }),
    onSaved: onDone,
    renamed: { link: 'address' },
    // The panel stays open across pages, so leaving a page loses nothing.
    leaves: false,
  })
  const options = places.map(({ path, title }) => ({ value: path, label: title }))
  return (
    <Form
      form={form}
      className="shortcut-form"
      failure="No se guardó el acceso directo."
      saveLabel={shortcut ? 'Guardar' : 'Crear acceso directo'}
      onCancel={onDone}
    >
      <TextField label="Nombre" required maxLength={100} autoFocus autoComplete="off" {...form.field('label')} />
      <SelectField
        label="Página"
        options={[...options, { value: '', label: 'Otra dirección…' }]}
        {...form.field('place')}
      />
      {form.values.place === '' && (
        <TextField
          label="Dirección"
          type="url"
          required
          maxLength={2000}
          placeholder="https://"
          autoComplete="off"
          {...form.field('address')}
        />
      )}
      <TextField label="Descripción" maxLength={2000} autoComplete="off" {...form.field('description')} />
      <IconChoice value={form.values.icon} onChange={form.field('icon').onChange} />
    </Form>
  )
}

function IconChoice({ value, onChange }: { value: string; onChange: (icon: string) => void }) {
  const isKnown = shortcutIcons.some(({ icon }) => icon === value)
  const icons = isKnown || !value ? shortcutIcons : [{ icon: value, name: 'El de ahora' }, ...shortcutIcons]
  return (
    <Fieldset className="icon-choice" legend="Ícono">
      <div className="icon-choice-grid">
        {icons.map(({ icon, name }) => (
          <label key={icon} className="icon-choice-option" title={name}>
            <input
              type="radio"
              name="icon"
              className="visually-hidden"
              checked={icon === value}
              onChange={() => onChange(icon)}
            />
            <i className={icon} aria-hidden="true" />
            <span className="visually-hidden">{name}</span>
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
