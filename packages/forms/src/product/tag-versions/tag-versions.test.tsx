import type { PublishedVersion } from '@placard/domain/creative'
import { describePart, mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TagVersions, type TagVersionsProps } from './tag-versions.js'

const PUBLISHED = '2025-10-12T12:30:00.000Z'
const version = (number: number, isCurrent = false): PublishedVersion => ({
  liveID: 'live1',
  number,
  publishedAt: PUBLISHED,
  publishedBy: 'Ada Lovelace',
  isCurrent,
  name: 'Autumn',
  type: 'Banner',
  size: '300x250',
})
const upTo = (count: number) => Array.from({ length: count }, (_, index) => version(count - index, index === 0))
const versions = (props: Partial<TagVersionsProps> = {}) => (
  <TagVersions
    creative={{ liveCreatives: [{ id: 'live1', publishedAt: PUBLISHED }], updatedAt: PUBLISHED }}
    versions={upTo(5)}
    loadTag={() => '<ins></ins>'}
    onRestore={vi.fn(async () => undefined)}
    onPauseChange={vi.fn(async () => undefined)}
    {...props}
  />
)

describePart('TagVersions', (probe) => versions(probe))

it('keeps a row with focus in the list when a newer version appears', async () => {
  const { rerender } = await mount(versions())
  const row = page.getByRole('button', { name: 'Go back to version 1' })
  row.element().focus()
  await rerender(versions({ versions: upTo(6) }))
  await expect.element(page.getByText('Version 6', { exact: true })).toBeVisible()
  await expect.element(row).toHaveFocus()
})

it('pauses once, however often it is clicked', async () => {
  const onPauseChange = vi.fn(() => new Promise<void>(() => {}))
  await mount(versions({ onPauseChange }))
  const pause = page.getByRole('button', { name: 'Pause' })
  await userEvent.click(pause)
  await userEvent.click(pause, { force: true })
  expect(onPauseChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'live1' }), true)
})

it('says what a paused tag will show', async () => {
  const liveCreatives = [{ id: 'live1', publishedAt: PUBLISHED, pausedAt: PUBLISHED }]
  await mount(versions({ creative: { liveCreatives, updatedAt: PUBLISHED } }))
  await userEvent.click(page.getByRole('button', { name: 'Go back to version 2' }))
  await expect.element(page.getByRole('alertdialog').getByText(/It shows version 2 when you resume it\./)).toBeVisible()
})
