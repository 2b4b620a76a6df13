import { useMutation, useQuery } from '@tanstack/react-query'
import { QueryState } from '../../api/QueryState.tsx'
import { q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { useOnce } from '../../api/use-once.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { sendPedido, type Pedido } from './queries.ts'

type Mail = Schema<'PedidoMail'>
type SendDialogProps = { proyectoId: number; pedido: Pedido; onClose: () => void }

/** Sends an order to its supplier: the mail can be read and changed before. */
export function SendDialog(props: SendDialogProps) {
  const { proyectoId, pedido, onClose } = props
  const { data, error, refetch } = useQuery(q('getPedidoMail', { proyectoId, id: pedido.id }))
  if (data) return <MailForm {...props} mail={data} />
  return (
    <Dialog isOpen title={titleOf(pedido)} onClose={onClose}>
      <QueryState error={error} onRetry={() => void refetch()} height="16rem" />
    </Dialog>
  )
}

const titleOf = ({ numero }: Pedido) => `Mandar el pedido N.º ${numero}`
const requiredError = (text: string) => (text.trim() === '' ? 'Es obligatorio.' : undefined)

function MailForm({ proyectoId, pedido, mail, onClose }: SendDialogProps & { mail: Mail }) {
  const { id, version, proveedor } = pedido
  const once = useOnce()
  const { mutateAsync: send } = useMutation(sendPedido)
  const form = useForm<Mail>({
    draft: { kind: 'pedido-mail', record: id },
    values: mail,
    check: ({ para, asunto, texto }) => ({
      para: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(para.trim()) ? undefined : 'Escribí un mail, como ventas@corralon.com.',
      asunto: requiredError(asunto),
      texto: requiredError(texto),
    }),
    save: ({ para, asunto, texto }) =>
      once((headers) => send({ proyectoId, id, body: { version, para: para.trim(), asunto, texto }, headers })),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={titleOf(pedido)}
      failure="No se mandó."
      saveLabel="Mandar"
      onClose={onClose}
      width={640}
    >
      <p>Sale de tu correo: las respuestas te llegan a vos, y queda en Enviados.</p>
      <TextField
        label="Para"
        required
        type="email"
        autoFocus={mail.para === ''}
        help={mail.para === '' ? `${proveedor} no tiene mail en su ficha.` : undefined}
        {...form.field('para')}
      />
      <TextField label="Asunto" required maxLength={500} {...form.field('asunto')} />
      <TextAreaField label="Texto" required rows={14} {...form.field('texto')} />
    </FormDialog>
  )
}
