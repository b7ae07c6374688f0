import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite'

/** Tag of the stories whose pictures are stored in the repository. Chromatic captures all others. */
export const PICTURED = 'pictured'

/**
 * Returns a story that renders other stories of a file below each other, with their names, for the stored pictures.
 * Their play functions do not run, and their globals (direction, viewport) do not apply: leave such stories out.
 * Axe and Chromatic skip it, because each story in it has been checked and captured by itself.
 */
export function showStates(meta: object, stories: Record<string, object>) {
  const composed = Object.entries(stories).map(([name, story]) => ({
    name,
    // Without the decorators of the file and the annotations of the preview, which apply to the story around them.
    Story: composeStory(story as StoryObj<Meta>, { ...meta, decorators: [] } as Meta, {}),
  }))
  return {
    tags: [PICTURED, '!autodocs'],
    parameters: { a11y: { test: 'off' }, chromatic: { disableSnapshot: true } },
    // Instead of the play function of the file, which looks for one component.
    play: () => undefined,
    render: () => (
      <div className="space-y-8">
        {composed.map(({ name, Story }) => (
          <section key={name}>
            <p className="mb-3 text-ink-muted text-caption">{name}</p>
            <Story />
          </section>
        ))}
      </div>
    ),
  }
}
