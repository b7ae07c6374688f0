import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, within } from 'storybook/test'
import { expectToTheRight } from '../testing/right-to-left.js'
import { showStates } from '../testing/states.js'
import { CodeBlock } from './code-block.js'

const TAG = `<ins class="placard" data-creative="8f2c1a" data-size="300x250">
  <script>
    window.placard = window.placard || []
    window.placard.push({ click: '%%CLICK_URL%%', cachebuster: '%%CACHEBUSTER%%' })
  </script>
  <script async src="https://cdn.example.com/tag.js"></script>
</ins>`

/** 20 kB in one line, as in minified tags. */
const LONG_TAG = `<script>!function(){${Array.from({ length: 420 }, (_, index) => `var v${index}="https://cdn.example.com/c/${index}?t=v";`).join('')}}()</script>`

const meta = {
  title: 'CodeBlock',
  component: CodeBlock,
  args: { label: 'Tag for your website', hint: 'HTML', code: TAG },
  beforeEach() {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  },
} satisfies Meta<typeof CodeBlock>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <CodeBlock {...args} lineNumbers maxLines={5} />
      <CodeBlock {...args} label="One line" code="https://cdn.example.com/vast/8f2c1a.xml" hint="VAST" />
    </div>
  ),
}

export const VeryLong: Story = {
  render: (args) => (
    <div className="grid w-120 gap-4">
      <CodeBlock {...args} label="Scrolling" code={LONG_TAG} hint="20 kB" lineNumbers />
      <CodeBlock
        {...args}
        label="Wrapped, eight lines in sight"
        code={LONG_TAG}
        hint="20 kB"
        defaultWrap
        maxLines={8}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    // It becomes a region once the overflow is measured.
    const region = await within(canvasElement).findByRole('region', { name: 'Scrolling' })
    await expect(region).toHaveAttribute('tabindex', '0')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { label: 'Tag of the autumn launch for Scandinavia', lineNumbers: true, defaultWrap: true },
}

/** The frame is mirrored; code runs from left to right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { lineNumbers: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectToTheRight(canvas.getByText('Tag for your website'), canvas.getByRole('button', { name: 'Copy' }))
    await expect(getComputedStyle(canvas.getByText(/window\.placard = /)).direction).toBe('ltr')
  },
}

export const CopyInteraction: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Wrap lines' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(TAG)
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied')
  },
}

export const States = showStates(meta, { Default, Variants })
