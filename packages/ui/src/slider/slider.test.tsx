import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DirectionProvider } from '../direction-provider/direction-provider.js'
import { Field } from '../field/field.js'
import { describePart } from '../testing/describe-part.js'
import { emulateFinger, emulateMedia } from '../testing/media.js'
import { mount, settled } from '../testing/mount.js'
import { Slider } from './slider.js'

const root = '[data-slot="slider"] > :first-child'

describePart('Slider', (probe) => <Slider aria-label="Opacity" defaultValue={40} unit="%" {...probe} />, {
  control: ':scope > :first-child',
})
describe('of a range', () => {
  describePart('Slider', (probe) => <Slider aria-label="Hours" defaultValue={[8, 18]} max={24} {...probe} />, {
    control: ':scope > :first-child',
  })
})

const thumbs = () => page.getByRole('slider').elements()
const now = () => thumbs().map((thumb) => Number(thumb.getAttribute('aria-valuenow')))

async function drag(thumb: Element, ...xs: number[]) {
  const at = (type: string, clientX: number) =>
    thumb.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX, clientY: 10, button: 0 }))
  at('pointerdown', xs[0] ?? 0)
  for (const x of xs) {
    at('pointermove', x)
    await settled()
  }
  at('pointerup', xs.at(-1) ?? 0)
}

describe('Slider', () => {
  afterEach(async () => {
    await emulateFinger(false)
    await emulateMedia()
  })

  it('names and describes its thumb by its Field', async () => {
    await mount(
      <Field label="Opacity" hint="Of the layer" error="Too much">
        <Slider defaultValue={40} />
      </Field>,
    )
    const thumb = page.getByRole('slider', { name: 'Opacity' }).element()
    expect(thumb).toHaveAccessibleDescription('Too much Of the layer')
    expect(thumb).toHaveAttribute('aria-invalid', 'true')
    await userEvent.click(page.getByText('Opacity'))
    expect(document.activeElement).toBe(thumb)
  })

  it('names each thumb of a range', async () => {
    await mount(
      <>
        <Slider aria-label="Hours" defaultValue={[8, 18]} />
        <Field label="Days">
          <Slider defaultValue={[1, 5]} thumbLabels={['From', 'To']} />
        </Field>
      </>,
    )
    for (const name of ['Hours, Minimum', 'Hours, Maximum', 'Days From', 'Days To'])
      expect(page.getByRole('slider', { name }).elements()).toHaveLength(1)
  })

  it('reports every value of a drag, and commits the last one once', async () => {
    const [change, commit] = [vi.fn(), vi.fn()]
    await mount(
      <div style={{ width: 216, margin: 0 }}>
        <Slider aria-label="Opacity" defaultValue={50} onValueChange={change} onValueCommit={commit} />
      </div>,
    )
    const thumb = thumbs()[0]!
    // Synthetic pointers cannot be captured.
    vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {})
    vi.spyOn(Element.prototype, 'hasPointerCapture').mockReturnValue(true)
    vi.spyOn(Element.prototype, 'releasePointerCapture').mockImplementation(() => {})
    const { left, width } = document.querySelector(root)!.getBoundingClientRect()
    await drag(thumb, left + width * 0.6, left + width * 0.7, left + width * 0.8)
    vi.restoreAllMocks()
    expect(change.mock.calls).toEqual([[60], [70], [80]])
    expect(commit.mock.calls).toEqual([[80]])
  })

  it('keeps the ends of a range apart, and applies Home and End to the focused thumb', async () => {
    const change = vi.fn()
    await mount(<Slider aria-label="Hours" defaultValue={[8, 18]} max={24} minDistance={2} onValueChange={change} />)
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    expect(now()).toEqual([16, 18])
    await userEvent.keyboard('{ArrowRight}')
    expect(now()).toEqual([16, 18])
    await userEvent.tab()
    await userEvent.keyboard('{End}{ArrowLeft}')
    expect(now()).toEqual([16, 23])
    await userEvent.keyboard('{Home}')
    expect(now()).toEqual([16, 18])
    expect(document.activeElement).toBe(thumbs()[1])
    expect(change).toHaveBeenLastCalledWith([16, 18])
  })

  it('grows leftwards in right-to-left layouts', async () => {
    await mount(
      <div dir="rtl">
        <DirectionProvider dir="rtl">
          <Slider aria-label="Opacity" defaultValue={40} />
        </DirectionProvider>
      </div>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(now()).toEqual([41])
    const box = document.querySelector(root)!.getBoundingClientRect()
    expect(thumbs()[0]!.getBoundingClientRect().left).toBeGreaterThan(box.left + box.width / 2)
  })

  it('fills from zero if values can be negative', async () => {
    await mount(<Slider aria-label="Offset" defaultValue={-20} min={-50} max={50} />)
    const [track, fill] = [`${root} > :first-child`, `${root} > :first-child > *`].map((selector) =>
      document.querySelector(selector)!.getBoundingClientRect(),
    )
    expect(fill!.width / track!.width).toBeCloseTo(0.2, 2)
    expect(fill!.right - track!.left).toBeCloseTo(track!.width / 2, 0)
  })

  it('is not focusable while disabled', async () => {
    await mount(<Slider aria-label="Opacity" defaultValue={40} disabled />)
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })

  it('is focusable and cannot be changed while read-only', async () => {
    const [change, commit] = [vi.fn(), vi.fn()]
    await mount(
      <>
        <Slider aria-label="Opacity" defaultValue={40} readOnly onValueChange={change} onValueCommit={commit} />
        <Slider aria-label="Hours" defaultValue={[8, 18]} readOnly onValueChange={change} onValueCommit={commit} />
      </>,
    )
    for (const thumb of thumbs()) {
      ;(thumb as HTMLElement).focus()
      expect(document.activeElement).toBe(thumb)
      await userEvent.keyboard('{ArrowRight}{PageUp}{Home}{End}')
      expect(document.activeElement).toBe(thumb)
    }
    await userEvent.click(document.querySelector(root)!)
    expect(now()).toEqual([40, 8, 18])
    for (const thumb of thumbs()) expect(thumb).toHaveAttribute('aria-readonly', 'true')
    expect(change).not.toHaveBeenCalled()
    expect(commit).not.toHaveBeenCalled()
  })

  it('has a touch target of 44 px', async () => {
    await emulateFinger(true)
    await mount(<Slider aria-label="Opacity" defaultValue={40} />)
    const thumb = thumbs()[0]!
    const size = thumb.getBoundingClientRect().width - 2 * Number.parseFloat(getComputedStyle(thumb, '::after').left)
    expect(size).toBeGreaterThanOrEqual(44)
  })

  it('shows track, range and thumb in forced-colors mode', async () => {
    await emulateMedia({ forcedColors: 'active' })
    await mount(<Slider aria-label="Opacity" defaultValue={40} />)
    const [track, range] = [...document.querySelectorAll(`${root} > :first-child, ${root} > :first-child > *`)]
    const color = (element: Element | undefined) => element && getComputedStyle(element).backgroundColor
    expect(color(range)).not.toBe(color(track))
    expect(getComputedStyle(thumbs()[0]!).borderTopWidth).toBe('2px')
  })

  it('submits its value in a form', async () => {
    const { container } = await mount(
      <form>
        <Slider aria-label="Hours" name="hours" defaultValue={[8, 18]} />
      </form>,
    )
    expect(new FormData(container.querySelector('form')!).getAll('hours[]')).toEqual(['8', '18'])
  })
})
