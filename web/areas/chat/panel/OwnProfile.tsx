import { useMutation, useQuery } from '@tanstack/react-query'
import { q } from '../../../api/operations.ts'
import { QueryState } from '../../../api/QueryState.tsx'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextAreaField } from '../../../ui/TextAreaField.tsx'
import { saveProfile } from '../changes.ts'
import type { Profile } from '../queries.ts'

/** The user's profile as the others see it, with an editable text about themselves. */
export function OwnProfile() {
  const { data, error, refetch } = useQuery(q('getChatProfile'))
  if (!data) {
    return (
      <QueryState error={error} onRetry={() => void refetch()}>
        <div role="status" className="side-panel-loading">
          <span className="visually-hidden">Cargando tu perfil…</span>
          <Skeleton width="4.5rem" height="4.5rem" radius="50%" />
          <Skeleton width="60%" />
        </div>
      </QueryState>
    )
  }
  return <ProfileForm profile={data} />
}

function ProfileForm({ profile }: { profile: Profile }) {
  const { name, email, avatar, about } = profile
  const { mutateAsync } = useMutation(saveProfile)
  const form = useForm<{ about: string }>({
    draft: { kind: 'perfil-chat', record: email },
    values: { about },
    save: async (draft) => void (await mutateAsync({ body: { profile: { about: draft.about.trim() } } })),
  })
  return (
    <>
      <div className="chat-person">
        <Avatar image={avatar} name={name} size="large" />
        <p className="chat-person-name">{name}</p>
        <p className="chat-person-about">{email}</p>
      </div>
      <Form
        form={form}
        className="chat-profile-form"
        label="Mi perfil"
        failure="No se guardó tu perfil."
        saveLabel="Guardar"
        isSaveDisabled={!form.isDirty}
        onCancel={form.discard}
      >
        <TextAreaField
          label="Sobre vos"
          help="Así te ven las personas con las que hablás. El nombre y la foto se cambian en «Tu cuenta»."
          rows={3}
          maxLength={200}
          {...form.field('about')}
        />
      </Form>
    </>
  )
}
