import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { picture } from '../testing/pictures.fixture.js'
import { FilePreview } from './file-preview.js'

describePart('FilePreview', (probe) => (
  <FilePreview name="a.png" content={{ kind: 'image', src: picture(24) }} {...probe} />
))

describe('FilePreview', () => {
  it('shows a picture and its pixels', async () => {
    await mount(<FilePreview name="a.png" content={{ kind: 'image', src: picture(24, 640, 360) }} />)
    await expect.element(page.getByRole('img', { name: 'Preview of a.png' })).toBeVisible()
    await expect.element(page.getByText('640 × 360')).toBeVisible()
  })

  it('shows text in a region that the keyboard can scroll', async () => {
    await mount(<FilePreview name="a.txt" content={{ kind: 'text', text: 'one\ntwo', start: '64 kB' }} />)
    const region = page.getByRole('region', { name: 'Content of a.txt' })
    await expect.element(region).toHaveTextContent('one two')
    expect(region.element()).toHaveAttribute('tabindex', '0')
    await expect.element(page.getByText('The first 64 kB')).toBeVisible()
  })

  it('says that a font is damaged', async () => {
    await mount(<FilePreview name="a.woff2" content={{ kind: 'font', data: new ArrayBuffer(8) }} />)
    await expect.element(page.getByText(/^This file can’t be shown/)).toBeVisible()
  })

  it('is busy while the content loads, and shows an error', async () => {
    const { rerender } = await mount(<FilePreview name="a.png" />)
    const figure = () => document.querySelector('[data-slot="file-preview"]')
    expect(figure()).toHaveAttribute('aria-busy', 'true')
    await rerender(<FilePreview name="a.png" error="Access denied" />)
    expect(figure()).toHaveAttribute('data-state', 'error')
    await expect.element(page.getByText('Access denied')).toBeVisible()
  })
})
