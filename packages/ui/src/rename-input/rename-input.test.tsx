import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { RenameInput } from './rename-input.js'

const onCommit = vi.fn()
const onCancel = vi.fn()
const props = { value: 'main.mp4', keepExtension: true, onCommit, onCancel }

describePart('RenameInput', (probe) => <RenameInput {...props} {...probe} />, { control: 'input' })

describe('RenameInput', () => {
  beforeEach(() => vi.clearAllMocks())

  const start = async (more: Partial<Parameters<typeof RenameInput>[0]> = {}) => {
    await mount(
      <>
        <RenameInput {...props} {...more} />
        <button type="button">Elsewhere</button>
      </>,
    )
    return page.getByRole('textbox', { name: 'New name' })
  }
  const selected = () => getSelection()?.toString()

  it.each([
    ['main.mp4', true, 'main'],
    ['.htaccess', true, '.htaccess'],
    ['v1.2', false, 'v1.2'],
  ])('focuses and selects of %s (extension kept: %s) %s', async (value, keepExtension, stem) => {
    const input = await start({ value, keepExtension })
    expect(input.element()).toHaveFocus()
    expect(selected()).toBe(stem)
  })

  it('saves the trimmed name on Enter', async () => {
    await start({ keepExtension: false })
    await userEvent.keyboard('  intro.mp4 {Enter}')
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('intro.mp4')
    expect(onCancel).not.toHaveBeenCalled()
  })

  it('saves the name on blur', async () => {
    await start()
    await userEvent.keyboard('intro')
    await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }))
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('intro.mp4')
  })

  it('keeps editing while another window has the focus', async () => {
    const input = await start()
    await userEvent.keyboard('intro')
    // Browsers report a window that loses the focus like this: the element stays the active one.
    input.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    expect(onCommit).not.toHaveBeenCalled()
    expect(input.element()).toHaveFocus()
  })

  it.each(['{Escape}', '{Enter}'])('cancels on %s without a change', async (key) => {
    await start()
    await userEvent.keyboard(key)
    expect(onCancel).toHaveBeenCalledOnce()
    expect(onCommit).not.toHaveBeenCalled()
  })

  it('restores the old name on Escape', async () => {
    await start()
    await userEvent.keyboard('intro{Escape}')
    expect(onCancel).toHaveBeenCalledOnce()
    expect(onCommit).not.toHaveBeenCalled()
  })

  it('shows an error for an invalid name on Enter, and cancels it on blur', async () => {
    const validate = (name: string) => (name === '' ? 'Give it a name.' : undefined)
    const input = await start({ validate })
    await userEvent.clear(input)
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Give it a name.')
    expect(input.element()).toHaveAttribute('aria-invalid', 'true')
    await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }))
    expect(onCommit).not.toHaveBeenCalled()
    expect(onCancel).toHaveBeenCalledOnce()
  })

  it('keeps key events from the surrounding list', async () => {
    const onKeyDown = vi.fn()
    await mount(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a list with keys of its own.
      <div onKeyDown={onKeyDown}>
        <RenameInput {...props} />
      </div>,
    )
    await userEvent.keyboard('a {Delete}{Home}{Enter}')
    expect(onKeyDown).not.toHaveBeenCalled()
  })
})
