import { afterEach, describe, expect, it } from 'vitest'
import { emulateMedia } from '../testing/media.js'
import { type ThemeScriptOptions, themeScript } from './theme-script.js'

const KEYS = ['placard-theme', 'look', `</script><b id="out">"'`]

/** Opens a page with the script in its head, and a second script that reports the state right after it. */
async function open(options?: ThemeScriptOptions) {
  const frame = document.createElement('iframe')
  frame.srcdoc = `<!doctype html><html><head><script>${themeScript(options)}</script><script>
    window.seen = { root: document.documentElement.cloneNode().outerHTML, body: document.body !== null }
  </script></head><body>Page</body></html>`
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  await loaded
  const { seen } = frame.contentWindow as unknown as { seen: { root: string; body: boolean } }
  const broken = frame.contentDocument?.querySelector('#out')
  frame.remove()
  return { ...seen, broken }
}

describe('themeScript', () => {
  afterEach(async () => {
    for (const key of KEYS) localStorage.removeItem(key)
    await emulateMedia()
  })

  it('sets the stored theme before the body is painted', async () => {
    localStorage.setItem('placard-theme', 'dark')
    const { root, body } = await open()
    expect(root).toContain('data-theme="dark"')
    expect(body).toBe(false)
  })

  it.each(['light', 'dark'] as const)(
    'takes the theme of the device, %s, where nothing is stored',
    async (colorScheme) => {
      await emulateMedia({ colorScheme })
      expect((await open()).root).toContain(`data-theme="${colorScheme}"`)
      localStorage.setItem('placard-theme', 'system')
      expect((await open()).root).toContain(`data-theme="${colorScheme}"`)
      localStorage.setItem('placard-theme', 'a color')
      expect((await open({ defaultChoice: 'dark' })).root).toContain('data-theme="dark"')
    },
  )

  it('prefers a stored choice to the device and the default', async () => {
    await emulateMedia({ colorScheme: 'dark' })
    localStorage.setItem('look', 'light')
    expect((await open({ storageKey: 'look', defaultChoice: 'dark', attribute: 'data-look' })).root).toContain(
      'data-look="light"',
    )
  })

  it('stays one script for any key', async () => {
    const storageKey = KEYS[2] ?? ''
    localStorage.setItem(storageKey, 'dark')
    const { root, broken } = await open({ storageKey })
    expect(root).toContain('data-theme="dark"')
    expect(broken).toBeNull()
  })
})
