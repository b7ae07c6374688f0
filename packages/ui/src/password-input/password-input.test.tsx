import { describe, expect, it, vi } from 'vitest'
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
  it('continues typing at the caret after the text is shown', async () => {
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

  it('keeps focus and caret when toggled by keyboard', async () => {
    await mount(<PasswordInput aria-label="Password" autoComplete="off" defaultValue="abef" />)
    const element = page.getByLabelText('Password', { exact: true }).element() as HTMLInputElement
    element.focus()
    element.setSelectionRange(2, 2)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(element.type).toBe('text')
    await expect.element(page.getByRole('button', { name: 'Show password' })).toHaveFocus()
    element.focus()
    await userEvent.keyboard('cd')
    expect(element.value).toBe('abcdef')
  })

  it('pastes over the selection, shown or hidden', async () => {
    const onPaste = vi.fn()
    await mount(<PasswordInput aria-label="Password" autoComplete="off" defaultValue="secret" onPaste={onPaste} />)
    const element = page.getByLabelText('Password', { exact: true }).element() as HTMLInputElement
    for (const text of ['correct horse', 'battery staple']) {
      const source = document.body.appendChild(document.createElement('textarea'))
      source.value = text
      source.select()
      await userEvent.copy()
      source.remove()
      element.focus()
      element.select()
      await userEvent.paste()
      expect(element.value).toBe(text)
      await userEvent.click(page.getByRole('button', { name: 'Show password' }))
    }
    expect(onPaste).toHaveBeenCalledTimes(2)
  })

  it('announces Caps Lock until blur', async () => {
    await mount(<PasswordInput aria-label="Password" autoComplete="off" />)
    const element = page.getByLabelText('Password', { exact: true }).element() as HTMLInputElement
    element.focus()
    const press = (on: boolean) =>
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, modifierCapsLock: on }))
    press(true)
    await expect.element(page.getByRole('status')).toHaveTextContent('Caps Lock is on')
    press(false)
    await expect.element(page.getByRole('status')).toHaveTextContent('')
    press(true)
    await expect.element(page.getByRole('status')).toHaveTextContent('Caps Lock is on')
    element.blur()
    await expect.element(page.getByRole('status')).toHaveTextContent('')
  })

  it('hides the text before its form is submitted', async () => {
    await mount(
      <form onSubmit={(event) => event.preventDefault()}>
        <PasswordInput aria-label="Password" autoComplete="current-password" defaultValue="secret" />
      </form>,
    )
    const element = page.getByLabelText('Password', { exact: true }).element() as HTMLInputElement
    await userEvent.click(page.getByRole('button', { name: 'Show password' }))
    expect(element.type).toBe('text')
    await userEvent.click(element)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => element.type).toBe('password')
    expect(element.value).toBe('secret')
  })

  it('passes its name to the form', async () => {
    const { container } = await mount(
      <form>
        <PasswordInput aria-label="Password" autoComplete="off" name="password" defaultValue="secret" />
      </form>,
    )
    expect(new FormData(container.querySelector('form')!).get('password')).toBe('secret')
  })
})
