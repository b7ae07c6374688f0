import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { LinkButton } from '../link-button/link-button.js'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { NotFound } from './not-found.js'

describePart('NotFound', (probe) => <NotFound {...probe} />)

it('is the title of its page, with a link to continue', async () => {
  await mount(<NotFound title="Campaign not found" action={<LinkButton href="#campaigns">All campaigns</LinkButton>} />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Campaign not found' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'All campaigns' })).toBeVisible()
})
