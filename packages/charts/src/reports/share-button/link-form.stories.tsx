import { ApiError, VersionConflict } from '@placard/domain/api'
import { DEMO_NOW } from '@placard/domain/demo'
import { LINK_PASSWORD_TOO_SHORT } from '@placard/domain/internal/share'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inGerman } from '../../testing/in-german.js'
import { LinkForm } from './link-form.js'
import { CAMPAIGN, CREATIVES, PLAIN, RESTRICTED } from './links.fixture.js'
import { completeLink } from './shared-link.js'

const meta = {
  title: 'ShareButton/Form',
  component: LinkForm,
  tags: ['!autodocs'],
  args: {
    link: PLAIN,
    campaign: CAMPAIGN,
    creatives: CREATIVES,
    zone: 'UTC',
    now: DEMO_NOW,
    onSubmit: fn(async () => PLAIN),
    onSaved: fn(),
    onLeave: fn(),
    onDirtyChange: fn(),
    onLogoAdd: fn(async () => 'a'.repeat(64)),
    logoUrl: () => 'about:blank',
    bar: 'inline',
  },
  decorators: [
    (Story) => (
      <div className="max-w-[592px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LinkForm>
export default meta
type Story = StoryObj<typeof meta>

const preview = (canvasElement: HTMLElement) => within(canvasElement).getByRole('region', { name: 'This link shows' })
const save = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }))
const WITHOUT_PICTURE = { parameters: { chromatic: { disableSnapshot: true } } }

export const Defaults: Story = {
  play: async ({ canvasElement }) => {
    await expect(preview(canvasElement)).toHaveTextContent(
      `Campaign ${CAMPAIGN}, all creatives · the viewer chooses the dates · all columns · downloads · never expires`,
    )
  },
}

export const Restricted: Story = {
  args: { link: RESTRICTED },
  play: async ({ canvasElement }) => {
    await expect(preview(canvasElement)).toHaveTextContent(
      'only Billboard and Video 15 s · always last 7 days · in Europe/Berlin · no comparison · without invalid traffic · no downloads · in German · with a password · expires after 18 Oct 2025',
    )
  },
}

export const FixedDays: Story = {
  args: { link: { ...PLAIN, range: { kind: 'fixed', start: '2025-09-01', end: '2025-09-30' } } },
}

/** Text in the color of the client would be hard to read, so pages use another shade. */
export const ClientColor: Story = {
  args: { link: { ...PLAIN, color: '#f2c94c', logo: 'b'.repeat(64) } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: /^Color of the client/ })
    await expect(field).toHaveAccessibleDescription(
      /^Used so that it is easy to read: #[0-9a-f]{6} on light #f2c94c on dark$/,
    )
  },
}

export const German: Story = { args: { link: RESTRICTED }, decorators: [inGerman] }
export const GermanPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } }
export const Phone: Story = { args: { link: RESTRICTED }, globals: { viewport: { value: 'phone' } } }

export const Incomplete: Story = {
  parameters: { keepFocus: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Chosen creatives' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Always the same days' }))
    await expect(preview(canvasElement)).toHaveTextContent('Fill in the missing fields')
    await save(canvasElement)
    await waitFor(() => expect(canvas.getByRole('group', { name: '3 fields need attention' })).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const PasswordAndWebsites: Story = {
  parameters: { keepFocus: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Set a password' }))
    const password = canvas.getByLabelText(/^New password/)
    await userEvent.type(password, 'short')
    await save(canvasElement)
    await waitFor(() => expect(password).toHaveAccessibleDescription(new RegExp(LINK_PASSWORD_TOO_SHORT)))
    await userEvent.type(password, ' no more')
    const sites = canvas.getByRole('textbox', { name: /^Websites that may embed/ })
    await userEvent.type(sites, 'https://www.example.com')
    await save(canvasElement)
    await waitFor(() => expect(sites).toHaveAccessibleDescription(/A link with a password can’t be embedded/))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const PasswordInteraction: Story = {
  ...WITHOUT_PICTURE,
  args: { link: RESTRICTED },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Remove the password' }))
    await expect(preview(canvasElement)).not.toHaveTextContent('with a password')
    await save(canvasElement)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ password: null, name: RESTRICTED.name }), 3),
    )
    await expect(args.onSaved).toHaveBeenCalledWith(PLAIN)
  },
}

export const LogoInteraction: Story = {
  ...WITHOUT_PICTURE,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText('Logo of the client', { selector: 'input' })
    await userEvent.upload(input, new File(['x'], 'logo.svg', { type: 'image/svg+xml' }), { applyAccept: false })
    await expect(await canvas.findByText(/^This is no PNG, JPEG or WebP file/)).toBeVisible()
    await expect(args.onLogoAdd).not.toHaveBeenCalled()
    await userEvent.upload(input, new File(['x'], 'logo.png', { type: 'image/png' }))
    await canvas.findByRole('button', { name: 'Replace' })
    await expect(preview(canvasElement)).toHaveTextContent('with a logo')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(canvas.getByRole('button', { name: 'Choose a logo' })).toHaveFocus()
    await expect(preview(canvasElement)).not.toHaveTextContent('with a logo')
  },
}

export const Refused: Story = {
  parameters: { keepFocus: true },
  args: {
    onSubmit: fn(async () => {
      const problems = [
        { path: 'range.from', message: 'The campaign starts later.' },
        { path: 'expiresAt', message: 'Choose a later day.' },
      ]
      throw new ApiError('Refused', { status: 400, problems })
    }),
  },
  play: async ({ canvasElement }) => {
    await save(canvasElement)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('group', { name: '2 fields need attention' })).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: /^Earliest day/ })).toHaveAccessibleDescription(/starts later/)
    await expect(canvas.getByRole('textbox', { name: /^Last day/ })).toHaveAccessibleDescription(/Choose a later day/)
  },
}

const theirs = { ...completeLink(PLAIN), name: 'Theirs', version: 7 }
/** Refuses changes of an older version, as the server does. */
const conflicts = () =>
  fn(async (_: unknown, version: number) => {
    if (version !== theirs.version) throw new VersionConflict('Somebody else has changed this link.', theirs)
    return PLAIN
  })

export const Conflict: Story = {
  args: { onSubmit: conflicts() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Mine')
    await save(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Somebody else has changed this link.')
    await expect(args.onSaved).not.toHaveBeenCalled()
  },
}

export const KeepMineInteraction: Story = {
  ...WITHOUT_PICTURE,
  args: { onSubmit: conflicts() },
  play: async (context) => {
    await Conflict.play?.(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Overwrite with my version' }))
    await waitFor(() =>
      expect(context.args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Mine' }), 7),
    )
  },
}

export const TakeTheirsInteraction: Story = {
  ...WITHOUT_PICTURE,
  args: { onSubmit: conflicts() },
  play: async (context) => {
    await Conflict.play?.(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Load their version' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Theirs'))
    await save(context.canvasElement)
    await waitFor(() =>
      expect(context.args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Theirs' }), 7),
    )
  },
}
