import { expect, it } from 'vitest'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { Skeleton, SkeletonText } from './skeleton.js'

describePart('Skeleton', (probe) => <Skeleton {...probe} />)
describePart('SkeletonText', (probe) => <SkeletonText {...probe} />)

it('is as high as its text', async () => {
  const { container, rerender } = await mount(
    <p className="text-dense">
      One
      <br />
      Two
    </p>,
  )
  const { height } = container.getBoundingClientRect()
  await rerender(<SkeletonText lines={2} />)
  expect(container.getBoundingClientRect().height).toBeCloseTo(height, 0)
})
