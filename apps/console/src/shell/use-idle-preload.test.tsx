import { mount } from '@placard/ui/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useIdlePreload } from './use-idle-preload.js'

const preload = vi.fn()
let busy = false
const isBusy = () => busy

function Screen({ wanted = true }: { wanted?: boolean }) {
  useIdlePreload(wanted ? preload : undefined, isBusy)
  return null
}

const say = (connection: object) => vi.stubGlobal('navigator', { connection })

describe('useIdlePreload', () => {
  beforeEach(() => {
    busy = false
    preload.mockClear()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('fetches once the page has had nothing to do for a moment, once', async () => {
    await mount(<Screen />)
    expect(preload).not.toHaveBeenCalled()
    vi.advanceTimersByTime(500)
    expect(preload).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(10_000)
    expect(preload).toHaveBeenCalledOnce()
  })

  it('waits for the data of the screen that is shown', async () => {
    busy = true
    await mount(<Screen />)
    vi.advanceTimersByTime(5000)
    expect(preload).not.toHaveBeenCalled()
    busy = false
    vi.advanceTimersByTime(500)
    expect(preload).toHaveBeenCalledOnce()
  })

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])('spares %o', async (line) => {
    say(line)
    await mount(<Screen />)
    vi.advanceTimersByTime(5000)
    expect(preload).not.toHaveBeenCalled()
  })

  it('fetches nothing where nothing is likely wanted, nor for a screen that is gone', async () => {
    const { rerender } = await mount(<Screen wanted={false} />)
    vi.advanceTimersByTime(5000)
    await rerender(<Screen />)
    vi.advanceTimersByTime(100)
    await rerender(null)
    vi.advanceTimersByTime(5000)
    expect(preload).not.toHaveBeenCalled()
  })
})
