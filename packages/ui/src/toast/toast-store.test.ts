import { describe, expect, it } from 'vitest'
import { changeToasts, noToasts, repeated, type ToastChange } from './toast-store.js'

const time = new Date('2025-10-14T10:00:00Z')
const stateAfter = (...changes: ToastChange[]) => changes.reduce(changeToasts, noToasts)
const show = (id: string, title = id): ToastChange => ({ kind: 'show', id, options: { title }, time })

describe('repeated', () => {
  it('finds the last toast if it is identical', () => {
    expect(repeated(stateAfter(show('a', 'Saved')), { title: 'Saved' })).toBe('a')
  })
  it.each([
    ['another text', { title: 'Saved', text: 'All of it.' }],
    ['another type', { title: 'Saved', type: 'error' as const }],
    ['an action of its own', { title: 'Saved', action: { label: 'Undo', altText: 'Undo', onAction: () => {} } }],
  ])('does not for %s', (_, options) => {
    expect(repeated(stateAfter(show('a', 'Saved')), options)).toBeUndefined()
  })
  it('does not if another toast was shown since', () => {
    expect(repeated(stateAfter(show('a', 'Saved'), show('b', 'Sent')), { title: 'Saved' })).toBeUndefined()
  })
})

describe('changeToasts', () => {
  it('counts repeated toasts, also in the log', () => {
    const { toasts, log } = stateAfter(show('a'), show('a'))
    expect(toasts).toMatchObject([{ id: 'a', count: 2, turn: 2 }])
    expect(log).toMatchObject([{ id: 'a', count: 2 }])
  })

  it('keeps missed toasts in the log until read', () => {
    const saved = { kind: 'show', id: 'a', options: { title: 'Saved', type: 'success' }, time } as const
    const missed = stateAfter(saved, show('b'), { kind: 'close', id: 'a', how: 'expired' })
    expect(missed.toasts.map(({ id }) => id)).toEqual(['b'])
    expect(missed.log).toMatchObject([
      { id: 'b', missed: false },
      { id: 'a', missed: true },
    ])
    expect(changeToasts(missed, { kind: 'read' }).log.every((entry) => !entry.missed)).toBe(true)
  })

  it('does not count info toasts as missed', () => {
    const { log } = stateAfter(show('a'), { kind: 'close', id: 'a', how: 'expired' })
    expect(log).toMatchObject([{ id: 'a', missed: false }])
  })

  it('applies an update in place', () => {
    const { toasts, log } = stateAfter(show('a', 'Uploading'), show('b'), {
      kind: 'update',
      id: 'a',
      options: { title: 'Uploaded', type: 'success' },
      time,
    })
    expect(toasts).toMatchObject([{ id: 'a', title: 'Uploaded', type: 'success', turn: 2 }, { id: 'b' }])
    expect(log).toHaveLength(2)
    expect(log[0]).toMatchObject({ id: 'a', title: 'Uploaded', type: 'success' })
  })

  it('shows a closed toast again for its result, but not for its progress', () => {
    const closed = stateAfter(show('a', 'Uploading'), { kind: 'close', id: 'a', how: 'dismissed' })
    const further = changeToasts(closed, { kind: 'update', id: 'a', options: { progress: 60 }, time })
    expect(further.toasts).toEqual([])
    const failed = changeToasts(further, { kind: 'update', id: 'a', options: { title: 'Failed', type: 'error' }, time })
    expect(failed.toasts).toMatchObject([{ id: 'a', title: 'Failed', type: 'error' }])
    expect(failed.toasts[0]?.progress).toBeUndefined()
  })

  it('ignores unknown toasts', () => {
    const state = stateAfter(show('a'))
    expect(changeToasts(state, { kind: 'update', id: 'x', options: { title: 'New' }, time })).toBe(state)
    expect(changeToasts(state, { kind: 'close', id: 'x', how: 'expired' })).toBe(state)
  })
})
