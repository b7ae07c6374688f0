import { MAX_PACK_CREATIVES } from '@placard/domain/internal/tags'
import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { HandOverDialog, type HandOverDialogProps } from './hand-over-dialog.js'

const published = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `c${index}`,
    name: `Creative ${index}`,
    type: 'Banner' as const,
    size: '300x250',
    liveCreatives: [{ id: `c${index}live`, publishedAt: '2025-10-12T12:30:00.000Z' }],
  }))

const dialog = (props: Partial<HandOverDialogProps>) => (
  <HandOverDialog
    open
    onOpenChange={() => {}}
    creatives={published(2)}
    platforms={['Xandr']}
    onCreate={vi.fn()}
    {...props}
  />
)

it('cancels an unfinished pack when it is closed', async () => {
  const signals: AbortSignal[] = []
  const onCreate: HandOverDialogProps['onCreate'] = (_, { signal }) => {
    signals.push(signal)
    return new Promise<void>(() => {})
  }
  const { rerender } = await mount(dialog({ onCreate }))
  await page.getByRole('button', { name: 'Create pack' }).click()
  await expect.element(page.getByRole('progressbar')).toBeVisible()
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  await rerender(dialog({ onCreate, open: false }))
  await vi.waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true]))
})

it('selects no more creatives than a pack can have', async () => {
  const onCreate = vi.fn(async () => {})
  await mount(dialog({ onCreate, creatives: published(MAX_PACK_CREATIVES + 1) }))
  await page.getByRole('button', { name: 'Create pack' }).click()
  await expect.element(page.getByText('Pack downloaded')).toBeVisible()
  expect(onCreate).toHaveBeenCalledWith(
    { creativeIDs: published(MAX_PACK_CREATIVES).map(({ id }) => id), platforms: ['Xandr'] },
    expect.anything(),
  )
})
