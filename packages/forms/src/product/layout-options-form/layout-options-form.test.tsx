import { mount } from '@placard/ui/testing'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LayoutOptionsForm } from './layout-options-form.js'

it('reports each change immediately, and each commit once', async () => {
  const [onChange, onCommit] = [vi.fn(), vi.fn()]
  await mount(<LayoutOptionsForm onSubmit={vi.fn()} onChange={onChange} onCommit={onCommit} />)
  const box = page.getByRole('spinbutton', { name: 'Ad duration exact value' })
  await userEvent.clear(box)
  await userEvent.type(box, '45')
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ ad_duration: 45, loop: 'no' })
  expect(onCommit).not.toHaveBeenCalled()
  await userEvent.tab()
  await expect.poll(() => onCommit.mock.calls.length).toBe(1)
  expect(onCommit.mock.lastCall?.[0]).toMatchObject({ ad_duration: 45 })
})

it('uses the default for a stored value that is no longer allowed', async () => {
  await mount(<LayoutOptionsForm defaultValues={{ ad_duration: 500, loop: 'yes' }} onSubmit={vi.fn()} />)
  await expect.element(page.getByRole('spinbutton', { name: 'Ad duration exact value' })).toHaveValue('30')
  await expect.element(page.getByRole('switch', { name: 'Loop' })).toBeChecked()
})

it('renders controls from the catalog of any layout', async () => {
  const layout = {
    id: 'other',
    name: 'Other',
    requiredAssets: [],
    options: [
      { kind: 'slider', key: 'tilt', label: 'Tilt', min: -45, max: 45, step: 5, unit: 'px', default: 0 } as const,
    ],
  }
  const onSubmit = vi.fn()
  await mount(<LayoutOptionsForm layout={layout} onSubmit={onSubmit} />)
  page.getByRole('slider', { name: 'Tilt' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ ad_duration: 30, tilt: 5 }]])
})

it('sets a typed number above the highest value to that, and says so', async () => {
  const onSubmit = vi.fn()
  await mount(<LayoutOptionsForm onSubmit={onSubmit} />)
  const box = page.getByRole('spinbutton', { name: 'Ad duration exact value' })
  const highest = box.element().getAttribute('aria-valuemax') ?? ''
  await userEvent.fill(box, '999')
  await userEvent.tab()
  await expect.element(box).toHaveValue(highest)
  await expect.element(page.getByText(/^Set to .*, the highest value$/)).toBeVisible()
})
