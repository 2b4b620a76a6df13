import { useMutation } from '@tanstack/react-query'
import { notify } from '../../api/notices.ts'
import { mutate } from '../../api/operations.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { ProjectsFields } from './ProjectsFields.tsx'
import { draftOf, extentText, projectErrors, projectsOf, type ProjectsDraft } from './projects-draft.ts'
import type { Member } from './queries.ts'

/** Chooses the projects that a member sees. */
export function MemberProjectsDialog(props: { companyId: number; member: Member; onClose: () => void }) {
  const { companyId, member, onClose } = props
  const { id, nombre, version } = member
  const { mutateAsync: update } = useMutation(mutate('updateMember', { waits: true }))
  const form = useForm<ProjectsDraft>({
    draft: { kind: 'miembro-proyectos', record: id, parent: companyId },
    values: draftOf(member.proyectos),
    check: projectErrors,
    save: (draft) => update({ desarrolladoraId: companyId, id, body: { proyectos: projectsOf(draft), version } }),
    onSaved() {
      onClose()
      notify({ type: 'success', title: nombre, message: extentText(projectsOf(form.values)), duration: 6000 })
    },
  })
  return (
    <FormDialog
      form={form}
      title={`Proyectos de ${nombre}`}
      failure="No se pudieron guardar los proyectos."
      saveLabel="Guardar"
      width={480}
      onClose={onClose}
    >
      <ProjectsFields companyId={companyId} alcance={form.field('alcance')} proyectos={form.field('proyectos')} />
    </FormDialog>
  )
}
