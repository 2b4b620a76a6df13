import { afterEach, describe, expect, it } from 'vitest'
import { confirm, pendingConfirmation } from './confirm.ts'

afterEach(() => pendingConfirmation.get()?.answer('cancelled'))

describe('a confirmation', () => {
  it('has the defaults of the suite', () => {
    void confirm()
    expect(pendingConfirmation.get()).toMatchObject({
      title: 'Confirm action',
      message: 'Are you sure you want to confirm this action?',
      icon: { show: true, color: 'warn' },
      actions: { confirm: { show: true, label: 'Confirm', color: 'warn' }, cancel: { show: true, label: 'Cancel' } },
      dismissible: false,
    })
  })

  it('merges its options over the defaults', () => {
    void confirm({ title: 'Borrar', icon: { show: false }, actions: { confirm: { label: 'Borrar' } } })
    expect(pendingConfirmation.get()).toMatchObject({
      title: 'Borrar',
      icon: { show: false, color: 'warn' },
      actions: { confirm: { show: true, label: 'Borrar', color: 'warn' }, cancel: { label: 'Cancel' } },
    })
  })

  it('resolves with the answer', async () => {
    const result = confirm()
    pendingConfirmation.get()?.answer('confirmed')
    expect(await result).toBe('confirmed')
    expect(pendingConfirmation.get()).toBeNull()
  })

  it('is cancelled by the next one', async () => {
    const first = confirm()
    void confirm({ title: 'Otra' })
    expect(await first).toBe('cancelled')
    expect(pendingConfirmation.get()?.title).toBe('Otra')
  })
})
