import { oneLine } from '../../lib/mail-text.ts'
import type { OutgoingMail } from '../mailbox/door.ts'
import type { NotificationKind } from './settings.service.ts'

const kindNames: Record<NotificationKind, string> = {
  task: 'Tareas que te asignan',
  comment: 'Comentarios en tus tarjetas',
  chat: 'Mensajes del chat',
  reminder: 'Recordatorios de tus notas',
  event: 'Eventos del calendario',
  company: 'Tu lugar en la empresa',
  invoiceDue: 'Comprobantes por pagar',
  certificateDue: 'Certificados por pagar',
  documentDue: 'Documentos que vencen',
  taskDue: 'Tareas que vencen',
}

type Told = { kind: NotificationKind; title: string; description: string; link: string | null }

/** The mail of a notification: its text, its link, and where to turn such mails off. */
export function notificationMail(
  { name, email }: { name: string; email: string },
  { kind, title, description, link }: Told,
  publicUrl: string,
): OutgoingMail {
  const lines = [
    `Hola, ${oneLine(name)}:`,
    title,
    description,
    link && `Abrilo en Obra: ${publicUrl}${link}`,
    `Te llega este mail porque tus ajustes dicen que los avisos de «${kindNames[kind]}» van también por mail. Si no los querés más, apagalos acá: ${publicUrl}/settings/notifications`,
    'El equipo de Obra',
  ]
  return { recipients: [email], subject: oneLine(title), text: lines.filter(Boolean).join('\n\n') }
}

/** The mail of a day with the due dates of a user, and where to turn such mails off. */
export function dueDatesMail(
  { name, email }: { name: string; email: string },
  notices: Pick<Told, 'title' | 'description' | 'link'>[],
  publicUrl: string,
): OutgoingMail {
  const count = notices.length === 1 ? 'Tenés un vencimiento' : `Tenés ${notices.length} vencimientos`
  const lines = [
    `Hola, ${oneLine(name)}:`,
    `${count} para mirar.`,
    ...notices.map(({ title, description, link }) => `${oneLine(title)}\n${oneLine(description)}\n${publicUrl}${link}`),
    `Te llega este mail porque tus ajustes dicen que los vencimientos van también por mail. Si no los querés más, apagalos acá: ${publicUrl}/settings/notifications`,
    'El equipo de Obra',
  ]
  return { recipients: [email], subject: count, text: lines.join('\n\n') }
}
