import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { emulateMedia } from '../testing/media.js'
import { mount } from '../testing/mount.js'
import { Progress } from './progress.js'

describePart('Progress', (probe) => <Progress label="Uploading main.mp4" value={35} detail="8 s left" {...probe} />)

const bar = () => page.getByRole('progressbar', { name: 'Uploading main.mp4' })
const shareShown = () => {
  const element = bar().element()
  const fill = element.firstElementChild?.getBoundingClientRect()
  return (fill?.width ?? 0) / element.getBoundingClientRect().width
}

describe('Progress', () => {
  it.each([
    [0, 100, 0, '0%'],
    [35, 100, 0.35, '35%'],
    [4.2, 12, 0.35, '35%'],
    [99.9, 100, 0.999, '99%'],
    [180, 100, 1, '100%'],
    [-5, 100, 0, '0%'],
  ])('with %d of %d fills %d and is announced as %s', async (value, max, share, text) => {
    await mount(<Progress label="Uploading main.mp4" value={value} max={max} />)
    await expect.element(bar()).toHaveAttribute('aria-valuetext', text)
    await expect.element(bar()).toHaveAttribute('aria-valuemax', String(max))
    expect(shareShown()).toBeCloseTo(share, 2)
  })

  it('has no value while unknown', async () => {
    await mount(<Progress label="Uploading main.mp4" value={null} />)
    await expect.element(bar()).not.toHaveAttribute('aria-valuenow')
    await expect.element(bar()).not.toHaveAttribute('aria-valuetext')
  })

  it('is described by its detail and keeps its name with `bare`', async () => {
    await mount(
      <Progress label="Uploading main.mp4" value={35} valueText="4.2 of 12 MB" detail="1.1 MB/s, 8 s left" bare />,
    )
    await expect.element(bar()).toHaveAccessibleDescription('1.1 MB/s, 8 s left')
    await expect.element(bar()).toHaveAttribute('aria-valuetext', '4.2 of 12 MB')
    expect(page.getByText('Uploading main.mp4').elements()).toHaveLength(0)
  })

  it('fills from the end in right-to-left layouts', async () => {
    await mount(
      <div dir="rtl">
        <Progress label="Uploading main.mp4" value={35} />
      </div>,
    )
    const element = bar().element()
    expect(element.firstElementChild?.getBoundingClientRect().right).toBeCloseTo(
      element.getBoundingClientRect().right,
      0,
    )
  })
  it.each([35, null])('shows its fill in forced-colors mode, at %o', async (value) => {
    await emulateMedia({ forcedColors: 'active' })
    await mount(<Progress label="Uploading main.mp4" value={value} />)
    const [track, fill] = [bar().element(), bar().element().firstElementChild].map(
      (element) => element && getComputedStyle(element).backgroundColor,
    )
    expect(fill).not.toBe(track)
    await emulateMedia()
  })

  it('is animated unless reduced motion is preferred', async () => {
    await mount(<Progress label="Uploading main.mp4" value={null} />)
    const fill = bar().element().firstElementChild
    expect(fill?.getAnimations()).toHaveLength(0)
    await emulateMedia({ reducedMotion: 'no-preference' })
    expect(fill?.getAnimations()).toHaveLength(1)
    await emulateMedia()
  })
})
