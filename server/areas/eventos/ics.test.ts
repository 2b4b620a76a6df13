import { describe, expect, it } from 'vitest'
import { useTestServer, type Api } from '../../../tests/support/server.ts'

const server = useTestServer()
/** A project with few events of the sample. */
const proyectoId = 3
const params = { proyectoId }
const demo = () => server.current.as('demo@obra.test')

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (uid: string, ...lines: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT']

async function imported(api: Api, text: string, query: { simular?: boolean } = {}) {
  const wrong = new FormData()
  wrong.append('file', new Blob([text]), 'calendario.ics')
  const { status, body } = await api('importEventos', { params, query, wrong })
  expect([status, body]).toMatchObject([200, {}])
  return body
}

async function starting(api: Api, search: string) {
  const query = { desde: '2026-01-01', hasta: '2027-12-31', search }
  const { body } = await api('getOcurrencias', { params, query })
  if (typeof body === 'string') throw new Error('no list')
  return body.items
}
const startsOf = async (api: Api, search: string) => (await starting(api, search)).map(({ inicio }) => inicio)

const exported = async (api: Api) => new TextDecoder().decode((await api('exportEventos', { params })).bytes)

describe('importEventos', () => {
  // elementary/calendar#572, icalparser#72, owncloud/apps#696
  it('reads the time zones that programs write', async () => {
    const api = await demo()
    const described = [
      'BEGIN:VTIMEZONE',
      'TZID:(UTC-03:00) City of Buenos Aires',
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
      'TZOFFSETFROM:-0300',
      'TZOFFSETTO:-0300',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]
    const zones = [
      'Argentina Standard Time',
      'Argentina/Buenos_Aires',
      '(UTC-03:00) City of Buenos Aires',
      '/mozilla.org/20050126_1/America/Buenos_Aires',
      'SA Pacific Standard Time',
      'Xyz',
    ]
    const events = zones.flatMap((zone, index) =>
      event(`zona-${index}`, `DTSTART;TZID="${zone}":20260505T100000`, `SUMMARY:Zona ${index}`),
    )
    const result = await imported(api, calendar(...described, ...events))
    expect(result).toMatchObject({ agregados: 6, rechazados: [] })
    expect(result.avisos).toEqual([expect.stringContaining('«Xyz»')])
    const hours = (await starting(api, 'Zona')).toSorted((a, b) => (a.titulo < b.titulo ? -1 : 1))
    expect(hours.map(({ inicio }) => inicio.slice(11))).toEqual(['10:00', '10:00', '10:00', '10:00', '12:00', '10:00'])
  })

  // rrule#596, node-ical PR#436
  it('includes the last occurrence of UNTIL in UTC and of a date, and exports UTC', async () => {
    const api = await demo()
    const start = 'DTSTART;TZID=America/Argentina/Buenos_Aires:20260805T123000'
    const until = (uid: string, text: string) => event(uid, start, `RRULE:FREQ=WEEKLY;UNTIL=${text}`, `SUMMARY:${uid}`)
    await imported(api, calendar(...until('hasta-utc', '20260819T153000Z'), ...until('hasta-dia', '20260819')))
    const days = ['2026-08-05T12:30', '2026-08-12T12:30', '2026-08-19T12:30']
    expect(await startsOf(api, 'hasta-utc')).toEqual(days)
    expect(await startsOf(api, 'hasta-dia')).toEqual(days)
    expect((await exported(api)).match(/UNTIL=20260819T153000Z/g)).toHaveLength(2)
  })

  // calendar-link#678, mui-x#23490
  it('keeps an all-day event on its day', async () => {
    const api = await demo()
    const body = { titulo: 'Entrega del obrador', todoElDia: true, inicio: '2026-12-29', fin: '2026-12-29' }
    await api('createEvento', { params, body })
    const text = await exported(api)
    expect(text).toContain('DTSTART;VALUE=DATE:20261229')
    expect(text).toContain('DTEND;VALUE=DATE:20261230')
    expect((await imported(api, text)).iguales).toBeGreaterThan(0)
    expect(await startsOf(api, 'Entrega del obrador')).toEqual(['2026-12-29'])
  })

  it('changes nothing when the same file is read twice, not even of an export', async () => {
    const api = await demo()
    const series = (sequence: number, title: string) =>
      calendar(
        ...event(
          'semanal',
          'DTSTART;TZID=America/Argentina/Buenos_Aires:20260901T090000',
          'DTEND;TZID=America/Argentina/Buenos_Aires:20260901T100000',
          'RRULE:FREQ=WEEKLY;COUNT=4',
          'EXDATE;TZID=America/Argentina/Buenos_Aires:20260908T090000',
          `SEQUENCE:${sequence}`,
          `SUMMARY:${title}`,
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          'TRIGGER:-PT30M',
          'END:VALARM',
        ),
        ...event(
          'semanal',
          'RECURRENCE-ID;TZID=America/Argentina/Buenos_Aires:20260915T090000',
          'DTSTART;TZID=America/Argentina/Buenos_Aires:20260916T110000',
          'DTEND;TZID=America/Argentina/Buenos_Aires:20260916T120000',
          `SEQUENCE:${sequence}`,
          `SUMMARY:${title}`,
        ),
      )
    expect(await imported(api, series(1, 'Importada'), { simular: true })).toMatchObject({ agregados: 1 })
    expect(await startsOf(api, 'Importada')).toEqual([])
    expect(await imported(api, series(1, 'Importada'))).toMatchObject({ agregados: 1, rechazados: [] })
    expect(await startsOf(api, 'Importada')).toEqual(['2026-09-01T09:00', '2026-09-16T11:00', '2026-09-22T09:00'])
    expect(await imported(api, series(1, 'Importada'))).toMatchObject({ agregados: 0, cambiados: 0, iguales: 1 })
    expect(await imported(api, series(2, 'Importada de nuevo'))).toMatchObject({ cambiados: 1 })
    expect(await imported(api, series(1, 'Importada'))).toMatchObject({
      cambiados: 0,
      rechazados: [{ titulo: 'Importada', motivo: expect.stringContaining('más nueva') }],
    })
    const again = await imported(api, await exported(api))
    expect(again).toMatchObject({ agregados: 0, cambiados: 0, rechazados: [] })
    expect(again.iguales).toBeGreaterThan(0)
  })

  it('refuses what repeats by the hour by name, and imports the rest', async () => {
    const api = await demo()
    const text = calendar(
      ...event('ronda', 'DTSTART:20260901T120000Z', 'RRULE:FREQ=HOURLY', 'SUMMARY:Ronda'),
      ...event('roto', 'SUMMARY:Sin fecha'),
      ...event('bueno', 'DTSTART:20260901T120000Z', 'DURATION:PT45M', 'SUMMARY:Bueno'),
    )
    const result = await imported(api, text)
    expect(result).toMatchObject({
      agregados: 1,
      rechazados: [
        { titulo: 'Ronda', motivo: expect.stringContaining('HOURLY') },
        { titulo: 'Sin fecha', motivo: 'No dice cuándo empieza.' },
      ],
    })
    expect(await starting(api, 'Bueno')).toMatchObject([{ inicio: '2026-09-01T09:00', fin: '2026-09-01T09:45' }])
  })

  it('moves the weekday of a series whose day is another one in Buenos Aires', async () => {
    const api = await demo()
    const lines = ['DTSTART;TZID=America/Los_Angeles:20261103T230000', 'RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=2']
    await imported(api, calendar(...event('lejos', ...lines, 'SUMMARY:Lejos')))
    expect(await startsOf(api, 'Lejos')).toEqual(['2026-11-04T04:00', '2026-11-11T04:00'])
  })

  it('refuses another file', async () => {
    const api = await demo()
    const wrong = new FormData()
    wrong.append('file', new Blob(['hola']), 'hola.txt')
    expect((await api('importEventos', { params, wrong })).status).toBe(400)
  })
})
