import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SideNav, SideNavGroup, SideNavItem } from '../side-nav/side-nav.js'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { TopBar } from '../top-bar/top-bar.js'
import { AppShell } from './app-shell.js'

const sideNav = (
  <SideNav label="Main">
    <SideNavGroup>
      <SideNavItem href="#files" label="File manager" />
    </SideNavGroup>
  </SideNav>
)

describePart('AppShell', (probe) => (
  <AppShell sideNav={sideNav} topBar={<TopBar start="Files" />} {...probe}>
    <h1>Files</h1>
  </AppShell>
))

afterEach(() => page.viewport(1280, 1000))

it('folds the menu on Ctrl+B beside the page, and leaves bold alone', async () => {
  await page.viewport(992, 800)
  const onSideMenuChange = vi.fn()
  await mount(
    <AppShell sideNav={sideNav} onSideMenuChange={onSideMenuChange}>
      {/* biome-ignore lint/a11y/useSemanticElements: only an editable element has bold text to toggle. */}
      <div contentEditable role="textbox" aria-label="Note" tabIndex={0} suppressContentEditableWarning>
        Words
      </div>
    </AppShell>,
  )
  await userEvent.keyboard('{Control>}b{/Control}')
  expect(onSideMenuChange).toHaveBeenCalledExactlyOnceWith('rail')
  await page.getByRole('textbox', { name: 'Note' }).click()
  await userEvent.keyboard('{Control>}b{/Control}')
  expect(onSideMenuChange).toHaveBeenCalledOnce()
})

it('has the menu beside the page at 992 px and in a drawer at 991', async () => {
  await page.viewport(992, 800)
  await mount(
    <AppShell sideNav={sideNav} topBar={<TopBar />}>
      Files
    </AppShell>,
  )
  await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Menu' })).not.toBeInTheDocument()
  await page.viewport(991, 800)
  await expect.element(page.getByRole('navigation', { name: 'Main' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.viewport(992, 800)
  await expect.element(page.getByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument()
})
