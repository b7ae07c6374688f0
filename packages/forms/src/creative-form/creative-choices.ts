import { type CreativeInput, creativeInputSchema } from '@placard/domain'

/** What is decided about a creative in its first form; trackers, settings and layout have forms of their own. */
export const creativeChoicesSchema = creativeInputSchema.pick({
  name: true,
  type: true,
  width: true,
  height: true,
  fluid: true,
  platform: true,
})
export type CreativeChoices = Pick<CreativeInput, 'name' | 'type' | 'width' | 'height' | 'fluid' | 'platform'>

/** A creative before anything was decided. */
export const newCreativeChoices = (): CreativeChoices => creativeChoicesSchema.parse({})

/** What the form shows of a creative. */
export const creativeChoicesOf = ({
  name,
  type,
  width,
  height,
  fluid,
  platform,
}: CreativeChoices): CreativeChoices => ({
  name,
  type,
  width,
  height,
  fluid,
  platform,
})
