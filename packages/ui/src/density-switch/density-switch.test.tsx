import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { DensitySwitch } from './density-switch.js'

describePart('DensitySwitch', (probe) => <DensitySwitch value="comfortable" onValueChange={() => {}} {...probe} />)

it('uses localized labels', async () => {
  await mount(
    <DensitySwitch
      value="compact"
      onValueChange={() => {}}
      label="Dichte"
      labels={{ comfortable: 'Bequem', compact: 'Dicht' }}
    />,
  )
  await expect.element(page.getByRole('radiogroup', { name: 'Dichte' })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Dicht' })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: 'Bequem' })).not.toBeChecked()
})
