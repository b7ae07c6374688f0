import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Breadcrumb, BreadcrumbItem } from '../breadcrumb/breadcrumb.js'
import { CommandMenu } from '../command-menu/command-menu.js'
import { Footer } from '../footer/footer.js'
import { SideNav, SideNavGroup, SideNavItem } from '../side-nav/side-nav.js'
import { describePart } from '../testing/describe-part.js'
import { emulateMedia } from '../testing/media.js'
import { mount, settled } from '../testing/mount.js'
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

it('toggles the side menu on Ctrl+B, except in rich-text editors', async () => {
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

it('has the side menu beside the page at 992 px and in a drawer at 991', async () => {
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

it('returns focus to the drawer’s button', async () => {
  await page.viewport(360, 780)
  await mount(
    <AppShell sideNav={sideNav} topBar={<TopBar />}>
      Files
    </AppShell>,
  )
  const button = page.getByRole('button', { name: 'Menu' })
  await button.click()
  await expect.element(page.getByRole('link', { name: 'File manager' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
})

it('leaves a handled Ctrl+B alone', async () => {
  const onSideMenuChange = vi.fn()
  await mount(
    <AppShell sideNav={sideNav} onSideMenuChange={onSideMenuChange}>
      <input aria-label="Editor" onKeyDown={(event) => event.preventDefault()} />
      <input aria-label="Search" />
    </AppShell>,
  )
  await page.getByRole('textbox', { name: 'Editor' }).click()
  await userEvent.keyboard('{Control>}b{/Control}')
  expect(onSideMenuChange).not.toHaveBeenCalled()
  await page.getByRole('textbox', { name: 'Search' }).click()
  await userEvent.keyboard('{Control>}b{/Control}')
  expect(onSideMenuChange).toHaveBeenCalledExactlyOnceWith('rail')
})

const whole = (children: ReactNode) => (
  <AppShell
    sideNav={sideNav}
    topBar={
      <TopBar
        start={
          <Breadcrumb>
            <BreadcrumbItem href="#campaigns">Campaigns</BreadcrumbItem>
            <BreadcrumbItem href="#autumn">Autumn launch for Scandinavia, second flight</BreadcrumbItem>
            <BreadcrumbItem current>Reporting by creative and platform</BreadcrumbItem>
          </Breadcrumb>
        }
        end="Ada Byron"
      />
    }
    footer={<Footer>Placard</Footer>}
  >
    {children}
  </AppShell>
)

it('has each landmark once', async () => {
  await mount(whole('Files'))
  for (const role of ['banner', 'main', 'contentinfo'] as const)
    expect(page.getByRole(role).elements(), role).toHaveLength(1)
  await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
})

it('never covers the focused element with the sticky bar', async () => {
  await mount(
    whole(
      Array.from({ length: 60 }, (_, index) => (
        <p key={String(index)} className="py-4">
          <a href={`#${index}`}>Creative {index}</a>
        </p>
      )),
    ),
  )
  window.scrollTo(0, document.documentElement.scrollHeight)
  const links = page.getByRole('main').element().querySelectorAll('a')
  links[59]?.focus()
  for (let index = 58; index >= 30; index -= 1) {
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    const focused = document.activeElement
    expect(focused).toBe(links[index])
    const { left, top } = focused?.getBoundingClientRect() ?? { left: 0, top: 0 }
    // The upper corner and the four pixel focus ring above it.
    expect(document.elementFromPoint(left + 2, top + 1)).toBe(focused)
    expect(document.elementFromPoint(left + 2, top - 4)?.closest('header')).toBeNull()
  }
  expect(window.scrollY).toBeGreaterThan(0)
  window.scrollTo(0, 0)
})

it('has the height of the top bar for sticky content', async () => {
  await mount(
    whole(
      <div style={{ height: 3000 }}>
        <p style={{ position: 'sticky', top: 'var(--placard-top-bar-height)' }}>Creatives</p>
      </div>,
    ),
  )
  window.scrollTo(0, 500)
  const header = page.getByRole('banner').element()
  await expect
    .poll(() => page.getByText('Creatives', { exact: true }).element().getBoundingClientRect().top)
    .toBe(header.getBoundingClientRect().bottom)
  window.scrollTo(0, 0)
})

it('scrolls to the current page in a long menu', async () => {
  await mount(
    <AppShell
      sideNav={
        <SideNav label="Main">
          <SideNavGroup>
            {Array.from({ length: 80 }, (_, index) => (
              <SideNavItem key={String(index)} href={`#${index}`} label={`Campaign ${index}`} current={index === 70} />
            ))}
          </SideNavGroup>
        </SideNav>
      }
    >
      Files
    </AppShell>,
  )
  const current = page.getByRole('link', { name: 'Campaign 70' }).element()
  const { left, top } = current.getBoundingClientRect()
  expect(document.elementFromPoint(left + 8, top + 8)?.closest('a')).toBe(current)
  expect(window.scrollY).toBe(0)
})

it('does not scroll horizontally at 320 px', async () => {
  await page.viewport(320, 640)
  await mount(whole(<h1>Autumn launch for Scandinavia</h1>))
  await settled()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

it('prints only the page', async () => {
  await mount(whole(<h1>Report</h1>))
  await emulateMedia({ media: 'print' })
  try {
    await expect.element(page.getByRole('heading', { name: 'Report' })).toBeVisible()
    await expect.element(page.getByRole('banner')).not.toBeInTheDocument()
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument()
    await expect.element(page.getByRole('contentinfo')).not.toBeInTheDocument()
  } finally {
    await emulateMedia()
  }
})

it('shows no focus ring around the page when the command menu, opened without a focus, is closed', async () => {
  await mount(
    <AppShell sideNav={sideNav}>
      <p>Files</p>
      <CommandMenu items={[{ id: 'files', label: 'Files', onSelect: () => undefined }]} />
    </AppShell>,
  )
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  const main = page.getByRole('main').element()
  expect(document.activeElement).toBe(main)
  expect(getComputedStyle(main).outlineStyle).toBe('none')
})
