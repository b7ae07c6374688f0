import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import { expect, waitFor, within } from 'storybook/test'

/** Play function of a chart right to left: its header is mirrored, time and values still run left to right. */
export async function showsMirroredFrame({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await within(canvasElement).findAllByRole('group', { name: /points$/ })
  const body = canvasElement.querySelector('[data-slot="chart-frame-body"]')
  const frame = body?.closest('figure')
  if (!body || !frame) throw new Error('There is no chart.')
  const header = within(frame)
  await expectToTheRight(header.getAllByRole('heading')[0] as HTMLElement, header.getByRole('radio', { name: 'Chart' }))
  for (const drawing of body.querySelectorAll('svg')) await expect(getComputedStyle(drawing).direction).toBe('ltr')
}

/** Play function of a table right to left: pinned columns stay at the right edge while it is scrolled. */
export async function pinsColumnsAtTheRight({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const region = within(canvasElement).getByRole('region', { name: 'Creatives' })
  region.scrollTo(-240, 0)
  await waitFor(() => expect(region).toHaveAttribute('data-scrolled'))
  const measureBox = (name: string) => within(region).getByRole('columnheader', { name }).getBoundingClientRect()
  await expect(Math.abs(measureBox('Creative').right - region.getBoundingClientRect().right)).toBeLessThan(2)
  await expect(Math.abs(measureBox('Type').right - measureBox('Creative').left)).toBeLessThan(2)
}
