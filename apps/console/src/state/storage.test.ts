import { afterEach, describe, expect, it, vi } from 'vitest'

/** A fresh module over a given storage: what tabs share is module state. */
async function withStorage(storage: unknown) {
  vi.resetModules()
  vi.stubGlobal('localStorage', storage)
  return import('./storage.js')
}

function workingStorage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => void map.set(key, text),
    removeItem: (key: string) => void map.delete(key),
  }
}

const broken = () => {
  throw new DOMException('denied', 'SecurityError')
}

afterEach(() => vi.unstubAllGlobals())

describe('stored texts', () => {
  it('are read back, and null after removal', async () => {
    const storage = workingStorage()
    const { readStored, writeStored } = await withStorage(storage)
    writeStored('store', 'text')
    expect(storage.getItem('store')).toBe('text')
    expect(readStored('store')).toBe('text')
    writeStored('store', null)
    expect(readStored('store')).toBeNull()
  })

  it('are kept in memory when storage is forbidden', async () => {
    const { readStored, writeStored } = await withStorage({ getItem: broken, setItem: broken, removeItem: broken })
    expect(readStored('user')).toBeNull()
    writeStored('user', 'ada')
    expect(readStored('user')).toBe('ada')
    writeStored('user', null)
    expect(readStored('user')).toBeNull()
  })

  it('are kept in memory without any storage', async () => {
    const { readStored, writeStored } = await withStorage(undefined)
    writeStored('user', 'ada')
    expect(readStored('user')).toBe('ada')
  })

  it('never return an outdated value when storage is full', async () => {
    const { readStored, writeStored } = await withStorage({ ...workingStorage({ user: 'old' }), setItem: broken })
    writeStored('user', 'new')
    expect(readStored('user')).toBe('new')
  })

  it('warn once that settings will be lost on reload', async () => {
    const { readStored, writeStored } = await withStorage({ ...workingStorage(), setItem: broken })
    const { takeNotices } = await import('./notices.js')
    writeStored('campaigns', 'many')
    expect(takeNotices()).toEqual([])
    writeStored('user', 'ada')
    writeStored('store', 'dark')
    expect(takeNotices()).toMatchObject([{ title: 'Nothing is saved in this browser', type: 'info' }])
    expect(readStored('campaigns')).toBe('many')
  })

  it('parse to undefined when damaged', async () => {
    const { parseStored } = await withStorage(workingStorage())
    expect(parseStored('{"half":')).toBeUndefined()
    expect(parseStored(null)).toBeUndefined()
    expect(parseStored('{"whole":1}')).toEqual({ whole: 1 })
  })
})

describe('settings', () => {
  const start = async (entries: Record<string, string>) => {
    await withStorage(workingStorage(entries))
    return import('./settings.js')
  }

  it.each(['not json', 'null', '{}', '{"version":"0.0.9","darkMode":true}', '{"version":"0.1.0","darkMode":"yes"}'])(
    'are the defaults when %s is stored',
    async (store) => {
      const { settings } = await start({ store })
      expect(settings().darkMode).toBeNull()
      expect(settings().sideMenu).toBe('expanded')
    },
  )

  it('survive a reload', async () => {
    const storage = workingStorage()
    await withStorage(storage)
    const first = await import('./settings.js')
    first.changeSettings({ darkMode: true, sideMenu: 'rail' })
    await withStorage(storage)
    const second = await import('./settings.js')
    expect(second.settings()).toMatchObject({ version: '0.1.0', darkMode: true, sideMenu: 'rail' })
  })
})
