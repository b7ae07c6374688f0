import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { accepting, everyField, refusing, VALUES } from './every-field.fixture.js'
import { Form } from './form.js'

const STATES = [
  { title: 'Normal', state: {} },
  { title: 'Disabled', state: { disabled: true } },
  { title: 'Read-only', state: { readOnly: true } },
  { title: 'Invalid', state: {} },
  { title: 'Pending', state: { pending: 'Being checked' } },
]

/** Every field in every state, a column each; the fields of a kind stand in one line. */
function EveryFieldInEveryState() {
  return (
    <div className="grid auto-cols-[13.5rem] grid-flow-col gap-6">
      {STATES.map(({ title, state }) => (
        <section key={title} aria-label={title} className="flex flex-col gap-4">
          <h2 className="font-semibold text-body text-ink">{title}</h2>
          <Form
            aria-label={title}
            schema={title === 'Invalid' ? refusing : accepting}
            defaultValues={VALUES}
            onSubmit={() => {}}
            fallback=""
          >
            {everyField(state)}
          </Form>
        </section>
      ))}
    </div>
  )
}

const meta = {
  title: 'Form/Every field',
  render: () => <EveryFieldInEveryState />,
  play: async ({ canvasElement }) => {
    const invalid = within(within(canvasElement).getByRole('form', { name: 'Invalid' }))
    invalid.getByRole('button', { name: 'Save' }).click()
    const summary = await invalid.findByRole('group', { name: '15 fields need a change' })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(within(summary).getAllByRole('link')).toHaveLength(Object.keys(VALUES).length)
    // Its picture is of the fields: what stands above them would move them out of their line.
    summary.style.display = 'none'
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Compact: Story = { globals: { density: 'compact' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
