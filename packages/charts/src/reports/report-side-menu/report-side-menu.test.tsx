import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'
import { describePart, mount } from '@placard/ui/testing'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ReportSideMenu } from './report-side-menu.js'

const { creatives } = demoReport(demoCampaigns(DEMO_NOW)[0]!, { start: '2025-10-01', end: '2025-10-07', tzCode: 'UTC' })
const link = (id = 'summary') => createElement('a', { href: `#${id}` })

describePart('ReportSideMenu', (probe) => <ReportSideMenu creatives={creatives} renderLink={link} {...probe} />)

it('lists only published creatives, with the caller’s links', async () => {
  const [first, ...others] = creatives
  await mount(
    <ReportSideMenu
      creatives={[first!, ...others.map((one) => ({ ...one, liveIDs: [] }))]}
      creativeID={first!.id}
      renderLink={link}
    />,
  )
  const addresses = page
    .getByRole('link')
    .elements()
    .map((element) => element.getAttribute('href'))
  expect(addresses).toEqual(['#summary', `#${first!.id}`])
  await expect.element(page.getByRole('link', { name: first!.name })).toHaveAttribute('aria-current', 'page')
})

it('lists the first 100 creatives and the current one, and searches the others', async () => {
  const [first] = creatives
  const many = Array.from({ length: 250 }, (_, index) => ({ ...first!, id: `c${index}`, name: `Banner no. ${index}` }))
  await mount(<ReportSideMenu creatives={many} creativeID="c222" renderLink={link} />)
  const links = () => page.getByRole('link').elements()
  expect(links()).toHaveLength(1 + 100 + 1)
  await expect.element(page.getByRole('link', { name: 'Banner no. 222' })).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByText('149 more: search for them by name.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search creatives' }).fill('no. 249')
  await expect.poll(() => links().at(-1)?.textContent).toBe('Banner no. 249')
  await expect.element(page.getByText(/more: search/)).not.toBeInTheDocument()
})
