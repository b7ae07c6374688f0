import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from '../testing/media.js'
import { hydrate, mount, settled } from '../testing/mount.js'
import { ThemeSwitch } from '../theme-switch/theme-switch.js'
import { keepTheme, ThemeProvider, type ThemeProviderProps, useTheme } from './theme-provider.js'

const KEY = 'placard-theme'
const root = document.documentElement

function Control() {
  const { choice, theme, setChoice } = useTheme()
  return (
    <>
      <ThemeSwitch value={choice} onValueChange={setChoice} />
      <output>
        {choice} {theme}
      </output>
    </>
  )
}

const App = (props: Omit<ThemeProviderProps, 'children'>) => (
  <ThemeProvider {...props}>
    <Control />
  </ThemeProvider>
)
const said = () => document.querySelector('output')?.textContent

beforeEach(() => localStorage.removeItem(KEY))
afterEach(async () => {
  vi.restoreAllMocks()
  localStorage.removeItem(KEY)
  root.removeAttribute('data-theme')
  await emulateMedia()
})

describe('ThemeProvider', () => {
  it('follows the device until a choice is made', async () => {
    await mount(<App />)
    expect(root).toHaveAttribute('data-theme', 'light')
    await emulateMedia({ colorScheme: 'dark' })
    expect(root).toHaveAttribute('data-theme', 'dark')
    expect(said()).toBe('system dark')
    await userEvent.click(page.getByRole('radio', { name: 'Light' }))
    expect(root).toHaveAttribute('data-theme', 'light')
    expect(localStorage.getItem(KEY)).toBe('light')
    await emulateMedia({ colorScheme: 'light' })
    await userEvent.click(page.getByRole('radio', { name: 'Dark' }))
    await emulateMedia({ colorScheme: 'light' })
    expect(said()).toBe('dark dark')
  })

  it('starts with the stored choice, and follows other tabs', async () => {
    localStorage.setItem(KEY, 'dark')
    await mount(<App defaultChoice="light" />)
    expect(said()).toBe('dark dark')
    localStorage.setItem(KEY, 'light')
    window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }))
    await settled()
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: 'light' }))
    await settled()
    expect(root).toHaveAttribute('data-theme', 'light')
    expect(said()).toBe('light light')
  })

  it('ignores an invalid stored choice', async () => {
    localStorage.setItem(KEY, '{"theme":"dark"}')
    await mount(<App defaultChoice="dark" />)
    expect(said()).toBe('dark dark')
  })

  it('keeps a choice for the page if storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    await mount(<App />)
    await userEvent.click(page.getByRole('radio', { name: 'Dark' }))
    expect(said()).toBe('dark dark')
  })

  it('shows a forced theme and keeps the choice', async () => {
    localStorage.setItem(KEY, 'dark')
    const { rerender } = await mount(<App forcedTheme="light" />)
    expect(root).toHaveAttribute('data-theme', 'light')
    expect(said()).toBe('dark light')
    await rerender(<App />)
    expect(said()).toBe('dark dark')
  })

  it('does not flash during hydration', async () => {
    localStorage.setItem(KEY, 'dark')
    const markup = renderToString(<App />)
    expect(markup).toMatch(/<output>system.*light<\/output>/)
    // Simulates the script in the head.
    root.dataset.theme = 'dark'
    const seen: (string | undefined)[] = []
    const observer = new MutationObserver(() => seen.push(root.dataset.theme))
    observer.observe(root, { attributeFilter: ['data-theme'] })
    const { recovered } = await hydrate(markup, <App />)
    await vi.waitFor(() => expect(said()).toBe('dark dark'))
    expect(seen).toEqual([])
    expect(recovered).toEqual([])
    observer.disconnect()
  })

  it('throws a helpful error without a provider', () => {
    expect(() => renderToString(<Control />)).toThrow(
      'useTheme needs a ThemeProvider above it: put one around your app.',
    )
  })
})

describe('keepTheme', () => {
  it('stops following the device on request', async () => {
    const stop = keepTheme('system')
    stop()
    await emulateMedia({ colorScheme: 'dark' })
    expect(root).toHaveAttribute('data-theme', 'light')
  })

  it('changes all colors at once', async () => {
    const box = document.body.appendChild(document.createElement('div'))
    box.style.transition = 'color 1s'
    keepTheme('dark')
    expect(getComputedStyle(box).transitionDuration).toBe('0s')
    await settled()
    await vi.waitFor(() => expect(root).not.toHaveAttribute('data-theme-changing'))
    box.remove()
  })
})
