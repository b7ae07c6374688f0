import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { emulateMedia } from '../testing/media.js'
import { mount } from '../testing/mount.js'
import { Switch } from './switch.js'

describePart('Switch', (probe) => <Switch aria-label="Compare" checked {...probe} />)
describe('with a label', () => {
  describePart('Switch', (probe) => <Switch label="Compare" description="With the week before" {...probe} />, {
    control: '[role="switch"]',
  })
})

const box = () => page.getByRole('switch')

describe('Switch', () => {
  afterEach(() => emulateMedia())

  it('ignores clicks while saving, keeps focus, and announces it', async () => {
    const change = vi.fn()
    const { rerender, container } = await mount(<Switch label="Compare" checked onCheckedChange={change} />)
    ;(box().element() as HTMLElement).focus()
    await rerender(<Switch label="Compare" checked loading onCheckedChange={change} />)
    await userEvent.keyboard(' ')
    await userEvent.click(page.getByText('Compare'), { force: true })
    expect(change).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(box().element())
    expect(container.querySelector('[aria-live="polite"]')).toHaveTextContent('Saving')
  })

  it('ignores clicks while aria-disabled, but is focusable', async () => {
    const change = vi.fn()
    await mount(<Switch label="Compare" checked aria-disabled onCheckedChange={change} />)
    await userEvent.keyboard('{Tab} ')
    await userEvent.click(page.getByText('Compare'), { force: true })
    await expect.element(box()).toHaveFocus()
    expect(change).not.toHaveBeenCalled()
  })

  it('is a checkbox for forms: fires changes, is submitted when on, and resets', async () => {
    const [formChange, click] = [vi.fn(), vi.fn()]
    const { container } = await mount(
      // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only listens.
      <div onClick={click}>
        <form onChange={formChange}>
          <Switch label="Compare" name="compare" value="before" />
        </form>
      </div>,
    )
    const form = container.querySelector('form')!
    expect([...new FormData(form)]).toEqual([])
    await userEvent.click(page.getByText('Compare'))
    await expect.element(box()).toBeChecked()
    expect(formChange).toHaveBeenCalledOnce()
    expect([...new FormData(form)]).toEqual([['compare', 'before']])
    // The label forwards the click as a second one.
    expect(click).toHaveBeenCalledTimes(2)
    form.reset()
    await expect.element(box()).not.toBeChecked()
    expect([...new FormData(form)]).toEqual([])
  })

  it('shows its state in forced-colors mode by the position of the thumb', async () => {
    await emulateMedia({ forcedColors: 'active' })
    await mount(
      <>
        <Switch aria-label="On" checked />
        <Switch aria-label="Off" checked={false} />
      </>,
    )
    const [on, off] = box()
      .elements()
      .map((track) => track.firstElementChild!.getBoundingClientRect().left - track.getBoundingClientRect().left)
    expect(on! - off!).toBe(16)
    for (const track of box().elements()) expect(getComputedStyle(track).borderTopWidth).toBe('1px')
  })

  it('moves the other way in right-to-left layouts', async () => {
    await mount(
      <div dir="rtl">
        <Switch aria-label="On" checked />
      </div>,
    )
    const track = box().element().getBoundingClientRect()
    const thumb = box().element().firstElementChild!.getBoundingClientRect()
    expect(thumb.left - track.left).toBeLessThan(track.right - thumb.right)
  })
})
