import { DEFAULT_FILE_MANAGER_SETTINGS } from '@placard/domain/files'
import { DEFAULT_SESSION_MS, toExpiry } from '@placard/domain/internal/account'
import { DEFAULT_SETTINGS, type Settings } from '@placard/domain/internal/console'
import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, userEvent, waitFor } from 'storybook/test'
import { LAYOUT_MODES } from '../../../../.storybook/modes.js'
import { loadConfig } from '../config.js'
import { queryClient } from '../data/query-client.js'
import { ROUTES } from '../router.js'
import { showLanguage } from '../shell/appearance/language.js'
import { LanguageProvider } from '../shell/appearance/language-provider.js'
import { rememberTarget } from '../state/after-login-target.js'
import { noteReach } from '../state/connection.js'
import { changeFileSettings } from '../state/file-settings.js'
import { takeNotices } from '../state/notices.js'
import { endSession, keepSession } from '../state/session-store.js'
import { changeSettings } from '../state/settings.js'
import { askAs, PEOPLE, type Person, type ServerState } from './story-server.js'

/** Timeout for a screen to appear, in ms. */
export const PATIENCE = { timeout: 20_000 }

export interface ConsoleAtProps {
  /** URL to open. */
  at: string
  /** Signed-in user. @default 'staff' */
  person?: Person
  /** State of the server. @default 'answers' */
  server?: ServerState
  /** Settings stored in this browser. */
  settings?: Partial<Omit<Settings, 'version'>>
}

/** Renders the whole console at a URL, with the real API. */
export function ConsoleAt({ at }: ConsoleAtProps) {
  const [router] = useState(() => createMemoryRouter(ROUTES, { initialEntries: [at] }))
  return (
    <div data-whole-page="">
      <LanguageProvider>
        <RouterProvider router={router} />
      </LanguageProvider>
    </div>
  )
}

// The server starts with the first request, which should not count towards a story's timeout.
await loadConfig()

/** Resets the state between stories. */
function forgetAll() {
  endSession(true, false)
  queryClient.clear()
  changeSettings(DEFAULT_SETTINGS)
  changeFileSettings(DEFAULT_FILE_MANAGER_SETTINGS)
  noteReach(true)
  takeNotices()
  rememberTarget(undefined)
}

async function open({ person = 'staff', server = 'answers', settings }: ConsoleAtProps) {
  forgetAll()
  const stop = askAs(person, server)
  const expiry = toExpiry(new Date(Date.now() + DEFAULT_SESSION_MS))
  if (person !== 'nobody') keepSession({ user: PEOPLE[person], location: null, expiry }, true)
  if (settings) changeSettings(settings)
  await showLanguage()
  return async () => {
    forgetAll()
    stop()
    await showLanguage()
  }
}

/** Meta of all route stories. */
export const consoleStories = {
  component: ConsoleAt,
  // Stories on one docs page would share a session.
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    // Whole pages must have landmarks that contain all content.
    a11y: {
      context: 'html',
      // Skip links are outside of landmarks.
      config: { rules: [{ id: 'region', enabled: true, selector: 'body *:not([data-slot="skip-link"])' }] },
    },
  },
  beforeEach: ({ args }) => open(args),
} satisfies Meta<typeof ConsoleAt>

/** Parameters of the main story of a screen: Chromatic also captures it on a phone and right to left. */
export const inAllLayouts = { chromatic: { modes: LAYOUT_MODES } }

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const WAITING = 'main [data-slot="skeleton"], main [aria-busy="true"]'

interface Shown {
  canvasElement: HTMLElement
}

/** Waits until a screen with this heading is rendered and the assertions pass. */
const once =
  (heading: string, done: () => void) =>
  async ({ canvasElement }: Shown) => {
    await waitFor(() => {
      expect(canvasElement.querySelector('h1')).toHaveTextContent(heading)
      done()
    }, PATIENCE)
  }

/** Waits until a screen with this heading has loaded completely, including visible banners. */
export const shows = (heading: string) =>
  once(heading, () => {
    expect(all(WAITING)).toEqual([])
    expect(all('[data-slot="ad-frame"]').filter(({ dataset }) => dataset.state !== 'ready')).toEqual([])
  })

/** Waits until a screen with this heading shows its loading state. */
export const waits = (heading: string) => once(heading, () => expect(all(WAITING)).not.toEqual([]))

/** Waits until a screen with this heading contains a text. */
export const says = (heading: string, text: string) =>
  once(heading, () => expect(document.querySelector('main')).toHaveTextContent(text))

/** Waits until a report screen shows that it failed, then closes its toast, which would disappear at a random time. */
export const reportFails = async (context: Shown) => {
  const closeButtons = () => all('[data-slot="toast"] > button:last-of-type')
  await once('Campaign report', () => {
    expect(document.querySelector('main')).toHaveTextContent('Couldn’t load the report')
    expect(closeButtons()).toHaveLength(1)
  })(context)
  for (const button of closeButtons()) await userEvent.click(button)
}
