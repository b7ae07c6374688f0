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
  it('lets the control keep its own id', async () => {
    await mount(
      <Field label="Name">
        <Input id="campaign-name" />
      </Field>,
    )
    expect(input().id).toBe('campaign-name')
    expect(page.getByLabelText('Name').element()).toBe(input())
  })

  it('describes the control by error, then hint, beside what it has already', async () => {
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

  it('says that a value is needed without the browser holding back the form', async () => {
    await mount(
      <Field label="Name" required>
        <Input />
      </Field>,
    )
    expect(input()).toHaveAttribute('aria-required', 'true')
    expect(input()).not.toHaveAttribute('required')
  })
})
