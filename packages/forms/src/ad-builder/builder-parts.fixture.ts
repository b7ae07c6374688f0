import { expect, fireEvent, waitFor, within } from 'storybook/test'

/** Returns queries for the parts of an ad builder in English. */
export const builderParts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    canvas,
    button: (name: string | RegExp) => canvas.getByRole('button', { name }),
    stage: () => canvas.getByRole('application', { name: 'Canvas' }),
    layer(id: string): HTMLElement {
      const layer = canvasElement.querySelector<HTMLElement>(`[data-builder-canvas] [data-layer="${id}"]`)
      if (!layer) throw new Error(`The canvas has no layer ${id}.`)
      return layer
    },
    row: (name: string | RegExp) =>
      within(canvas.getByRole('region', { name: 'Layers' })).getByRole('button', { name }),
    field: (name: string) => canvas.getByRole('spinbutton', { name }),
    editor: () => canvas.findByRole('textbox', { name: 'Text on the canvas' }),
  }
}

/** Moves the playhead to the end, where all layers are visible, and waits until the canvas has measured its space. */
export const showEnd = (canvasElement: HTMLElement): Promise<void> => {
  fireEvent.keyDown(within(canvasElement).getByRole('slider', { name: /^(Playhead|Abspielposition)$/ }), { key: 'End' })
  return waitFor(() => expect(canvasElement.querySelector('[data-layer="headline"]')).toBeVisible())
}
