import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Card, CardFooter } from '../card/card.js'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { CursorPagination, PageRange, PageSize, Pagination, type PaginationProps } from './pagination.js'

const RouterLink = (props: ComponentProps<'a'>) => <a {...props} />

const meta = {
  title: 'Pagination',
  component: Pagination,
  subcomponents: { CursorPagination, PageSize, PageRange },
  args: { label: 'Campaigns', page: 3, pageCount: 20, onPageChange: fn() },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: (args) => (
    <div className="grid gap-6">
      <Pagination {...args} label="First" page={1} />
      <Pagination {...args} label="Middle" page={10} />
      <Pagination {...args} label="Last" page={20} />
      <Pagination {...args} label="Few" page={2} pageCount={4} />
      <Pagination {...args} label="Small" page={10} size="sm" />
      <Pagination
        {...args}
        label="Links"
        page={119}
        pageCount={1204}
        linkTo={(page) => <RouterLink href={`#page=${page}`} />}
      />
      <CursorPagination label="Events" onNext={fn()} />
      <CursorPagination label="Small events" size="sm" onPrevious={fn()} onNext={fn()} />
    </div>
  ),
}

function Bar({ start = 2, ...props }: Partial<PaginationProps> & { start?: number }) {
  const [page, setPage] = useState(start)
  const [pageSize, setPageSize] = useState(25)
  return (
    <Card>
      <CardFooter className="justify-between border-t-0">
        <PageRange page={page} pageSize={pageSize} total={312} />
        <div className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-2 max-sm:w-full">
          <PageSize
            size="sm"
            value={pageSize}
            onValueChange={(next) => {
              setPageSize(next)
              setPage(1)
            }}
          />
          <Pagination
            label="Campaigns"
            size="sm"
            {...props}
            page={page}
            pageCount={Math.ceil(312 / pageSize)}
            onPageChange={setPage}
            className="sm:w-80"
          />
        </div>
      </CardFooter>
    </Card>
  )
}

export const UnderTable: Story = { render: () => <Bar /> }

export const RightToLeft: Story = {
  render: () => <Bar />,
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const { getByRole, getByText } = within(canvasElement)
    const button = (name: string) => getByRole('button', { name })
    await expectToTheRight(getByText('26–50 of 312'), button('Previous page'))
    await expectToTheRight(button('Previous page'), button('Page 1'))
    await expectToTheRight(button('Page 1'), button('Page 3'))
    await expectToTheRight(button('Page 3'), button('Next page'))
    for (const name of ['Previous page', 'Next page'])
      await expect(getComputedStyle(button(name).querySelector('svg')!).scale).toBe('-1 1')
  },
}

export const Phone: Story = { render: () => <Bar />, globals: { viewport: { value: 'phone' } } }

export const PagesInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <Bar start={12} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(canvas.getByText('301–312 of 312')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Page 13' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('301–312 of 312')).toBeVisible()
  },
}

export const States = showStates(meta, { Default, Variants, UnderTable })
