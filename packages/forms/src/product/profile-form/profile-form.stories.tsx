import type { ProfileInput } from '@placard/domain/account'
import { DEMO_USERS } from '@placard/domain/demo'
import { showStates } from '@placard/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { seeMessage } from '../../engine/see-message.fixture.js'
import { atFields, fill, refuse, seeRefusedFields } from '../account-story.fixture.js'
import { ProfileForm } from './profile-form.js'

const [ada] = DEMO_USERS

const meta = {
  title: 'ProfileForm',
  component: ProfileForm,
  args: { user: ada, onSubmit: fn(async () => {}), className: 'max-w-120' },
} satisfies Meta<typeof ProfileForm>
export default meta
type Story = StoryObj<typeof meta>

const unseen = { tags: ['!autodocs'], parameters: { chromatic: { disableSnapshot: true } } }
const save = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }))

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText('First name')).toHaveAttribute('autocomplete', 'given-name')
    await expect(canvas.getByLabelText('Last name')).toHaveAttribute('autocomplete', 'family-name')
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly')
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled()
  },
}

export const Changed: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { 'First name': 'Augusta' })
    await expect(within(canvasElement).getByText('Unsaved changes')).toBeVisible()
  },
}

export const Saved: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await fill(canvasElement, { 'First name': ' Augusta Ada ', 'Last name': 'King' })
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ first_name: 'Augusta Ada', last_name: 'King' }))
    await expect(await canvas.findByText(/^Saved/)).toBeVisible()
  },
}

export const AllWrong: Story = {
  tags: ['!autodocs'],
  parameters: { keepFocus: true },
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement, { 'First name': '', 'Last name': '' })
    await save(canvasElement)
    await within(canvasElement).findByRole('group', { name: '2 fields need attention' })
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Submits two invalid names, then fixes this one. */
const row = (label: string, message: string, wrong: string): Story => ({
  ...unseen,
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { 'First name': wrong, 'Last name': wrong })
    await save(canvasElement)
    await seeMessage(canvasElement, {
      control: () => within(canvasElement).getByLabelText(label),
      message,
      mend: () => fill(canvasElement, { [label]: 'Ada' }),
    })
  },
})

export const FirstNameInteraction: Story = row('First name', 'Fill in your names', ' ')

export const LastNameInteraction: Story = row('Last name', 'Fill in your names', '')

export const TooLongInteraction: Story = row('Last name', 'A name has at most 100 characters', 'x'.repeat(101))

export const RefusedWithObjectInteraction: Story = {
  ...unseen,
  args: refuse(atFields(['last_name', 'No such family'], ['first_name', 'Not a name'])),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { 'First name': 'Augusta' })
    await seeRefusedFields(canvasElement, {
      button: 'Save',
      fields: [
        ['First name', 'Not a name'],
        ['Last name', 'No such family'],
      ],
    })
  },
}

export const KeyboardInteraction: Story = {
  ...unseen,
  play: async ({ args, canvasElement }) => {
    const typed: ProfileInput = { first_name: 'Noor', last_name: 'Haddad' }
    for (const text of Object.values(typed)) {
      await userEvent.tab()
      // Tab selects the text of a field, so typing replaces it.
      await userEvent.keyboard(text)
    }
    await userEvent.tab()
    await expect(within(canvasElement).getByLabelText('Email')).toHaveFocus()
    await userEvent.keyboard('x')
    await expect(within(canvasElement).getByLabelText('Email')).toHaveValue(args.user.email)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(typed))
  },
}

export const LongContent: Story = {
  args: {
    user: {
      first_name: 'Maximiliane-Alexandra Theodora',
      last_name: 'von und zu Hohenlohe-Waldenburg-Schillingsfürst',
      email: 'maximiliane.alexandra.theodora.von.und.zu.hohenlohe@a-very-long-company-name.placard.test',
    },
  },
  globals: { viewport: { value: 'phone' } },
}

export const States = showStates(meta, { Default, Changed })
