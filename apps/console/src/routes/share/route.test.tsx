import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'
import { rangeFromQuery } from '@placard/domain/internal/report'
import { LINK_LOCKED, NOT_OF_LINK, WRONG_LINK_PASSWORD } from '@placard/domain/internal/share'
import { DEFAULT_LINK_SETTINGS, type SharedLinkInfo, type SharedLinkSettings } from '@placard/domain/share'
import { ToastProvider } from '@placard/ui'
import { mount } from '@placard/ui/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '../../data/query-client.js'
import { LanguageProvider } from '../../shell/appearance/language-provider.js'
import { visitLook } from '../../shell/appearance/visit-look.js'
import { settings } from '../../state/settings.js'
import ShareRoute from './route.js'

const TOKEN = 'x'.repeat(43)
const PASSWORD = 'an engine of 1843'
const campaign = demoCampaigns(DEMO_NOW)[0]!
const LOCKED: SharedLinkInfo = { state: 'locked', theme: null, language: null }
const open = (changes: Partial<SharedLinkSettings> = {}): SharedLinkInfo => ({
  state: 'open',
  settings: { ...DEFAULT_LINK_SETTINGS, ...changes },
  flight: { start: '2025-09-01', end: null },
  hasLogo: false,
})

/** A server with one share link. */
const server = { link: open(), behind: open(), refuses: false, asked: [] as URL[] }
const askedFor = (path: string) => server.asked.filter(({ pathname }) => pathname === `/api/share/${path}`)

function reply(url: URL, body: unknown): Response {
  const refuse = (status: number, message: string) => Response.json({ status, message }, { status })
  if (url.pathname.endsWith('/link')) return Response.json({ status: 200, data: server.link })
  if (url.pathname.endsWith('/views')) return Response.json({ status: 200, data: null })
  if (url.pathname.endsWith('/password')) {
    if (JSON.parse(String(body)).password !== PASSWORD) return refuse(403, WRONG_LINK_PASSWORD)
    server.link = server.behind
    return Response.json({ status: 200, data: null })
  }
  if (server.link.state === 'locked') return refuse(401, LINK_LOCKED)
  if (server.refuses) return refuse(403, NOT_OF_LINK)
  const text = (name: string) => url.searchParams.get(name) ?? ''
  const { zone: _, ...range } = rangeFromQuery({
    start_dt: Number(text('start_dt')),
    end_dt: Number(text('end_dt')),
    tzOffset: text('tzOffset'),
    tz: text('tz'),
  })
  return Response.json({ status: 200, data: demoReport(campaign, range) })
}

const real = globalThis.fetch
globalThis.fetch = async (input, init) => {
  const url = new URL(String(input), window.location.origin)
  if (!url.pathname.startsWith('/api/share/')) return real(input, init)
  server.asked.push(url)
  return reply(url, init?.body)
}
afterAll(() => {
  globalThis.fetch = real
})

beforeEach(() => {
  queryClient.clear()
  Object.assign(server, { link: open(), behind: open(), refuses: false, asked: [] })
})
const Address = () => <output data-testid="address">{useLocation().search}</output>

const show = (search = '') =>
  mount(
    <LanguageProvider>
      <MemoryRouter initialEntries={[`/share/${TOKEN}${search}`]}>
        <QueryClientProvider client={queryClient}>
          <ToastProvider>
            <Routes>
              <Route path="/share/:shareToken" element={<ShareRoute />} />
            </Routes>
            <Address />
          </ToastProvider>
        </QueryClientProvider>
      </MemoryRouter>
    </LanguageProvider>,
  )
const title = () => page.getByRole('heading', { level: 1 })
const quiet = () => new Promise((resolve) => setTimeout(resolve, 150))

describe('a link with a password', () => {
  it('says nothing about its report before the password, and shows it after that', async () => {
    server.link = LOCKED
    const { container } = await show()
    await expect.element(title()).toMatchTextContent('This report needs a password')
    await expect.element(title()).toHaveFocus()
    expect(document.title).toMatch(/^Shared report · /)
    expect(container).not.toMatchTextContent(campaign.name)
    expect([askedFor('reports'), askedFor('views')]).toEqual([[], []])

    const field = page.getByLabelText('Password')
    await userEvent.fill(field, 'a guess')
    await userEvent.click(page.getByRole('button', { name: 'Open report' }))
    await expect.element(field).toHaveAccessibleDescription(WRONG_LINK_PASSWORD)

    await userEvent.fill(field, PASSWORD)
    await userEvent.click(page.getByRole('button', { name: 'Open report' }))
    await expect.element(title()).toMatchTextContent(campaign.name)
    await expect.element(title()).toHaveFocus()
    await expect.poll(() => askedFor('views')).toHaveLength(1)
  })

  it('names the reason if the browser does not keep the proof', async () => {
    server.link = LOCKED
    server.behind = LOCKED
    await show()
    await userEvent.fill(page.getByLabelText('Password'), PASSWORD)
    await userEvent.click(page.getByRole('button', { name: 'Open report' }))
    await expect.element(page.getByText(/keeps no cookies of this site/)).toBeVisible()
  })

  it('hides the open report when the password was set meanwhile', async () => {
    const { container } = await show()
    await expect.element(title()).toMatchTextContent(campaign.name)
    server.link = LOCKED
    await userEvent.click(page.getByRole('button', { name: 'Refresh' }))
    await expect.element(title()).toMatchTextContent('This report needs a password')
    expect(container).not.toMatchTextContent(campaign.name)
    const sent = server.asked.length
    await quiet()
    expect(server.asked).toHaveLength(sent)
  })
})

describe('the days of a link', () => {
  const fixed = { range: { kind: 'fixed', start: '2025-10-01', end: '2025-10-07' }, tzCode: 'Asia/Tokyo' } as const

  it('cannot be changed by the URL, which does not have them', async () => {
    server.link = open(fixed)
    await show('?start=2025-09-01&end=2025-09-30&tz=UTC&compare=lastYear&metric=clicks')
    await expect.element(page.getByText('1–7 Oct 2025').nth(0)).toBeVisible()
    await expect.element(page.getByTestId('address')).toHaveTextContent('?metric=clicks')
    await quiet()
    expect(askedFor('reports').map(({ searchParams }) => searchParams.get('tz'))).toEqual(['Asia/Tokyo'])
  })

  it('are asked for again when the link has changed, and views stay one', async () => {
    await show()
    await expect.element(title()).toMatchTextContent(campaign.name)
    await expect.poll(() => askedFor('views')).toHaveLength(1)
    server.refuses = true
    server.link = open(fixed)
    await userEvent.click(page.getByRole('button', { name: 'Refresh' }))
    await expect.poll(() => askedFor('link').length).toBeGreaterThan(1)
    server.refuses = false
    await expect.element(page.getByText('1–7 Oct 2025').nth(0)).toBeVisible()
    await quiet()
    expect(askedFor('views')).toHaveLength(1)
  })

  it('are not asked for forever if the link stays as it is', async () => {
    server.refuses = true
    await show()
    await expect.element(page.getByText(NOT_OF_LINK).nth(0)).toBeVisible()
    await quiet()
    expect(askedFor('link').length).toBeLessThanOrEqual(3)
    expect(askedFor('reports')).toHaveLength(2)
  })
})

it('has the language and theme of the link while it is open, and stores neither', async () => {
  const before = settings()
  server.link = open({ language: 'de', theme: 'dark' })
  const { rerender } = await show()
  await expect.element(page.getByText('Nur Lesen', { exact: true })).toBeVisible()
  expect(visitLook.getState()).toEqual({ language: 'de', theme: 'dark' })
  await userEvent.click(page.getByRole('radio', { name: 'Hell' }))
  expect(visitLook.getState().theme).toBe('light')
  expect(settings()).toEqual(before)
  await rerender(null)
  expect(visitLook.getState()).toEqual({ language: null, theme: null })
  await expect.poll(() => document.documentElement.lang).toBe('en')
})
