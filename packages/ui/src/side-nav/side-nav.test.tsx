import type { ComponentProps } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { SideNav, SideNavBrand, SideNavGroup, SideNavItem, SideNavSection } from './side-nav.js'

describePart('SideNav', (probe) => (
  <SideNav label="Main" {...probe}>
    <SideNavGroup>
      <SideNavItem href="#files" label="File manager" />
    </SideNavGroup>
  </SideNav>
))
describePart('SideNavGroup', (probe) => (
  <SideNavGroup label="Report" {...probe}>
    <SideNavItem href="#files" label="File manager" />
  </SideNavGroup>
))
describePart('SideNavItem', (probe) => (
  <ul>
    <SideNavItem href="#files" label="File manager" current {...probe} />
  </ul>
))
describePart('SideNavBrand', (probe) => <SideNavBrand href="#home" label="Console" mark={null} {...probe} />)

/** Stub of a router's link. */
const RouterLink = (props: ComponentProps<'a'>) => <a {...props} data-router="" />

it.each(['expanded', 'rail'] as const)('gives its look and name to a router’s link (%s)', async (variant) => {
  await mount(
    <SideNav label="Main" variant={variant}>
      <SideNavGroup>
        <SideNavItem asChild label="File manager" current>
          <RouterLink href="#files" />
        </SideNavItem>
      </SideNavGroup>
    </SideNav>,
  )
  const link = page.getByRole('link', { name: 'File manager', exact: true })
  await expect.element(link).toHaveAttribute('data-router', '')
  await expect.element(link).toHaveAttribute('aria-current', 'page')
})
describePart('SideNavSection', (probe) => (
  <ul>
    <SideNavSection label="Settings" defaultOpen {...probe}>
      <SideNavItem href="#people" label="People" />
    </SideNavSection>
  </ul>
))

it('shows a dot in the rail, with its text for screen readers', async () => {
  await mount(
    <SideNav label="Main" variant="rail">
      <SideNavGroup>
        <SideNavItem href="#inbox" label="Inbox" badge="12 new" />
      </SideNavGroup>
    </SideNav>,
  )
  await expect.element(page.getByRole('link', { name: 'Inbox 12 new' })).toBeVisible()
})

it('marks a collapsed section of the current page', async () => {
  await mount(
    <SideNav label="Main">
      <SideNavGroup>
        <SideNavSection label="Settings" current>
          <SideNavItem href="#people" label="People" current />
        </SideNavSection>
      </SideNavGroup>
    </SideNav>,
  )
  await expect.element(page.getByRole('link', { name: 'People' })).toBeVisible()
  const section = page.getByRole('button', { name: 'Settings' })
  const open = getComputedStyle(section.element()).backgroundColor
  await section.click()
  await expect.element(page.getByRole('link', { name: 'People' })).not.toBeInTheDocument()
  expect(getComputedStyle(section.element()).backgroundColor).not.toBe(open)
})

it('has no Tab stops in a collapsed group', async () => {
  await mount(
    <>
      <SideNav label="Main">
        <SideNavGroup label="Archive" collapsible defaultOpen={false}>
          <SideNavItem href="#spring" label="Spring" />
        </SideNavGroup>
      </SideNav>
      <button type="button">After</button>
    </>,
  )
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Archive' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
})
