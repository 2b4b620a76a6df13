/** Moments that have caused bugs: around midnight local and UTC, noon, and ends of months. */
export const moments = {
  '00:10 in Buenos Aires': '2026-06-10T03:10:00Z',
  '11:00 in Buenos Aires': '2026-06-10T14:00:00Z',
  '23:50 in Buenos Aires': '2026-06-11T02:50:00Z',
  '00:10 UTC': '2026-06-10T00:10:00Z',
  '11:00 UTC': '2026-06-10T11:00:00Z',
  '23:50 UTC': '2026-06-10T23:50:00Z',
  'the last evening of a month': '2027-02-01T02:50:00Z',
  'the first minutes of a month': '2027-03-01T03:10:00Z',
  'the turn of a year': '2027-01-01T03:10:00Z',
} as const
