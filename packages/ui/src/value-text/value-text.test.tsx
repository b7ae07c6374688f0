import { expect, it } from 'vitest'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { ValueText } from './value-text.js'

describePart('ValueText', (probe) => <ValueText {...probe}>—</ValueText>)

it.each(['0', '0.00%', '1,204'])('shows %s unchanged', async (value) => {
  const { container } = await mount(<ValueText>{value}</ValueText>)
  expect(container).toHaveTextContent(value)
  expect(container.querySelector('.sr-only')).toBeNull()
})

it.each([null, '', '—'])('is read as "no data" for a dash, given %o', async (value) => {
  const { container } = await mount(<ValueText>{value}</ValueText>)
  expect(container.querySelector('[aria-hidden]')).toHaveTextContent('—')
  expect(container.querySelector('.sr-only')).toHaveTextContent('no data')
})

it('uses localized texts', async () => {
  const { container } = await mount(<ValueText labels={{ noData: 'keine Daten' }}>{null}</ValueText>)
  expect(container.querySelector('.sr-only')).toHaveTextContent('keine Daten')
})
