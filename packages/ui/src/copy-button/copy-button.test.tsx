import { useRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { CopyButton } from './copy-button.js'

describePart('CopyButton', (probe) => <CopyButton value="tag" {...probe} />)

const button = (name = 'Copy') => page.getByRole('button', { name })
const status = () => page.getByRole('status')
const refuse = () => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))

afterEach(() => vi.restoreAllMocks())

function WithTarget() {
  const target = useRef<HTMLElement>(null)
  return (
    <>
      <code ref={target}>{'<script src="ad.js">'}</code>
      <CopyButton value={'<script src="ad.js">'} targetRef={target} />
    </>
  )
}

describe('CopyButton', () => {
  it('copies, announces it, and resets after two seconds', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const onCopied = vi.fn()
    await mount(<CopyButton value="tag" onCopied={onCopied} />)
    const { width } = button().element().getBoundingClientRect()
    await userEvent.click(button())
    expect(write).toHaveBeenCalledExactlyOnceWith('tag')
    await expect.element(status()).toHaveTextContent('Copied')
    expect(button().element().getBoundingClientRect().width).toBe(width)
    expect(onCopied).toHaveBeenCalledOnce()
    await expect.element(button()).toHaveFocus()
    await expect.element(status(), { timeout: 3000 }).toHaveTextContent('')
  })

  it('keeps its icon beside its label, also next to a longer hidden one', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await mount(<CopyButton value="tag" labels={{ copied: 'Copied to the clipboard' }} />)
    const gap = (label: string) => {
      const text = button().getByText(label, { exact: true }).last().element()
      return text.getBoundingClientRect().left - (text.previousElementSibling?.getBoundingClientRect().right ?? 0)
    }
    expect(gap('Copy')).toBe(6)
    await userEvent.click(button())
    await expect.element(status()).toHaveTextContent('Copied to the clipboard')
    expect(gap('Copied to the clipboard')).toBe(6)
  })

  it('loads the text', async () => {
    const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue()
    await mount(<CopyButton value={async () => 'late tag'} />)
    await userEvent.click(button())
    await expect.element(status()).toHaveTextContent('Copied')
    const blob = await write.mock.calls[0]?.[0][0]?.getType('text/plain')
    expect(await blob?.text()).toBe('late tag')
  })

  it('selects the visible text if copying is blocked', async () => {
    refuse()
    await mount(<WithTarget />)
    await userEvent.click(button())
    await expect.element(status()).toMatchTextContent(/Press Ctrl\+C/)
    expect(window.getSelection()?.toString()).toBe('<script src="ad.js">')
    await expect.element(page.getByRole('dialog')).toMatchTextContent(/Press Ctrl\+C/)
    await expect.element(button()).toHaveFocus()
  })

  it('opens a field with the selected text if copying is blocked and no element shows it, and returns focus', async () => {
    refuse()
    await mount(<CopyButton value="tag" label="Copy tag" />)
    await userEvent.click(button('Copy tag'))
    const field = page.getByRole('textbox', { name: 'Copy tag' })
    await expect.element(field).toHaveFocus()
    expect((field.element() as HTMLTextAreaElement).selectionEnd).toBe(3)
    await userEvent.keyboard('{Escape}')
    await expect.element(field).not.toBeInTheDocument()
    await expect.element(button('Copy tag')).toHaveFocus()
  })

  it('shows an error if the text could not be loaded', async () => {
    const source = vi.fn().mockRejectedValue(new Error('offline'))
    await mount(<CopyButton value={source} />)
    await userEvent.click(button())
    await expect.element(status()).toHaveTextContent('Couldn’t load the text. Please try again.')
    expect(page.getByRole('textbox').elements()).toHaveLength(0)
  })

  it('copies without a clipboard API', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
    const command = vi.spyOn(document, 'execCommand').mockReturnValue(true)
    await mount(<CopyButton value="tag" />)
    await userEvent.click(button())
    expect(command).toHaveBeenCalledWith('copy')
    await expect.element(status()).toHaveTextContent('Copied')
    await expect.element(button()).toHaveFocus()
    expect(document.querySelector('textarea')).toBeNull()
  })
})
