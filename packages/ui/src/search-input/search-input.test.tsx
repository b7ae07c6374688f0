import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog, DialogContent } from '../dialog/dialog.js'
import { Input } from '../input/input.js'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { SearchInput } from './search-input.js'

describePart('SearchInput', (probe) => <SearchInput aria-label="Search" shortcut="/" loading {...probe} />, {
  control: 'input',
})

const box = () => page.getByRole('searchbox').element() as HTMLInputElement

describe('The shortcut of SearchInput', () => {
  it('marks what was searched for, so that typing replaces it', async () => {
    await mount(<SearchInput aria-label="Search" shortcut="/" defaultValue="old" />)
    await userEvent.keyboard('/new')
    expect(box().value).toBe('new')
  })

  it('leaves the key to users who types elsewhere, and to combinations', async () => {
    await mount(
      <>
        <Input aria-label="Address" />
        <SearchInput aria-label="Search" shortcut="/" />
      </>,
    )
    await userEvent.type(page.getByRole('textbox'), 'a/b')
    expect(page.getByRole('textbox').element()).toHaveValue('a/b')
    ;(document.activeElement as HTMLElement).blur()
    await userEvent.keyboard('{Control>}/{/Control}')
    expect(document.activeElement).not.toBe(box())
  })

  it('does not reach behind an open dialog', async () => {
    await mount(
      <>
        <SearchInput aria-label="Search" shortcut="/" />
        <Dialog defaultOpen>
          <DialogContent title="Delete">Sure?</DialogContent>
        </Dialog>
      </>,
    )
    const search = document.querySelector('[data-slot="search-input"] input')
    await userEvent.keyboard('/')
    expect(document.activeElement).not.toBe(search)
  })

  it('keeps its first Escape from a dialog around it', async () => {
    const close = vi.fn()
    await mount(
      <Dialog defaultOpen onOpenChange={close}>
        <DialogContent title="Choose">
          <SearchInput aria-label="Search" />
        </DialogContent>
      </Dialog>,
    )
    await userEvent.type(page.getByRole('searchbox'), 'abc')
    await userEvent.keyboard('{Escape}')
    expect(box().value).toBe('')
    expect(close).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(close).toHaveBeenCalledExactlyOnceWith(false)
  })
})
