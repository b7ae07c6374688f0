import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { PasswordInput } from './password-input.js'

describePart(
  'PasswordInput',
  (probe) => <PasswordInput aria-label="Password" autoComplete="current-password" {...probe} />,
  { control: 'input' },
)

describe('PasswordInput', () => {
  it('goes on typing at the caret after the text is shown', async () => {
    await mount(<PasswordInput aria-label="Password" autoComplete="off" defaultValue="abef" />)
    const input = page.getByLabelText('Password', { exact: true })
    const element = input.element() as HTMLInputElement
    element.focus()
    element.setSelectionRange(2, 2)
    await userEvent.click(page.getByRole('button', { name: 'Show password' }))
    await userEvent.keyboard('cd')
    expect(element.value).toBe('abcdef')
    expect(element.type).toBe('text')
  })

  it('gives its name to a name prop of a form', async () => {
    const { container } = await mount(
      <form>
        <PasswordInput aria-label="Password" autoComplete="off" name="password" defaultValue="secret" />
      </form>,
    )
    expect(new FormData(container.querySelector('form')!).get('password')).toBe('secret')
  })
})
