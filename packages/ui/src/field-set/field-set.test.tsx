import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Checkbox } from '../checkbox/checkbox.js'
import { Field } from '../field/field.js'
import { Input } from '../input/input.js'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { FieldSet } from './field-set.js'

describePart('FieldSet', (probe) => (
  <FieldSet legend="Days" hint="More than one is fine" error="Choose one" required {...probe}>
    <Checkbox label="Weekdays" />
  </FieldSet>
))

const group = () => page.getByRole('group').element()

describe('FieldSet', () => {
  it('is described by its error, then its hint, and existing descriptions', async () => {
    await mount(
      <FieldSet legend="Days" hint="More than one is fine" error="Choose one" aria-describedby="extra">
        <span id="extra">Of the week</span>
      </FieldSet>,
    )
    expect(group()).toHaveAccessibleName('Days')
    expect(group()).toHaveAccessibleDescription('Of the week Choose one More than one is fine')
  })

  it('keeps the labels of its controls, also inside a Field', async () => {
    await mount(
      <Field label="Outer" error="Outer error">
        <FieldSet legend="Days">
          <Checkbox label="Weekdays" />
          <Field label="Name">
            <Input />
          </Field>
        </FieldSet>
      </Field>,
    )
    const box = page.getByRole('checkbox', { name: 'Weekdays', exact: true }).element()
    expect(box).not.toHaveAttribute('aria-invalid')
    expect(page.getByRole('textbox', { name: 'Name', exact: true }).element()).not.toHaveAttribute('aria-describedby')
  })

  it('disables all its controls', async () => {
    await mount(
      <FieldSet legend="Days" disabled>
        <Checkbox label="Weekdays" />
        <Input aria-label="Name" />
      </FieldSet>,
    )
    expect(page.getByRole('checkbox').element()).toBeDisabled()
    expect(page.getByRole('textbox').element()).toBeDisabled()
  })
})
