import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { accepting, chosenFields, refusing, typedFields, VALUES } from './every-field.fixture.js'
import { Form } from './form.js'

const STATES = [
  { title: 'Normal', state: {} },
  { title: 'Disabled', state: { disabled: true } },
  { title: 'Read-only', state: { readOnly: true } },
  { title: 'Invalid', state: {} },
  { title: 'Pending', state: { pending: 'Being checked' } },
]

/** All fields in all states: one column per state, one row per field. */
function EveryState({ fields }: { fields: typeof typedFields }) {
  return (
    <div className="grid auto-cols-[13.5rem] grid-flow-col gap-6">
      {STATES.map(({ title, state }) => (
        <section key={title} aria-label={title} className="flex flex-col gap-4">
          <h2 className="font-semibold text-body text-ink">{title}</h2>
          <Form
            aria-label={title}
            schema={title === 'Invalid' ? refusing(fields(state)) : accepting}
            defaultValues={VALUES}
            onSubmit={() => {}}
            fallback=""
          >
            {fields(state)}
          </Form>
        </section>
      ))}
    </div>
  )
}

const meta = {
  title: 'Form/Every field',
  tags: ['!autodocs'],
  component: EveryState,
  args: { fields: typedFields },
  play: async ({ args, canvasElement }) => {
    const invalid = canvasElement.querySelector('form[aria-label=Invalid]')
    invalid?.querySelector<HTMLElement>('button[type=submit]')?.click()
    const summary = () => invalid?.querySelector<HTMLElement>('[data-slot=error-summary]')
    await waitFor(() => expect(summary()).toHaveFocus())
    await expect(summary()?.querySelectorAll('a')).toHaveLength(args.fields({}).length)
    // Hide the error summary, which would misalign the columns.
    summary()?.style.setProperty('display', 'none')
  },
} satisfies Meta<typeof EveryState>
export default meta
type Story = StoryObj<typeof meta>

export const Typed: Story = {}

export const Chosen: Story = { args: { fields: chosenFields } }

export const Compact: Story = { globals: { density: 'compact' } }

export const RightToLeft: Story = { args: { fields: chosenFields }, globals: { direction: 'rtl' } }

export const TypedRightToLeft: Story = { globals: { direction: 'rtl' } }
