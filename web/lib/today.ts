import { timeOptions } from './format.ts'

const timeZone = 'America/Argentina/Buenos_Aires'
const local = new Intl.DateTimeFormat('en-CA', { timeZone })
const clock = new Intl.DateTimeFormat('en-CA', { timeZone, ...timeOptions })

/** Today's date in Buenos Aires in wire format. */
export const todayText = (): string => local.format(new Date())

/** The current time on the clocks of Buenos Aires in wire format: '2026-11-25T10:00'. */
export const nowText = (): string => `${todayText()}T${clock.format(new Date())}`
