import { DEFAULT_SESSION_MS, DEFAULT_SETTINGS, type Settings, toExpiry } from '@placard/domain'
import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, userEvent, waitFor } from 'storybook/test'
import { loadConfig } from '../config.js'
import { queryClient } from '../data/query-client.js'
import { ROUTES } from '../router.js'
import { rememberTarget } from '../state/after-login-target.js'
import { noteReach } from '../state/connection.js'
import { takeNotices } from '../state/notices.js'
import { endSession, keepSession } from '../state/session-store.js'
import { changeSettings } from '../state/settings.js'
import { askAs, PEOPLE, type Person, type ServerState } from './story-server.js'

/** How long a screen may take until it is there, in ms. */
export const PATIENCE = { timeout: 20_000 }

export interface ConsoleAtProps {
  /** The address that is opened. */
  at: string
  /** Who is signed in. @default 'staff' */
  person?: Person
  /** What the server does. @default 'answers' */
  server?: ServerState
  /** What this browser remembers. */
  settings?: Partial<Omit<Settings, 'version'>>
}

/** The whole console at an address: its routes, guard, frame and cache, and the real API behind it. */
export function ConsoleAt({ at }: ConsoleAtProps) {
  const [router] = useState(() => createMemoryRouter(ROUTES, { initialEntries: [at] }))
  return (
    <div data-whole-page="">
      <RouterProvider router={router} />
    </div>
  )
}

// The server starts with the first question: no story's time is to go by with that.
await loadConfig()

/** Leaves nothing of one story to the next. */
function forgetAll() {
  endSession(true, false)
  queryClient.clear()
  changeSettings(DEFAULT_SETTINGS)
  noteReach(true)
  takeNotices()
  rememberTarget(undefined)
}

function open({ person = 'staff', server = 'answers', settings }: ConsoleAtProps) {
  forgetAll()
  const stop = askAs(person, server)
  const expiry = toExpiry(new Date(Date.now() + DEFAULT_SESSION_MS))
  if (person !== 'nobody') keepSession({ user: PEOPLE[person], location: null, expiry }, true)
  if (settings) changeSettings(settings)
  return () => {
    forgetAll()
    stop()
  }
}

/** What the stories of routes have in common. */
export const consoleStories = {
  component: ConsoleAt,
  // On a page with others they would share one session.
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    // A whole page has to have its landmarks, and everything in one of them.
    a11y: {
      context: 'html',
      // What leads over the landmarks is in none itself.
      config: { rules: [{ id: 'region', enabled: true, selector: 'body *:not([data-slot="skip-link"])' }] },
    },
  },
  beforeEach: ({ args }) => open(args),
} satisfies Meta<typeof ConsoleAt>

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const WAITING = 'main [data-slot="skeleton"], main [aria-busy="true"]'

interface Shown {
  canvasElement: HTMLElement
}

/** Waits until there is a screen with this heading, and for what it is to show by then. */
const once =
  (heading: string, done: () => void) =>
  async ({ canvasElement }: Shown) => {
    await waitFor(() => {
      expect(canvasElement.querySelector('h1')).toHaveTextContent(heading)
      done()
    }, PATIENCE)
  }

/** Waits until a screen with this heading is there, whole: nothing loads any more, and the banners in sight run. */
export const shows = (heading: string) =>
  once(heading, () => {
    expect(all(WAITING)).toEqual([])
    expect(all('[data-slot="ad-frame"]').filter(({ dataset }) => dataset.state !== 'ready')).toEqual([])
  })

/** Waits until a screen with this heading shows that it waits for the server. */
export const waits = (heading: string) => once(heading, () => expect(all(WAITING)).not.toEqual([]))

/** Waits until a screen with this heading says this, and takes the word away that would go by itself at some time. */
export const says = (heading: string, words: string) => async (context: Shown) => {
  await once(heading, () => expect(document.querySelector('main')).toHaveTextContent(words))(context)
  for (const close of all('[data-slot="toast"] > button:last-of-type')) await userEvent.click(close)
}
