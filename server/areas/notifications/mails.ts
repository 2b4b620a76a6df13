import { oneLine } from '../../lib/mail-text.ts'
import type { OutgoingMail } from '../mailbox/door.ts'
import type { NotificationKind } from './settings.service.ts'

const kindNames: Record<NotificationKind, string> = {
  task: 'Tareas que te asignan',
  comment: 'Comentarios en tus tarjetas',
  chat: 'Mensajes del chat',
  reminder: 'Recordatorios de tus notas',
  company: 'Tu lugar en la empresa',
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
