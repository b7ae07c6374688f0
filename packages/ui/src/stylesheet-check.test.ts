import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** Renders class names on a page whose root element has this value of a token, and returns the warnings. */
async function findWarnings(token: string, { mode = 'development', readyState = 'complete' } = {}) {
  vi.stubEnv('NODE_ENV', mode)
  const loaded: (() => void)[] = []
  vi.stubGlobal('document', { readyState, documentElement: {} })
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => loaded.push(listener))
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => token }))
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.resetModules()
  const { classNames } = await import('./class-names.js')
  expect(classNames('p-4', 'p-2')).toBe('p-2')
  classNames('m-1')
  for (const listener of loaded) listener()
  vi.runAllTimers()
  return warn.mock.calls.flat() as string[]
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each(['complete', 'loading'])(
  'warns once and names the import if no stylesheet is there: %s',
  async (readyState) => {
    const warnings = await findWarnings('', { readyState })
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain('import "@placard/ui/embed.css"')
  },
)

it.each([
  ['with a stylesheet', 'white', 'development'],
  ['in production', '', 'production'],
  ['in tests', '', 'test'],
])('does not warn %s', async (_, token, mode) => {
  expect(await findWarnings(token, { mode })).toEqual([])
})
