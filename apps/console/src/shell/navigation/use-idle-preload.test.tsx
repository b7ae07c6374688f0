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

  it('preloads once, after the page has been idle', async () => {
    await mount(<Screen />)
    expect(preload).not.toHaveBeenCalled()
    vi.advanceTimersByTime(500)
    expect(preload).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(10_000)
    expect(preload).toHaveBeenCalledOnce()
  })

  it('waits for the data of the current screen', async () => {
    busy = true
    await mount(<Screen />)
    vi.advanceTimersByTime(5000)
    expect(preload).not.toHaveBeenCalled()
    busy = false
    vi.advanceTimersByTime(500)
    expect(preload).toHaveBeenCalledOnce()
  })

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'does not preload with %o',
    async (line) => {
      say(line)
      await mount(<Screen />)
      vi.advanceTimersByTime(5000)
      expect(preload).not.toHaveBeenCalled()
    },
  )

  it('preloads nothing without a target or after the screen was left', async () => {
    const { rerender } = await mount(<Screen wanted={false} />)
    vi.advanceTimersByTime(5000)
    await rerender(<Screen />)
    vi.advanceTimersByTime(100)
    await rerender(null)
    vi.advanceTimersByTime(5000)
    expect(preload).not.toHaveBeenCalled()
  })
})
