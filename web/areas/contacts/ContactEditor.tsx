import { useMutation, useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { saveSeen } from '../../api/save-seen.ts'
import { useSeen } from '../../api/use-seen.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Form, FormRow } from '../../ui/form/Form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { avatarShape, coverShape } from '../../ui/picture/draw-picture.ts'
import { PictureField } from '../../ui/picture/PictureField.tsx'
import { RichTextField } from '../../ui/RichTextField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { draftErrors, draftOf, fieldNames, patchOf, describeField, wireOf, type ContactDraft } from './contact-draft.ts'
import { EmailLines, PhoneLines } from './ContactLines.tsx'
import type { ContactPaneProps } from './pane-props.ts'
import { usePhones } from './phones.ts'
import {
  countriesQuery,
  createContact,
  cachedContact,
  reloadContact,
  updateContact,
  type Contact,
  type ContactPatch,
} from './queries.ts'
import './ContactEditor.css'

/** Saves the changed fields. Asks when the same fields were changed elsewhere since the form loaded. */
function useSaveContact() {
  const { mutateAsync } = useMutation(updateContact)
  return async (seen: Contact, draft: ContactDraft): Promise<Contact> => {
    const saved = await saveSeen<Contact, ContactPatch, Contact>({
      seen,
      latest: cachedContact(seen.id) ?? seen,
      patch: patchOf(draft, seen),
      load: () => reloadContact(seen.id),
      send: (contact) => mutateAsync({ body: { id: seen.id, contact } }),
      name: seen.name,
      say: (_key, value) => describeField(value),
      label: (key) => fieldNames[key as keyof ContactDraft],
    })
    return saved ?? cachedContact(seen.id) ?? seen
  }
}

/** The form for a new contact, or for an existing one. */
export function ContactEditor({ contact, go }: ContactPaneProps & { contact: Contact | null }) {
  const { mutateAsync: create } = useMutation(createContact)
  const save = useSaveContact()
  const countries = useQuery(countriesQuery).data ?? []
  const phones = usePhones(countries)
  const seen = useSeen(contact ?? undefined)
  // YYYY-MM-DD in local time, as on the wire: the sv-SE format is ISO.
  const [today] = useState(() => new Date().toLocaleDateString('sv-SE'))
  const form = useForm<ContactDraft, Contact>({
    draft: { kind: 'contacto', record: contact?.id ?? null },
    seen,
    values: draftOf(contact),
    check: (draft) => draftErrors(draft, today),
    save: (draft) => {
      const before = seen.get()
      return before ? save(before, draft) : create({ body: { contact: wireOf(draft) } })
    },
    onSaved: ({ id }) => go({ id }, true),
    renamed: { 'contact.name': 'name', 'contact.emails': 'emails', 'contact.notes': 'notes' },
  })
  useLayoutEffect(() => seen.follow(form.isDirty))
  return (
    <div className="contact-editor">
      <h2 className="contact-editor-title">{contact ? `Editar a ${contact.name}` : 'Contacto nuevo'}</h2>
      <Form
        form={form}
        variant="page"
        label={contact ? `Datos de ${contact.name}` : 'Contacto nuevo'}
        failure={contact ? 'No se guardó: lo que escribiste sigue acá.' : 'No se creó: lo que escribiste sigue acá.'}
        saveLabel={contact ? 'Guardar' : 'Crear contacto'}
        onCancel={() => go({ id: contact?.id ?? null })}
      >
        <PictureField
          label="Imagen de fondo"
          value={form.values.background}
          shape={coverShape}
          onChange={form.field('background').onChange}
        >
          <span className="contact-editor-cover">
            {form.values.background && <img src={form.values.background} alt="" />}
          </span>
        </PictureField>
        <PictureField
          label="Foto"
          value={form.values.avatar}
          shape={avatarShape}
          onChange={form.field('avatar').onChange}
        >
          <Avatar image={form.values.avatar} name={form.values.name || '?'} size="large" />
        </PictureField>
        <TextField label="Nombre" required autoFocus maxLength={200} autoComplete="off" {...form.field('name')} />
        <FormRow>
          <TextField label="Puesto" maxLength={200} autoComplete="off" {...form.field('title')} />
          <TextField label="Empresa" maxLength={200} autoComplete="off" {...form.field('company')} />
        </FormRow>
        <EmailLines form={form} />
        <PhoneLines form={form} countries={countries} phones={phones} />
        <FormRow>
          <DateField label="Cumpleaños" {...form.field('birthday')} />
          <TextField label="Dirección" maxLength={500} autoComplete="off" {...form.field('address')} />
        </FormRow>
        <RichTextField label="Notas" placeholder="Lo que conviene recordar" {...form.field('notes')} />
      </Form>
    </div>
  )
}
