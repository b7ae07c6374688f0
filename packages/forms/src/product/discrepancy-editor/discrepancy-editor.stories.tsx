import { DEMO_NOW, demoCampaigns, demoDiscrepancy } from '@placard/domain/demo'
import type { DiscrepancyChoices } from '@placard/domain/discrepancy'
import { Card, CardBody, PlacardProvider } from '@placard/ui'
import { showStates } from '@placard/ui/testing'
import { expectToTheRight } from '@placard/ui/testing/right-to-left'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { de } from '../../de/de.js'
import {
  DiscrepancyDecisions,
  DiscrepancyMatches,
  DiscrepancyQuestions,
  DiscrepancySettings,
} from './discrepancy-editor.js'

const campaign = demoCampaigns(DEMO_NOW)[0]!
const creatives = campaign.creatives.map(({ id, name, width, height }) => ({ id, name, size: `${width}x${height}` }))
const ANSWERED: DiscrepancyChoices = { reading: { dayOrder: 'month-first', zone: 'Europe/Berlin' } }

interface EditorProps {
  /** Choices at first. */
  initial?: DiscrepancyChoices
  /** Text of the partner's file. */
  file?: string
}

/** All parts on one check, which is computed again with each choice. */
function Editor({ initial = {}, file }: EditorProps) {
  const [choices, setChoices] = useState(initial)
  const { reading, check, sheet, sheets } = demoDiscrepancy(campaign, choices, file)
  const changeReading = (next: NonNullable<DiscrepancyChoices['reading']>) => setChoices({ ...choices, reading: next })
  const partner = { choices: choices.reading ?? {}, onChoicesChange: changeReading, at: DEMO_NOW }
  return (
    <Card>
      <CardBody className="grid gap-6">
        <DiscrepancyQuestions reading={reading} {...partner} />
        <DiscrepancyDecisions reading={reading} {...partner} />
        <DiscrepancySettings
          check={check}
          choices={choices}
          onChoicesChange={setChoices}
          sheet={sheet}
          sheets={sheets}
          now={DEMO_NOW}
        />
        <DiscrepancyMatches
          matches={check}
          creatives={creatives}
          choices={choices}
          onChoicesChange={(next) => setChoices({ ...choices, ...next })}
        />
      </CardBody>
    </Card>
  )
}

const meta = {
  title: 'DiscrepancyEditor',
  component: DiscrepancyDecisions,
  subcomponents: { DiscrepancyQuestions, DiscrepancyMatches, DiscrepancySettings },
  args: {
    reading: demoDiscrepancy(campaign, ANSWERED).reading,
    choices: ANSWERED.reading ?? {},
    onChoicesChange: () => undefined,
    at: DEMO_NOW,
  },
  render: () => <Editor initial={ANSWERED} />,
} satisfies Meta<typeof DiscrepancyDecisions>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Nothing in the file decides whether the day or the month is first. */
export const OpenQuestions: Story = { render: () => <Editor /> }

/** Several columns could have the impressions, lines are no data, and numbers are only limits. */
export const ManyDecisions: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Editor
      initial={{ reading: { zone: 'UTC' } }}
      file={[
        'Weekly report;;;;',
        'Date;Creative;Imps;Impressions;Clicks;Click Rate',
        '2025-10-01;City launch, all sizes and all markets;12.400;12.410;31;0,25%',
        '2025-10-02;Test ride – 160×600;< 1000;980;2;0,2%',
        'Total;;13.400;13.390;33;',
      ].join('\n')}
    />
  ),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, render: () => <Editor /> }

export const German: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <PlacardProvider locale="de" labels={de}>
        <Story />
      </PlacardProvider>
    ),
  ],
  render: () => <Editor />,
  play: async ({ canvasElement }) => {
    const question = within(canvasElement).getByRole('group', { name: /^Welcher Tag ist „10\/1\/2025“\?/ })
    await expect(question).toHaveTextContent('Bevor Sie antworten, wird nichts verglichen.')
  },
}

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const [decision] = within(within(canvasElement).getByRole('list', { name: 'How the file was read' })).getAllByRole(
      'listitem',
    )
    const button = within(decision!).getByRole('button')
    await expectToTheRight(within(decision!).getByText(/^Encoding/), button)
  },
}

export const AnswerInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <Editor />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const questions = within(canvas.getByRole('list', { name: 'Questions about the file' }))
    const [first] = questions.getAllByRole('group')
    await expect(first).toHaveAccessibleName('Which day is “10/1/2025”?')
    await userEvent.click(within(first!).getByRole('button', { name: '1 Oct 2025' }))
    await expect(canvas.queryByRole('group', { name: /^Which day/ })).toBeNull()
    const order = canvas.getByText(/^Order of day and month/).closest('li')!
    await expect(order).toHaveTextContent('Month firstYou chose this.')
  },
}

/** A decision is corrected by keyboard, and the focus returns to its button. */
export const ChangeInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const change = canvas.getByRole('button', { name: 'Change: Header' })
    change.focus()
    await userEvent.keyboard('{Enter}')
    const line = await canvas.findByRole('spinbutton', { name: 'Header' })
    await expect(line).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Use this line' }))
    await expect(canvas.getByRole('button', { name: 'Change: Header' })).toHaveFocus()
    await expect(change.closest('li')).toHaveTextContent('Line 1You chose this.')
    await userEvent.click(canvas.getByRole('button', { name: /^Columns/ }))
    await expect(canvas.getAllByRole('combobox', { name: /^(Date|Creative|Impressions|Clicks)$/ })).toHaveLength(4)
  },
}

export const MatchInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Without a match (1)' }))
    const list = within(canvas.getByRole('list', { name: 'Creatives' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.click(list.getByRole('combobox', { name: 'Our creative for House ad' }))
    await userEvent.click(await screen.findByRole('option', { name: /Test ride — 320x50/ }))
    await userEvent.click(canvas.getByRole('radio', { name: 'All (6)' }))
    const match = canvas.getByText('House ad').closest('li')!
    await expect(match).toHaveTextContent('You chose it')
    await expect(canvas.queryByRole('list', { name: 'Only in our report' })).toBeNull()
  },
}

export const States = showStates(meta, { Default, OpenQuestions })
