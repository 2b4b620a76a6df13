import { oneLine, quoteUntrusted } from '../../lib/mail-text.ts'

/** The mail of an invitation: a single-use link, valid for 7 days. */
export function invitationMail(invitation: { company: string; invitedBy: string; rol: string; link: string }) {
  const { company, invitedBy, rol, link } = invitation
  const lines = [
    'Hola:',
    `${quoteUntrusted(invitedBy)} te invita a trabajar en ${quoteUntrusted(company)} con Obra, como ${rol}. Abrí este enlace para aceptar:`,
    link,
    'El enlace vence en siete días y sirve una sola vez. Si no conocés a quien te invita, ignorá este mail.',
    'El equipo de Obra',
  ]
  return { subject: `Te invitaron a ${oneLine(company)} en Obra`, text: lines.join('\n\n') }
}
