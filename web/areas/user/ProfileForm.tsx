import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type ChangeEvent } from 'react'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { toAvatar } from './avatar-image.ts'
import { saveProfile, type User } from './queries.ts'

type Profile = { name: string; avatar: string | null }

/** Name and picture of the signed-in person. */
export function ProfileForm({ user, onDone }: { user: User; onDone: () => void }) {
  const { mutateAsync } = useMutation(saveProfile)
  const form = useForm<Profile>({
    values: { name: user.name, avatar: user.avatar },
    check: ({ name }) => ({ name: name.trim() ? undefined : 'Escribí tu nombre' }),
    async save({ name, avatar }) {
      const changed = {
        ...(name.trim() !== user.name && { name: name.trim() }),
        ...(avatar !== user.avatar && { avatar }),
      }
      if (Object.keys(changed).length > 0) await mutateAsync(changed)
    },
    onSaved: onDone,
    // The panel keeps what was typed while other pages are opened.
    leaves: false,
  })
  return (
    <Form form={form} className="profile-form" failure="No se guardó tu perfil." saveLabel="Guardar" onCancel={onDone}>
      <PictureChoice name={form.values.name} value={form.values.avatar} onChange={form.field('avatar').onChange} />
      <TextField label="Nombre" required maxLength={200} autoComplete="name" {...form.field('name')} />
      <TextField label="Email" value={user.email} disabled help="Es tu usuario, así que no cambia." />
    </Form>
  )
}

type PictureChoiceProps = { name: string; value: string | null; onChange: (avatar: string | null) => void }

function PictureChoice({ name, value, onChange }: PictureChoiceProps) {
  const [error, setError] = useState<string>()
  const picker = useRef<HTMLInputElement>(null)
  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    setError(undefined)
    try {
      onChange(await toAvatar(file))
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure))
    }
    // The same file can be picked again.
    if (picker.current) picker.current.value = ''
  }
  return (
    <>
      <div className="profile-picture">
        <Avatar image={value} name={name} size="large" />
        <div className="profile-picture-actions">
          <input
            ref={picker}
            type="file"
            accept="image/*"
            hidden
            aria-label="Imagen de perfil"
            onChange={(event) => void pick(event)}
          />
          <Button size="small" onClick={() => picker.current?.click()}>
            {value ? 'Cambiar imagen' : 'Elegir imagen'}
          </Button>
          {value && (
            <Button size="small" variant="quiet" onClick={() => onChange(null)}>
              Quitar
            </Button>
          )}
        </div>
      </div>
      {error && (
        <p className="profile-refusal" role="alert">
          {error}
        </p>
      )}
    </>
  )
}
