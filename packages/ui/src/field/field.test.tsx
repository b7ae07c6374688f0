import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Input } from '../input/input.js'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { Field, FieldError, FieldHint, FieldLabel } from './field.js'

describePart('Field', (probe) => (
  <Field label="Name" hint="Shown in reports" error="Give it a name" required {...probe}>
    <Input />
  </Field>
))
describePart('FieldLabel', (probe) => <FieldLabel {...probe}>Name</FieldLabel>)
describePart('FieldHint', (probe) => <FieldHint {...probe}>Shown in reports</FieldHint>)
describePart('FieldError', (probe) => <FieldError {...probe}>Give it a name</FieldError>)

const input = () => page.getByRole('textbox').element()

describe('Field', () => {
  it('uses the control’s own id', async () => {
    await mount(
      <Field label="Name">
        <Input id="campaign-name" />
      </Field>,
    )
    expect(input().id).toBe('campaign-name')
    expect(page.getByLabelText('Name').element()).toBe(input())
  })

  it('describes the control by error, then hint, and existing descriptions', async () => {
    const { rerender } = await mount(
      <Field label="Name" hint="Shown in reports">
        <Input aria-describedby="extra" />
      </Field>,
    )
    const described = () => input().getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described()).toHaveLength(2)
    expect(input()).not.toHaveAttribute('aria-invalid')
    await rerender(
      <Field label="Name" hint="Shown in reports" error="Give it a name">
        <Input aria-describedby="extra" />
      </Field>,
    )
    expect(described()[0]).toBe('extra')
    expect(document.getElementById(described()[1] ?? '')).toHaveTextContent('Give it a name')
    expect(document.getElementById(described()[2] ?? '')).toHaveTextContent('Shown in reports')
    expect(input()).toHaveAttribute('aria-invalid', 'true')
  })

  it('marks the control as required without native validation', async () => {
    await mount(
      <Field label="Name" required>
        <Input />
      </Field>,
    )
    expect(input()).toHaveAttribute('aria-required', 'true')
    expect(input()).not.toHaveAttribute('required')
  })

  it('counts typed and external changes, and announces the rest after a pause', async () => {
    const field = (value: string) => (
      <Field label="Name" hint="Short" error="Wrong" limit={10}>
        <Input value={value} readOnly />
      </Field>
    )
    const { container, rerender } = await mount(field('four'))
    expect(input()).toHaveAccessibleDescription('Wrong Short 10 characters at most')
    expect(container.textContent).toContain('4 / 10')
    await rerender(field('ninechars'))
    expect(container.textContent).toContain('9 / 10')
    const spoken = () => container.querySelector('[data-slot="field-counter"] [aria-live]')?.textContent
    expect(spoken()).toBe('')
    await expect.poll(spoken, { timeout: 3000 }).toBe('1 character left')
  })

  it('announces its pending state in an existing live region', async () => {
    const field = (pending?: string) => (
      <Field label="Bucket" pending={pending}>
        <Input />
      </Field>
    )
    const { container, rerender } = await mount(field())
    const region = container.querySelector('[aria-live="polite"]')
    expect(region).toHaveTextContent('')
    await rerender(field('Checking the bucket'))
    expect(container.querySelector('[aria-live="polite"]')).toBe(region)
    expect(region).toHaveTextContent('Checking the bucket')
    expect(container.querySelector('[data-slot="field"]')).toHaveAttribute('aria-busy', 'true')
  })

  it('is beside its label if there is space, else below it', async () => {
    const field = (width: number) => (
      <div style={{ width }}>
        <Field label="Name" orientation="horizontal">
          <Input />
        </Field>
      </div>
    )
    const tops = () => [page.getByText('Name').element(), input()].map((part) => part.getBoundingClientRect())
    const { rerender } = await mount(field(600))
    const [label, box] = tops()
    expect(Math.abs(label!.top + label!.height / 2 - box!.top - box!.height / 2)).toBeLessThanOrEqual(1)
    await rerender(field(300))
    const [above, below] = tops()
    expect(above!.bottom).toBeLessThanOrEqual(below!.top)
  })
})
