import { expect, it } from 'vitest'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { FileIcon } from './file-icon.js'

describePart('FileIcon', (probe) => <FileIcon name="main.mp4" {...probe} />)

it('is decorative without a label', async () => {
  const { container } = await mount(
    <>
      <FileIcon name="main.mp4" />
      <FileIcon name="main.mp4" label="Video" />
    </>,
  )
  const [beside, alone] = [...container.querySelectorAll('svg')]
  expect(beside).toHaveAttribute('aria-hidden', 'true')
  expect(alone).not.toHaveAttribute('aria-hidden')
  expect(alone).toHaveAccessibleName('Video')
})

it('exposes its kind as data-state', async () => {
  const { container } = await mount(
    <>
      <FileIcon kind="folder" name="v1.mp4" />
      <FileIcon name="feed" contentType="application/json" />
    </>,
  )
  expect([...container.querySelectorAll('svg')].map((icon) => icon.dataset.state)).toEqual(['folder', 'data'])
})
