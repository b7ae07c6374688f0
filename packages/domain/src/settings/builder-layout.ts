import * as z from 'zod'

const MAX_PX = 4096
const pixels = z.number().int().min(1).max(MAX_PX)

/** Checks a stored layout of the ad builder's panels. */
export const builderLayoutSchema = z.object({
  /** Width of the side panels in px. */
  panelsWidth: pixels,
  /** Height of the layers in px, while the properties are below them. */
  layersHeight: pixels,
  /** Height of the timeline in px. */
  timelineHeight: pixels,
  /** False while the layers are folded. */
  hasLayers: z.boolean(),
  /** False while the properties are folded. */
  hasProperties: z.boolean(),
})
/** Sizes of the ad builder's panels, and which of them are open. */
export type BuilderLayout = z.infer<typeof builderLayoutSchema>

/** Default layout, which leaves at least 60 % of a window of 1280 × 800 px for the canvas. */
export const DEFAULT_BUILDER_LAYOUT: BuilderLayout = {
  panelsWidth: 248,
  layersHeight: 204,
  timelineHeight: 120,
  hasLayers: true,
  hasProperties: true,
}
