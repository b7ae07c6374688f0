import { type ComponentProps, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { emulateMedia } from '../testing/media.js'
import { mount } from '../testing/mount.js'
import { CursorPagination, PageRange, PageSize, Pagination, type PaginationProps, pageItems } from './pagination.js'

const RouterLink = (props: ComponentProps<'a'>) => <a {...props} />

describePart('Pagination', (probe) => <Pagination label="Campaigns" page={3} pageCount={20} {...probe} />)
describePart('CursorPagination', (probe) => <CursorPagination label="Events" onNext={() => {}} {...probe} />)
describePart('PageSize', (probe) => <PageSize value={25} onValueChange={() => {}} {...probe} />)
describePart('PageRange', (probe) => <PageRange page={2} pageSize={20} total={312} {...probe} />)

const text = (items: ReturnType<typeof pageItems>) =>
  items.map((item) => (typeof item === 'number' ? item : '…')).join(' ')

it.each([
  [1, 0, ''],
  [1, 1, '1'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 … 8'],
  [4, 8, '1 2 3 4 5 … 8'],
  [5, 8, '1 … 4 5 6 7 8'],
  [10, 20, '1 … 9 10 11 … 20'],
  [20, 20, '1 … 16 17 18 19 20'],
])('on page %d of %d shows "%s"', (open, count, shown) => {
  expect(text(pageItems(open, count))).toBe(shown)
})

it('has a constant number of items with the current page, and no gap for a single page', () => {
  for (const siblings of [0, 1, 2])
    for (const count of [8, 9, 12, 50])
      for (let open = 1; open <= count; open++) {
        const items = pageItems(open, count, siblings)
        expect(items).toHaveLength(Math.min(count, 2 * siblings + 5))
        expect(items).toContain(open)
        for (const [index, item] of items.entries()) {
          if (typeof item === 'number') continue
          const [before, after] = [items[index - 1], items[index + 1]]
          expect(Number(after) - Number(before)).toBeGreaterThan(2)
        }
      }
})

const button = (name: string) => page.getByRole('button', { name, exact: true })

function Pages({ start, ...props }: { start: number } & Partial<PaginationProps>) {
  const [open, setOpen] = useState(start)
  return (
    <div style={{ width: 600 }}>
      <Pagination label="Campaigns" pageCount={20} onPageChange={setOpen} {...props} page={open} />
    </div>
  )
}

describe('Pagination', () => {
  it('changes the page, and marks the current one', async () => {
    await mount(<Pages start={3} />)
    await expect.element(button('Page 3')).toHaveAttribute('aria-current', 'page')
    await userEvent.click(button('Page 4'))
    await expect.element(button('Page 4')).toHaveAttribute('aria-current', 'page')
    await userEvent.click(button('Previous page'))
    await expect.element(button('Page 3')).toHaveAttribute('aria-current', 'page')
  })

  it('keeps focus at the ends', async () => {
    const onPageChange = vi.fn()
    await mount(<Pages start={19} />)
    await userEvent.click(button('Next page'))
    await expect.element(button('Next page')).toHaveFocus()
    await expect.element(button('Next page')).toHaveAttribute('aria-disabled', 'true')
    await mount(<Pagination label="Other" page={1} pageCount={1} onPageChange={onPageChange} />)
    await userEvent.click(page.getByRole('navigation', { name: 'Other' }).getByRole('button', { name: 'Next page' }), {
      force: true,
    })
    expect(onPageChange).not.toHaveBeenCalled()
  })

  it('gives every page a URL', async () => {
    await mount(<Pages start={1} linkTo={(to) => <RouterLink href={`#page=${to}`} />} />)
    await expect.element(page.getByRole('link', { name: 'Page 20' })).toHaveAttribute('href', '#page=20')
    await expect
      .element(page.getByRole('link', { name: 'Page 1', exact: true }))
      .toHaveAttribute('aria-current', 'page')
    await expect.element(page.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page=2')
    expect(page.getByRole('link', { name: 'Previous page' }).elements()).toHaveLength(0)
  })

  it('shows the position if the numbers do not fit', async () => {
    await mount(
      <div style={{ width: 300 }}>
        <Pagination label="Campaigns" page={3} pageCount={20} />
      </div>,
    )
    await expect.element(page.getByText('Page 3 of 20')).toBeVisible()
    expect(button('Page 3').elements()).toHaveLength(0)
  })
})

it('shows the current page in forced-colors mode', async () => {
  await emulateMedia({ forcedColors: 'active' })
  await mount(<Pages start={3} />)
  const fill = (name: string) => getComputedStyle(button(name).element()).backgroundColor
  expect(fill('Page 3')).not.toBe(fill('Page 4'))
  await emulateMedia()
})

describe('CursorPagination', () => {
  it('has only the available directions', async () => {
    const onNext = vi.fn()
    await mount(<CursorPagination label="Events" onNext={onNext} previousLink={<RouterLink href="#before" />} />)
    await userEvent.click(button('Next'))
    expect(onNext).toHaveBeenCalledOnce()
    await expect.element(page.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '#before')
    await mount(<CursorPagination label="None" />)
    const none = page.getByRole('navigation', { name: 'None' }).getByRole('button')
    for (const way of none.elements()) expect(way).toHaveAttribute('aria-disabled', 'true')
  })
})

it.each([
  [1, 20, 312, '1–20 of 312'],
  [16, 20, 312, '301–312 of 312'],
  [1, 20, 0, '0–0 of 0'],
  [2, 500, 1204, '501–1,000 of 1,204'],
  [3, 20, undefined, '41–60'],
])('formats page %d of %d rows in %s as "%s"', async (open, pageSize, total, words) => {
  const { container } = await mount(<PageRange page={open} pageSize={pageSize} total={total} />)
  expect(container).toHaveTextContent(words)
})
