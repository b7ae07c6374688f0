/** A number on a slider. The bounds are both allowed. */
export interface SliderOption {
  kind: 'slider'
  key: string
  label: string
  min: number
  max: number
  step: number
  unit: 's' | '%' | 'px'
  default: number
}

/** One of a few words. */
export interface ChoiceOption {
  kind: 'choice'
  key: string
  label: string
  choices: readonly [string, ...string[]]
  default: string
}

/** The address of a picture; empty means the layout's own. */
export interface ImageOption {
  kind: 'image'
  key: string
  label: string
  default: ''
}

/** What can be chosen about a layout. A `hidden` option is stored and used; forms keep it folded away. */
export type LayoutOption = (SliderOption | ChoiceOption | ImageOption) & { hidden?: true }

/** A ready-made banner: the assets that it cannot do without, by name, and what can be chosen about it. */
export interface Layout {
  id: string
  name: string
  requiredAssets: readonly string[]
  options: readonly LayoutOption[]
}
