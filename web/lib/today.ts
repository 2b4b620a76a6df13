const local = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' })

/** Today's date in Buenos Aires in wire format. */
export const todayText = (): string => local.format(new Date())
