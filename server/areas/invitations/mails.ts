import type { MailMessage } from '../../adapters/mailer.ts'

/** The mail of an invitation: a link that works once, for 7 days. */
export function invitationMail(
  to: string,
  { company, invitedBy, rol, link }: { company: string; invitedBy: string; rol: string; link: string },
): MailMessage {
  const lines = [
    'Hola:',
    `${invitedBy} te invita a trabajar en ${company} con Obra, como ${rol}. Abrí este enlace para aceptar:`,
    link,
    'El enlace vence en siete días y sirve una sola vez. Si no conocés a quien te invita, ignorá este mail.',
    'El equipo de Obra',
  ]
  return { to, subject: `Te invitaron a ${company.replace(/\s+/g, ' ')} en Obra`, text: lines.join('\n\n') }
}
