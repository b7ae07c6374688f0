import { NO_DATA } from '@placard/domain'
import { mount } from '@placard/ui/testing'
import { expect, it } from 'vitest'
import { ValueText } from './value-text.js'

it('writes a value as it is', async () => {
  const { container } = await mount(<ValueText>0.00%</ValueText>)
  expect(container).toHaveTextContent('0.00%')
})

it('says "no data" where the eye sees a dash', async () => {
  const { container } = await mount(<ValueText>{NO_DATA}</ValueText>)
  expect(container.querySelector('[aria-hidden]')).toHaveTextContent('—')
  expect(container.querySelector('.sr-only')).toHaveTextContent('no data')
})
