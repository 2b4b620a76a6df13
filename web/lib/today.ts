const local = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' })

/** The day in Buenos Aires, as on the wire. */
export const todayText = (): string => local.format(new Date())
