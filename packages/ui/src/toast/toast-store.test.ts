import { describe, expect, it } from 'vitest'
import { changeToasts, noToasts, repeated, type ToastChange } from './toast-store.js'

const time = new Date('2025-10-14T10:00:00Z')
const stateAfter = (...changes: ToastChange[]) => changes.reduce(changeToasts, noToasts)
const show = (id: string, title = id): ToastChange => ({ kind: 'show', id, options: { title }, time })

describe('repeated', () => {
  it('finds the last toast when it says the same', () => {
    expect(repeated(stateAfter(show('a', 'Saved')), { title: 'Saved' })).toBe('a')
  })
  it.each([
    ['another text', { title: 'Saved', text: 'All of it.' }],
    ['another type', { title: 'Saved', type: 'error' as const }],
    ['an action of its own', { title: 'Saved', action: { label: 'Undo', altText: 'Undo', onAction: () => {} } }],
  ])('does not for %s', (_, options) => {
    expect(repeated(stateAfter(show('a', 'Saved')), options)).toBeUndefined()
  })
  it('does not when something else was said since', () => {
    expect(repeated(stateAfter(show('a', 'Saved'), show('b', 'Sent')), { title: 'Saved' })).toBeUndefined()
  })
})

describe('changeToasts', () => {
  it('counts up what is shown again, in the log too', () => {
    const { toasts, log } = stateAfter(show('a'), show('a'))
    expect(toasts).toMatchObject([{ id: 'a', count: 2, turn: 2 }])
    expect(log).toMatchObject([{ id: 'a', count: 2 }])
  })

  it('keeps what was missed in the log until it is read', () => {
    const saved = { kind: 'show', id: 'a', options: { title: 'Saved', type: 'success' }, time } as const
    const missed = stateAfter(saved, show('b'), { kind: 'close', id: 'a', how: 'expired' })
    expect(missed.toasts.map(({ id }) => id)).toEqual(['b'])
    expect(missed.log).toMatchObject([
      { id: 'b', missed: false },
      { id: 'a', missed: true },
    ])
    expect(changeToasts(missed, { kind: 'read' }).log.every((entry) => !entry.missed)).toBe(true)
  })

  it('does not count information as missed', () => {
    const { log } = stateAfter(show('a'), { kind: 'close', id: 'a', how: 'expired' })
    expect(log).toMatchObject([{ id: 'a', missed: false }])
  })

  it('writes an update over what was said, in its place', () => {
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

  it('brings a closed one back for how it ended, not for how far it is', () => {
    const closed = stateAfter(show('a', 'Uploading'), { kind: 'close', id: 'a', how: 'dismissed' })
    const further = changeToasts(closed, { kind: 'update', id: 'a', options: { progress: 60 }, time })
    expect(further.toasts).toEqual([])
    const failed = changeToasts(further, { kind: 'update', id: 'a', options: { title: 'Failed', type: 'error' }, time })
    expect(failed.toasts).toMatchObject([{ id: 'a', title: 'Failed', type: 'error' }])
    expect(failed.toasts[0]?.progress).toBeUndefined()
  })

  it('does nothing for what no one knows', () => {
    const state = stateAfter(show('a'))
    expect(changeToasts(state, { kind: 'update', id: 'x', options: { title: 'New' }, time })).toBe(state)
    expect(changeToasts(state, { kind: 'close', id: 'x', how: 'expired' })).toBe(state)
  })
})
