import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import { ApiError, errorMessage } from '../../api/problem.ts'
import { initialsOf } from '../../lib/format.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toAvatar } from './avatar-image.ts'
import { saveProfile, type User } from './queries.ts'

/** Name and picture of the signed-in person. */
export function ProfileForm({ user, onDone }: { user: User; onDone: () => void }) {
  const [name, setName] = useState(user.name)
  const [avatar, setAvatar] = useState(user.avatar)
  const [nameError, setNameError] = useState<string>()
  const [fileError, setFileError] = useState<string>()
  const picker = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error } = useMutation(saveProfile)

  const pick = async (event: ChangeEvent<HTMLInputElement>) => {
    const { files } = event.target
    const file = files?.[0]
    if (!file) return
    setFileError(undefined)
    try {
      setAvatar(await toAvatar(file))
    } catch (failure) {
      setFileError(failure instanceof Error ? failure.message : String(failure))
    }
    // The same file can be picked again.
    if (picker.current) picker.current.value = ''
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    if (!name.trim()) {
      setNameError('Escribí tu nombre')
      event.currentTarget.querySelector<HTMLElement>('[name=name]')?.focus()
      return
    }
    const profile = {
      ...(name.trim() !== user.name && { name: name.trim() }),
      ...(avatar !== user.avatar && { avatar }),
    }
    if (Object.keys(profile).length === 0) return onDone()
    mutate(profile, { onSuccess: onDone })
  }
  return (
    <form className="profile-form" onSubmit={submit} noValidate>
      <div className="profile-picture">
        <Avatar image={avatar} size="large">
          {initialsOf(name)}
        </Avatar>
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
            {avatar ? 'Cambiar imagen' : 'Elegir imagen'}
          </Button>
          {avatar && (
            <Button size="small" variant="quiet" onClick={() => setAvatar(null)}>
              Quitar
            </Button>
          )}
        </div>
      </div>
      {fileError && (
        <p className="profile-refusal" role="alert">
          {fileError}
        </p>
      )}
      <TextField
        label="Nombre"
        name="name"
        required
        maxLength={200}
        autoComplete="name"
        value={name}
        error={nameError ?? (error instanceof ApiError ? error.issue('user.name') : undefined)}
        onChange={(event) => {
          setName(event.target.value)
          setNameError(undefined)
        }}
      />
      <TextField label="Email" name="email" value={user.email} disabled help="Es tu usuario, así que no cambia." />
      {error && (
        <p className="profile-refusal" role="alert">
          {errorMessage(error)}
        </p>
      )}
      <div className="profile-actions">
        <Button onClick={onDone}>Cancelar</Button>
        <Button type="submit" variant="primary" busy={isPending}>
          Guardar
        </Button>
      </div>
    </form>
  )
}
