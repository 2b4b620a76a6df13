import { expect, test } from 'vitest'
import { emptyDraft } from './compose.ts'
import { addTypedRecipients } from './composer.ts'
import { obstacle } from './composer-actions.ts'
import { refusal } from './files.ts'

test('text typed in the recipient fields is added to the recipients on sending', () => {
  const draft = addTypedRecipients({
    draft: { ...emptyDraft, to: ['ana@obra.test'] },
    typed: { to: 'luis@obra.test, ANA@obra.test', cc: '', bcc: 'x' },
  })
  expect(draft).toMatchObject({ to: ['ana@obra.test', 'luis@obra.test'], cc: [], bcc: ['x'] })
})

test('a mail needs a recipient, valid addresses and at most 50 per field', () => {
  expect(obstacle(emptyDraft)).toMatch(/al menos un destinatario/)
  expect(obstacle({ ...emptyDraft, to: ['ana@obra.test'], bcc: ['mal'] })).toBe('Revisá la dirección «mal».')
  expect(obstacle({ ...emptyDraft, to: ['a', 'b'] })).toBe('Revisá estas direcciones: a, b.')
  expect(obstacle({ ...emptyDraft, to: ['ana@obra.test'] })).toBeNull()
  const many = Array.from({ length: 51 }, (_, index) => `a${index}@obra.test`)
  expect(obstacle({ ...emptyDraft, to: many })).toMatch(/hasta 50/)
})

test('files that are too large, empty or too many are refused with a reason', () => {
  const small = { name: 'a.pdf', size: 10 }
  expect(refusal(small, [])).toBeNull()
  expect(refusal({ ...small, size: 0 }, [])).toMatch(/vacío/)
  expect(refusal({ ...small, size: 6_000_000 }, [])).toMatch(/6 MB; el máximo es 5 MB/)
  expect(
    refusal(
      small,
      Array.from({ length: 10 }, () => small),
    ),
  ).toMatch(/hasta 10/)
  expect(
    refusal(
      { ...small, size: 4_900_000 },
      Array.from({ length: 4 }, () => ({ size: 4_900_000 })),
    ),
  ).toMatch(/20 MB/)
})
