import { useMutation } from '@tanstack/react-query'
import { Avatar } from '../../ui/Avatar.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { avatarShape } from '../../ui/picture/draw-picture.ts'
import { PictureField } from '../../ui/picture/PictureField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { saveProfile, type User } from './queries.ts'

type Profile = { name: string; avatar: string | null }

type ProfileFormProps = {
  user: User
  /** Called after saving or cancelling. */
  onDone: () => void
  onSaved?: () => void
  /** Whether to warn before leaving with changes. Off in the panel, which stays open across pages. */
  leaves?: boolean
  /** Where the email is changed, in words relative to the form. */
  emailPlace?: string
}

/** Edits the user's name and picture. */
export function ProfileForm({
  user,
  onDone,
  onSaved,
  leaves = false,
  emailPlace = 'en los ajustes de tu cuenta',
}: ProfileFormProps) {
  const { mutateAsync } = useMutation(saveProfile)
  const form = useForm<Profile>({
    draft: { kind: 'perfil', record: user.id },
    values: { name: user.name, avatar: user.avatar },
    check: ({ name }) => ({ name: name.trim() ? undefined : 'Escribí tu nombre' }),
    async save({ name, avatar }) {
      const changed = {
        ...(name.trim() !== user.name && { name: name.trim() }),
        ...(avatar !== user.avatar && { avatar }),
      }
      if (Object.keys(changed).length > 0) await mutateAsync(changed)
    },
    onSaved() {
      onDone()
      onSaved?.()
    },
    leaves: leaves ? undefined : false,
  })
  return (
    <Form form={form} className="profile-form" failure="No se guardó tu perfil." saveLabel="Guardar" onCancel={onDone}>
      <PictureField
        label="Imagen de perfil"
        value={form.values.avatar}
        shape={avatarShape}
        isInPlace
        onChange={form.field('avatar').onChange}
      >
        <Avatar image={form.values.avatar} name={form.values.name} size="large" />
      </PictureField>
      <TextField label="Nombre" required maxLength={200} autoComplete="name" {...form.field('name')} />
      <TextField label="Email" value={user.email} disabled help={`Es tu usuario. Se cambia ${emailPlace}.`} />
    </Form>
  )
}
