import { expect, it, vi } from 'vitest'
import { trackerCalls } from './tracker-calls.js'

it('passes on a tracker as often as the document lists it, at each event', () => {
  vi.useFakeTimers()
  const calls = trackerCalls()
  for (const url of ['/start', '/agency', '/agency', '/pause']) calls.list(url)
  const call = (...urls: string[]) => urls.filter(calls.isListed)
  // The player registers and calls every tracker twice.
  expect(call('/start', '/agency', '/agency', '/start', '/agency', '/agency')).toEqual(['/start', '/agency', '/agency'])
  vi.runAllTimers()
  for (let times = 0; times < 2; times += 1) {
    expect(call('/pause', '/pause')).toEqual(['/pause'])
    vi.runAllTimers()
  }
  // A VPAID unit may call what no document lists.
  expect(call('/own', '/own')).toEqual(['/own'])
  vi.useRealTimers()
})
