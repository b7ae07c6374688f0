import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { StatefulSheet, sheetArgs, sheetRow, sizeSet, tooHeavy } from './upload-sheet.fixture.js'
import { UploadSheet } from './upload-sheet.js'

const meta = {
  title: 'UploadSheet',
  component: UploadSheet,
  // Focus guards of the dialog are in the hidden page.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } }, keepFocus: true },
  args: sheetArgs,
  render: (args) => <StatefulSheet {...args} />,
} satisfies Meta<typeof UploadSheet>
export default meta
type Story = StoryObj<typeof meta>

const findSheet = async () => within(await screen.findByRole('dialog', { name: /^(Upload to|Hochladen zu) Northwind/ }))

const film = sheetRow('film', {
  name: 'City film',
  size: '300x600',
  files: [
    { id: 'v', name: 'film.mp4', bytes: 1_900_000, place: 'main.mp4' },
    { id: 'e', name: 'film_end-card.png', bytes: 80_000, place: 'end card' },
    { id: 'p', name: 'film_play.svg', bytes: 900, place: 'play_button_image' },
  ],
})

/** Typing the landing page and Enter is all that a clean file needs. */
export const Default: Story = {
  play: async ({ args }) => {
    const sheet = await findSheet()
    const field = sheet.getByRole('textbox', { name: 'Landing page' })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('shop.example.com/bikes{Enter}')
    await waitFor(() =>
      expect(args.onCreate).toHaveBeenCalledWith(
        { landingPage: 'https://shop.example.com/bikes', own: {} },
        { isPublishing: true },
      ),
    )
  },
}

export const RightToLeft: Story = {
  parameters: { ...meta.parameters, chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async () => {
    const sheet = await findSheet()
    await expectToTheRight(
      sheet.getByRole('textbox', { name: 'Landing page' }),
      sheet.getAllByRole('button', { name: /^Actions for/ })[0] as Element,
    )
  },
}

export const Empty: Story = {
  args: { rows: [] },
  play: async () => {
    const sheet = await findSheet()
    await expect(sheet.getByRole('heading', { name: 'No files yet' })).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Add files' })).toHaveFocus()
  },
}

export const Reading: Story = {
  args: {
    rows: [
      sheetRow('r1', { state: 'reading', type: undefined, size: undefined }),
      sheetRow('r2', { state: 'reading', name: 'film', type: undefined, size: undefined }),
    ],
  },
}

/** A video with its images is one creative; five sizes are a set. Both can be taken apart. */
export const Groups: Story = {
  tags: ['pictured'],
  args: {
    rows: [film, sheetRow('logo', { name: 'Logo', size: '250x250' }), ...sizeSet()],
    findTargets: fn(() => [{ id: 'film', name: 'City film' }]),
  },
  play: async ({ args }) => {
    const sheet = await findSheet()
    await expect(sheet.getByRole('list', { name: 'summer · 5 sizes' })).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Actions for film_end-card.png' }))
    await userEvent.click(await sheet.findByRole('menuitem', { name: 'Make its own creative' }))
    await waitFor(() => expect(args.onSeparate).toHaveBeenCalledWith('e'))
    // The focus returns to the menu once it has closed.
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Actions for film_end-card.png' })).toHaveFocus())
    // By keyboard only, and the focus stays in the list.
    const menu = sheet.getByRole('button', { name: 'Actions for Logo' })
    menu.focus()
    // A menu takes the focus a moment after it opens.
    const focused = (name: string) => waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await focused('Set own landing page')
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('{ArrowRight}')
    await focused('City film')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith('logofile', 'film'))
    await waitFor(() => expect(menu).toHaveFocus())
  },
}

/** A set and a row can have a landing page of their own. */
export const OwnLandingPagesInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { rows: [sheetRow('r1', { name: 'Logo' }), ...sizeSet()] },
  play: async ({ args }) => {
    const sheet = await findSheet()
    await userEvent.keyboard('shop.example.com')
    await userEvent.click(sheet.getByRole('button', { name: 'Actions for Logo' }))
    await userEvent.click(await sheet.findByRole('menuitem', { name: 'Set own landing page' }))
    await waitFor(() => expect(sheet.getByRole('textbox', { name: 'Landing page of Logo' })).toHaveFocus())
    await userEvent.keyboard('shop.example.com/logo')
    await userEvent.click(sheet.getByRole('button', { name: 'Set own landing page' }))
    await waitFor(() => expect(sheet.getByRole('textbox', { name: 'Landing page of summer' })).toHaveFocus())
    await userEvent.keyboard('shop.example.com/summer')
    await userEvent.click(sheet.getByRole('button', { name: 'Create drafts' }))
    await waitFor(() =>
      expect(args.onCreate).toHaveBeenCalledWith(
        {
          landingPage: 'https://shop.example.com',
          own: { 'row-r1': 'https://shop.example.com/logo', 'set-summer': 'https://shop.example.com/summer' },
        },
        { isPublishing: false },
      ),
    )
  },
}

/** Warnings and refusals are at their rows, with what to do. */
export const Findings: Story = {
  args: {
    rows: [
      sheetRow('r1'),
      sheetRow('r2', { name: 'summer heavy', findings: [tooHeavy] }),
      sheetRow('r3', {
        ...{ name: 'Inter.woff2', type: undefined, size: undefined, state: 'refused' },
        reason:
          'Inter.woff2 is a font. Create creatives from PNG, JPEG, GIF, WebP, SVG, MP4, WebM or ZIP, and add fonts to these.',
        files: [{ id: 'f', name: 'Inter.woff2', bytes: 61_000, place: 'whole' }],
      }),
      sheetRow('r4', {
        ...{ name: 'film.mov', type: undefined, size: undefined, state: 'refused' },
        reason: 'film.mov cannot be used. Files can be PNG, JPEG, GIF, WebP, SVG, MP4, WebM, WOFF2 and ZIP.',
        files: [{ id: 'm', name: 'film.mov', bytes: 62_000_000, place: 'whole' }],
      }),
    ],
  },
  play: async ({ args }) => {
    const sheet = await findSheet()
    await expect(within(sheet.getByRole('listitem', { name: 'Inter.woff2' })).getByText('Can’t be used')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(sheet.getByRole('textbox', { name: 'Landing page' })).toHaveAccessibleDescription(
      /Add a landing page. Without it, clicks lead nowhere./,
    )
    await expect(args.onCreate).not.toHaveBeenCalled()
    await userEvent.click(sheet.getByRole('button', { name: 'Actions for film.mov' }))
    await userEvent.click(await sheet.findByRole('menuitem', { name: 'Remove' }))
    await waitFor(() => expect(sheet.queryByRole('listitem', { name: 'film.mov' })).toBeNull())
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Actions for Inter.woff2' })).toHaveFocus())
  },
}

/** Names and platforms are chosen before; one platform always stays. */
export const ChoicesInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const sheet = await findSheet()
    await userEvent.type(sheet.getByRole('textbox', { name: 'Name of summer_300x250.jpg' }), ' v2')
    await expect(args.onNameChange).toHaveBeenLastCalledWith('r1', 'summer_300x250 v2')
    await userEvent.click(sheet.getByRole('button', { name: 'Google Ad Manager', pressed: true }))
    await expect(args.onPlatformsChange).not.toHaveBeenCalled()
    await userEvent.click(sheet.getByRole('button', { name: '7 more' }))
    await expect(sheet.getByRole('button', { name: 'Google Ad Manager' })).toHaveFocus()
    await userEvent.click(sheet.getByRole('button', { name: 'Adform', pressed: false }))
    await expect(args.onPlatformsChange).toHaveBeenLastCalledWith(['Google Ad Manager', 'Adform'])
  },
}

/** The campaign's landing page applies: Enter is enough. */
export const Inherited: Story = {
  args: { campaignLandingPage: 'https://shop.example.com/{{campaign}}' },
  play: async ({ args }) => {
    await findSheet()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(args.onCreate).toHaveBeenCalledWith({ landingPage: '', own: {} }, { isPublishing: true }),
    )
  },
}

/** After a reload, the sheet lists what to add again. */
export const Restored: Story = {
  args: {
    landingPages: { landingPage: 'https://shop.example.com/bikes', own: {} },
    rows: [
      sheetRow('r1', { state: 'draft' }),
      sheetRow('r2', {
        ...{ name: 'leader', state: 'missing', type: undefined, size: undefined },
        files: [{ id: 'l', name: 'leader_728x90.png', bytes: 48_213, place: 'whole', isMissing: true }],
      }),
    ],
  },
  play: async () => {
    const sheet = await findSheet()
    await expect(sheet.getByText(/^Add leader_728x90.png \(49.kB\) again\./)).toBeVisible()
    await expect(sheet.getByRole('textbox', { name: 'Landing page' })).toHaveValue('https://shop.example.com/bikes')
  },
}

const crowd = Array.from({ length: 60 }, (_, index) => sheetRow(`c${index}`, { name: `summer take ${index + 1}` }))

export const Crowded: Story = { args: { rows: crowd } }

export const LongContent: Story = {
  args: {
    campaignName: 'Northwind Bikes autumn 2025, in-banner video with subtitles, end card B, market DACH',
    rows: [sheetRow('r1', { name: `summer_${'final_'.repeat(24)}300x250`, findings: [tooHeavy] }), film],
  },
}

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'phone' } } }
