import { ApiError } from '@placard/domain/api'
import { DEMO_USERS } from '@placard/domain/demo'
import { type AdminUserChange, LAST_ADMIN } from '@placard/domain/internal/account'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { inRouter } from '../../testing/in-router.js'
import type { AdminScreenProps } from './admin-props.js'
import { AdminScreen } from './admin-screen.js'
import { users } from './users.fixture.js'

const [, noor, grace] = DEMO_USERS

/** Holds the state that the console keeps on the server and in the URL. */
function Screen(props: AdminScreenProps) {
  const [search, setSearch] = useState(props.search)
  const [rows, setRows] = useState(props.users)
  const onChange = async (change: AdminUserChange) => {
    await props.onChange(change)
    const disabledAt = change.disabled ? '2025-10-14T10:00:00.000Z' : null
    setRows((all) =>
      all?.map((user) =>
        user.id === change.id
          ? { ...user, role: change.role ?? user.role, ...(change.disabled !== undefined && { disabledAt }) }
          : user,
      ),
    )
  }
  const onSearch = (q: string) => {
    props.onSearch(q)
    setSearch({ q, page: 1 })
  }
  return <AdminScreen {...props} users={rows} search={search} onSearch={onSearch} onChange={onChange} />
}

const meta = {
  title: 'Admin/Screen',
  component: AdminScreen,
  args: {
    users,
    search: { q: '', page: 1 },
    onSearch: fn(),
    onReload: fn(),
    onWithdraw: fn(async () => undefined),
    onChange: fn(async () => undefined),
    onHoldings: fn(),
    ownID: grace.id,
  },
  render: (args) => <Screen {...args} />,
  decorators: [inRouter],
} satisfies Meta<typeof AdminScreen>
export default meta
type Story = StoryObj<typeof meta>

const findRow = (canvasElement: HTMLElement, name: RegExp) =>
  within(within(canvasElement).getByRole('rowheader', { name }).closest('tr') as HTMLElement)

/**
 * Rows stay after a failure; removing one's own admin role asks for confirmation below the row, where the refusal is
 * shown too.
 */
export const Asked: Story = {
  args: {
    error: 'The server could not be reached.',
    onChange: fn(() => Promise.reject(new ApiError(LAST_ADMIN, { status: 409 }))),
  },
  play: async ({ canvasElement, args }) => {
    const own = findRow(canvasElement, /^Grace Okafor/)
    const role = own.getByRole('combobox')
    const ask = async () => {
      await userEvent.click(role)
      await userEvent.click(await screen.findByRole('option', { name: /^Staff/ }))
      return within(canvasElement).findByRole('group', { name: /^As staff you can no longer open this page/ })
    }
    const question = await ask()
    await userEvent.click(within(question).getByRole('button', { name: 'Change my role' }))
    await expect(await within(canvasElement).findByText(LAST_ADMIN)).toBeVisible()
    await ask()
    await userEvent.click(findRow(canvasElement, /^Noor/).getByRole('button', { name: 'Disable Noor Haddad' }))
    await expect(args.onHoldings).toHaveBeenCalledWith(expect.objectContaining({ id: noor.id }), 'disable')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

/** Invitations that could not be delivered are listed until they expire or are sent again. */
export const UndeliveredInvitations: Story = {
  args: {
    undelivered: [
      {
        email: 'ida@kunde.example',
        at: '2025-10-13T07:00:04Z',
        problem: 'The mail server says that this address does not exist.',
        role: 'agency',
      },
      {
        email: 'bo@kunde.example',
        at: '2025-10-12T07:00:04Z',
        problem: 'The mailbox was full for three days.',
        role: 'advertiser',
      },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('2 invitations could not be delivered')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Correct ida@kunde.example or invite it again' })).toHaveAttribute(
      'href',
      '/admin/invite?email=ida%40kunde.example&role=agency',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw the invitation of bo@kunde.example' }))
    await expect(args.onWithdraw).toHaveBeenCalledWith('bo@kunde.example')
  },
}
