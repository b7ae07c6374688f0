import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { Button } from './button.js'

describePart('Button', (probe) => <Button {...probe}>Save changes</Button>)

describe('Button', () => {
  it('does not submit a form by default', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    await mount(
      <form onSubmit={onSubmit}>
        <Button>Preview</Button>
        <Button type="submit">Save</Button>
      </form>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Preview' }))
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('submits nothing while loading', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    await mount(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading>
          Save
        </Button>
      </form>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Save' }), { force: true })
    expect(onSubmit).not.toHaveBeenCalled()
  })
})
