import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { ApiError, errorMessage } from '../../api/problem.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { saveShortcut, type Shortcut } from './queries.ts'
import {
  checkDraft,
  draftOf,
  shortcutIcons,
  toInput,
  type ShortcutDraft,
  type ShortcutErrors,
} from './shortcut-rules.ts'

type ShortcutFormProps = {
  /** The one to change; null for a new one. */
  shortcut: Shortcut | null
  places: readonly { path: string; title: string }[]
  canOpen: (link: string) => boolean
  onDone: () => void
}

/** Name, icon and target of a shortcut. */
export function ShortcutForm({ shortcut, places, canOpen, onDone }: ShortcutFormProps) {
  const { pathname } = useLocation()
  const paths = places.map(({ path }) => path)
  const [draft, setDraft] = useState(() => draftOf(shortcut, paths, pathname))
  const [errors, setErrors] = useState<ShortcutErrors>({})
  const { mutate, isPending, error } = useMutation(saveShortcut)
  const change = (part: Partial<ShortcutDraft>) => {
    setDraft({ ...draft, ...part })
    setErrors({})
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = checkDraft(draft, canOpen)
    setErrors(found)
    const first = Object.keys(found)[0]
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    if (!isPending) mutate({ id: shortcut?.id, shortcut: toInput(draft, shortcut) }, { onSuccess: onDone })
  }
  const refused = error instanceof ApiError ? error : null
  return (
    <form className="shortcut-form" onSubmit={submit} noValidate>
      <TextField
        label="Nombre"
        name="label"
        required
        maxLength={100}
        autoFocus
        autoComplete="off"
        value={draft.label}
        error={errors.label ?? refused?.issue('shortcut.label')}
        onChange={(event) => change({ label: event.target.value })}
      />
      <Field label="Página">
        {(control) => (
          <select
            {...control}
            name="place"
            className="input"
            value={draft.place}
            onChange={(event) => change({ place: event.target.value })}
          >
            {places.map(({ path, title }) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
            <option value="">Otra dirección…</option>
          </select>
        )}
      </Field>
      {draft.place === '' && (
        <TextField
          label="Dirección"
          name="address"
          type="url"
          required
          maxLength={2000}
          placeholder="https://"
          autoComplete="off"
          value={draft.address}
          error={errors.address ?? refused?.issue('shortcut.link')}
          onChange={(event) => change({ address: event.target.value })}
        />
      )}
      <TextField
        label="Descripción"
        name="description"
        maxLength={2000}
        autoComplete="off"
        value={draft.description}
        error={refused?.issue('shortcut.description')}
        onChange={(event) => change({ description: event.target.value })}
      />
      <IconChoice value={draft.icon} onChange={(icon) => change({ icon })} />
      {error && (
        <p className="shortcut-refusal" role="alert">
          {errorMessage(error)}
        </p>
      )}
      <div className="shortcut-form-actions">
        <Button onClick={onDone}>Cancelar</Button>
        <Button type="submit" variant="primary" busy={isPending}>
          {shortcut ? 'Guardar' : 'Crear acceso directo'}
        </Button>
      </div>
    </form>
  )
}

function IconChoice({ value, onChange }: { value: string; onChange: (icon: string) => void }) {
  const isKnown = shortcutIcons.some(({ icon }) => icon === value)
  const icons = isKnown || !value ? shortcutIcons : [{ icon: value, name: 'El de ahora' }, ...shortcutIcons]
  return (
    <fieldset className="icon-choice">
      <legend className="field-label">Ícono</legend>
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
    </fieldset>
  )
}
