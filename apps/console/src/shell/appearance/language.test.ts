import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeSettings } from '../../state/settings.js'
import { chooseLanguage, showLanguage } from './language.js'
import { visitLook } from './visit-look.js'

const page = { lang: 'en' }

beforeEach(() => {
  vi.stubGlobal('navigator', { languages: ['fr-CH', 'de-AT', 'en'] })
  vi.stubGlobal('document', { documentElement: page })
})
afterEach(async () => {
  changeSettings({ language: 'en' })
  await showLanguage()
  vi.unstubAllGlobals()
})

it('is the first language of the browser that the console has', () => {
  expect(chooseLanguage(null)).toBe('de')
  expect(chooseLanguage('en')).toBe('en')
  vi.stubGlobal('navigator', { languages: ['fr'] })
  expect(chooseLanguage(null)).toBe('en')
})

it('is set at the page once its catalog is loaded', async () => {
  changeSettings({ language: 'de' })
  const shown = showLanguage()
  expect(page.lang).toBe('en')
  await shown
  expect(page.lang).toBe('de')
})

it('is the last selected one, although another catalog arrives later', async () => {
  changeSettings({ language: 'de' })
  const late = showLanguage()
  changeSettings({ language: 'en' })
  await showLanguage()
  await late
  expect(page.lang).toBe('en')
})

it('is that of an open share link, until the link is left', async () => {
  visitLook.setState({ language: 'de' })
  changeSettings({ language: 'en' })
  await showLanguage()
  expect(page.lang).toBe('de')
  visitLook.setState({ language: null })
  await showLanguage()
  expect(page.lang).toBe('en')
})
