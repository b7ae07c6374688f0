import { type CreativeInput, creativeInputSchema } from '@placard/domain'

/** Schema of the basic values of a creative; trackers, settings and layout have their own forms. */
export const creativeChoicesSchema = creativeInputSchema.pick({
  name: true,
  type: true,
  width: true,
  height: true,
  fluid: true,
  platform: true,
})
export type CreativeChoices = Pick<CreativeInput, 'name' | 'type' | 'width' | 'height' | 'fluid' | 'platform'>

/** Returns the initial values of a new creative. */
export const newCreativeChoices = (): CreativeChoices => creativeChoicesSchema.parse({})

/** Returns the form values of a creative. */
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
