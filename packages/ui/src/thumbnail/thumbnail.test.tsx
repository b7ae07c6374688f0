import { describe, expect, it, vi } from 'vitest'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { broken, logo, picture } from '../testing/pictures.fixture.js'
import { Thumbnail } from './thumbnail.js'

describePart('Thumbnail', (probe) => <Thumbnail name="poster.jpg" src={picture(262)} {...probe} />)

const findRoot = (container: Element) => container.querySelector<HTMLElement>('[data-slot="thumbnail"]')!

describe('Thumbnail', () => {
  it('has its size before and after loading', async () => {
    const { container } = await mount(<Thumbnail name="main.mp4" ratio={16 / 9} size="lg" src={picture(24)} />)
    const root = findRoot(container)
    const before = root.getBoundingClientRect()
    await vi.waitFor(() => expect(root.dataset.state).toBe('loaded'))
    const after = root.getBoundingClientRect()
    expect([after.width, after.height]).toEqual([before.width, before.height])
    expect(before.width / before.height).toBeCloseTo(16 / 9, 1)
  })

  it('shows the icon on error, keeps its name, and retries with another URL', async () => {
    const { container, rerender } = await mount(<Thumbnail name="poster.png" alt="Poster" src={broken} />)
    await vi.waitFor(() => expect(findRoot(container).dataset.state).toBe('broken'))
    expect(container.querySelector('img')).toBeNull()
    expect(findRoot(container).querySelector('svg')).toHaveAttribute('data-state', 'image')
    expect(findRoot(container)).toHaveAttribute('role', 'img')
    expect(findRoot(container)).toHaveAccessibleName('Poster')
    await rerender(<Thumbnail name="poster.png" alt="Poster" src={logo} />)
    await vi.waitFor(() => expect(findRoot(container).dataset.state).toBe('loaded'))
    expect(findRoot(container)).not.toHaveAttribute('role')
  })

  it('shows a video without a poster, without a Tab stop', async () => {
    const mounting = mount(<Thumbnail name="main.mp4" src="data:video/mp4;base64,AAAA" poster={false} />)
    // Rendered, and not yet known to be broken.
    const film = document.querySelector('video')
    expect(film).toHaveAttribute('aria-hidden', 'true')
    expect(film?.tabIndex).toBe(-1)
    expect(film?.src).toMatch(/#t=0\.1$/)
    const { container } = await mounting
    await vi.waitFor(() => expect(findRoot(container).dataset.state).toBe('broken'))
    expect(findRoot(container).querySelector('svg')).toHaveAttribute('data-state', 'video')
  })

  it('shows a checkerboard only behind possibly transparent pictures', async () => {
    const { container } = await mount(
      <>
        <Thumbnail name="logo.svg" src={logo} />
        <Thumbnail name="poster.jpg" src={picture(262)} />
        <Thumbnail name="logo" contentType="image/png" src={logo} />
      </>,
    )
    const squared = [...container.querySelectorAll('[data-slot="thumbnail"]')].map((root) =>
      getComputedStyle(root).backgroundImage.startsWith('conic-gradient'),
    )
    expect(squared).toEqual([true, false, true])
  })
})
