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

describe('SearchInput shortcut', () => {
  it('selects the query, so that typing replaces it', async () => {
    await mount(<SearchInput aria-label="Search" shortcut="/" defaultValue="old" />)
    await userEvent.keyboard('/new')
    expect(box().value).toBe('new')
  })

  it('ignores keys in other inputs, and combinations', async () => {
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

  it('does not work behind an open dialog', async () => {
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

  it('handles the first Escape before a surrounding dialog', async () => {
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
