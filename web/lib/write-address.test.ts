import { expect, test } from 'vitest'
import { readWriteAddress, writeAddress } from './write-address.ts'

const read = (address: string) => readWriteAddress(new URL(address, 'http://x').searchParams)

test('an address of the composer restores recipients and subject with any characters', () => {
  expect(writeAddress()).toBe('/apps/mailbox/escribir')
  const to = ['Ana & Cía <ana+obra@x.test>', 'beto@x.test']
  expect(read(writeAddress({ to, subject: '¿50 % o más?' }))).toEqual({ to, subject: '¿50 % o más?' })
})

test('blank recipients are dropped and long ones cut', () => {
  expect(read('/apps/mailbox/escribir?para=&para=%20')).toEqual({ to: [], subject: '' })
  expect(read(`/apps/mailbox/escribir?para=${'x'.repeat(999)}`).to[0]).toHaveLength(320)
})
