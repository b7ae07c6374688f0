import { Button } from '@placard/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CreativeEditor, type CreativeEditorProps } from './creative-editor.js'
import { videoCreative } from './sample-creatives.fixture.js'

const meta = {
  title: 'CreativeEditor/Field focus',
  component: CreativeEditor,
  args: { creative: videoCreative, onSave: fn(), creatives: [], assets: () => null, tags: null, onFocusPathDone: fn() },
} satisfies Meta<typeof CreativeEditor>
export default meta
type Story = StoryObj<typeof meta>

/** Links of publish findings move focus to the field they name, also in a closed group, and else to its section. */
export const LinksInteraction: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Links(args) {
    const [link, setLink] = useState<Pick<CreativeEditorProps, 'section' | 'focusPath'>>({})
    const links = [
      ['layout', 'layoutOptions.play_button_image'],
      ['creative', 'trackers.click.0.url'],
      ['trackers', 'trackers.impression'],
      ['settings', 'fallbackCreative'],
      ['creative', 'width'],
    ] as const
    return (
      <>
        {links.map(([section, focusPath]) => (
          <Button key={focusPath} onClick={() => setLink({ section, focusPath })}>
            {focusPath}
          </Button>
        ))}
        <CreativeEditor {...args} {...link} />
      </>
    )
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const follow = (path: string) => userEvent.click(canvas.getByRole('button', { name: path }))
    const field = (path: string) => canvasElement.querySelector(`[id$="-${path}"]`)
    for (const path of ['layoutOptions.play_button_image', 'width']) {
      await follow(path)
      await waitFor(() => expect(field(path)).toHaveFocus())
    }
    await follow('trackers.click.0.url')
    await waitFor(() => expect(field('landingPage')).toHaveFocus())
    await follow('trackers.impression')
    await waitFor(() => expect(field('trackers.impression')?.querySelector('[data-row-add]')).toHaveFocus())
    // The field of the fallback is shown only for creatives that require a deal.
    await follow('fallbackCreative')
    await waitFor(() => expect(canvas.getByLabelText('For viewers in the EU')).toHaveFocus())
    await expect(args.onFocusPathDone).toHaveBeenCalledTimes(5)
  },
}
