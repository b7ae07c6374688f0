import type { ComponentProps } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { SideNav, SideNavBrand, SideNavGroup, SideNavItem } from './side-nav.js'

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

/** Stands for a router's link. */
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
