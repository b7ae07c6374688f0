import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePart } from '../testing/describe-part.js'
import { mount } from '../testing/mount.js'
import { Textarea } from './textarea.js'

describePart('Textarea', (probe) => <Textarea aria-label="Notes" {...probe} />)

const box = () => page.getByRole('textbox').element() as HTMLTextAreaElement

describe('Textarea', () => {
  afterEach(() => vi.restoreAllMocks())

  it('is as high as an Input with one row', async () => {
    await mount(<Textarea aria-label="Notes" minRows={1} data-density="compact" />)
    expect(box().offsetHeight).toBe(38)
  })

  it('grows by script if the browser does not support field-sizing', async () => {
    vi.spyOn(CSS, 'supports').mockReturnValue(false)
    await mount(<Textarea aria-label="Notes" minRows={2} style={{ fieldSizing: 'fixed' } as object} />)
    const empty = box().offsetHeight
    await userEvent.type(page.getByRole('textbox'), 'one{Enter}two{Enter}three{Enter}four')
    expect(box().offsetHeight).toBe(empty + 40)
    await userEvent.clear(page.getByRole('textbox'))
    expect(box().offsetHeight).toBe(empty)
  })
})
