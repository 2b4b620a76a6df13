import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../api/operations.ts'
import { ApiError, errorMessage } from '../../api/problem.ts'
import { useOnce } from '../../api/use-once.ts'
import { Alert } from '../../ui/Alert.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ConteoResult } from './ConteoResult.tsx'
import { confirmConteo, type Conteo } from './queries.ts'
import { differs } from './sheet.ts'

type ConfirmConteoDialogProps = { proyectoId: number; conteo: Conteo; onClose: () => void }

/** Shows the differences that the count would post, and confirms it. */
export function ConfirmConteoDialog({ proyectoId, conteo, onClose }: ConfirmConteoDialogProps) {
  const { id, version } = conteo
  const once = useOnce()
  const { mutateAsync: confirm } = useMutation(confirmConteo)
  const form = useForm<{ reemplaza: boolean }>({
    draft: null,
    values: { reemplaza: false },
    save: ({ reemplaza }) => once((headers) => confirm({ proyectoId, id, body: { version, reemplaza }, headers })),
    onSaved: onClose,
  })
  const { reemplaza } = form.values
  const dry = useQuery({
    queryKey: ['dry-run', 'conteo', proyectoId, id, version, reemplaza],
    queryFn: ({ signal }) =>
      call('confirmConteo', { proyectoId, id, simular: true, body: { version, reemplaza } }, { signal }),
    retry: false,
    gcTime: 0,
  })
  const isOvertaken = dry.error instanceof ApiError && dry.error.error === 'Counted since'
  return (
    <FormDialog
      form={form}
      title="Confirmar el conteo"
      failure="No se confirmó."
      saveLabel="Confirmar"
      isSaveDisabled={!dry.data}
      onClose={onClose}
      width={640}
    >
      {dry.isPending && <Skeleton height="8rem" />}
      {dry.error && <Alert type="warning">{errorMessage(dry.error)}</Alert>}
      {(isOvertaken || reemplaza) && (
        <CheckboxField label="Que valga este conteo, y no el otro" {...form.field('reemplaza')} />
      )}
      {dry.data && <Differences conteo={dry.data} />}
    </FormDialog>
  )
}

function Differences({ conteo: { lineas, marcadas } }: { conteo: Conteo }) {
  const different = lineas.filter(differs)
  const uncounted = lineas.length - marcadas
  return (
    <>
      <p>
        {different.length === 0 ? 'Todo lo contado coincide con el stock.' : differencesText(different.length)}{' '}
        {uncounted > 0 &&
          (uncounted === 1 ? '1 sin contar queda como está.' : `${uncounted} sin contar quedan como están.`)}{' '}
        Un conteo confirmado no se cambia: se corrige con otro.
      </p>
      {different.length > 0 && <ConteoResult lineas={different} />}
    </>
  )
}

const differencesText = (count: number) =>
  count === 1 ? '1 material cambia su stock.' : `${count} materiales cambian su stock.`
