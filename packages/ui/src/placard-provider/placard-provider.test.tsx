import { expect, expectTypeOf, it } from 'vitest'
import { page } from 'vitest/browser'
import { de } from '../de/de.js'
import { Delta } from '../delta/delta.js'
import { ErrorState } from '../error-state/error-state.js'
import { PageRange } from '../pagination/pagination.js'
import type { UiLabels } from '../placard-labels.js'
import { SearchInput } from '../search-input/search-input.js'
import { mount } from '../testing/mount.js'
import { useTheme } from '../theme-provider/theme-provider.js'
import { TimeText } from '../time-text/time-text.js'
import { PlacardProvider } from './placard-provider.js'

const overrides = [de, { searchInput: { clear: 'Leeren' } }]

function Parts() {
  return (
    <>
      <Delta value={1234.5} />
      <PageRange page={1} pageSize={2000} total={12_345} />
      <TimeText value="2025-09-30T12:00:00Z" format="date" />
      <ErrorState kind="offline" />
      <SearchInput aria-label="Name" defaultValue="a" />
    </>
  )
}

function Told() {
  return <output>{useTheme().theme}</output>
}

it('is English without a provider', async () => {
  await mount(<Parts />)
  await expect.element(page.getByText('1–2,000 of 12,345')).toBeVisible()
  await expect.element(page.getByText('30 Sept 2025')).toBeVisible()
  await expect.element(page.getByText('You’re offline')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Clear search' })).toBeVisible()
})

it('sets messages and formats, of which later catalogs win', async () => {
  const { container } = await mount(
    <PlacardProvider locale="de" labels={overrides}>
      <Parts />
    </PlacardProvider>,
  )
  await expect.element(page.getByText('1–2.000 von 12.345')).toBeVisible()
  await expect.element(page.getByText('30. Sept. 2025')).toBeVisible()
  await expect.element(page.getByText('Sie sind offline')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Leeren' })).toBeVisible()
  expect(container.textContent).toContain('1.234,5 Prozent mehr')
})

it('prefers the labels of the component', async () => {
  await mount(
    <PlacardProvider locale="de" labels={de}>
      <SearchInput aria-label="Name" defaultValue="a" labels={{ clear: 'Weg damit' }} />
    </PlacardProvider>,
  )
  await expect.element(page.getByRole('button', { name: 'Weg damit' })).toBeVisible()
})

it('passes the locale to groups that are functions', async () => {
  await mount(
    <PlacardProvider locale="de-AT" labels={{ errorState: (locale) => ({ detail: `Details (${locale})` }) }}>
      <ErrorState detail="500" />
    </PlacardProvider>,
  )
  await expect.element(page.getByText('Details (de-AT)')).toBeVisible()
})

it('leaves the theme alone unless it has one', async () => {
  const root = document.documentElement
  const before = root.getAttribute('data-story-theme')
  const { rerender } = await mount(<PlacardProvider locale="de" />)
  expect(root.getAttribute('data-story-theme')).toBe(before)
  await rerender(
    <PlacardProvider theme={{ forcedTheme: 'dark', attribute: 'data-story-theme' }}>
      <Told />
    </PlacardProvider>,
  )
  await expect.element(page.getByText('dark')).toBeVisible()
  expect(root).toHaveAttribute('data-story-theme', 'dark')
  root.removeAttribute('data-story-theme')
})

it('has types that report missing and unknown messages', () => {
  expectTypeOf(de).toEqualTypeOf<UiLabels>()
  // @ts-expect-error `clear` is missing.
  const incomplete: UiLabels['searchInput'] = { loading: '' }
  // @ts-expect-error There is no such group.
  const unknown = <PlacardProvider labels={{ searchBox: { clear: '' } }} />
  expect([incomplete, unknown]).toHaveLength(2)
})
