import type {
  AdDesign,
  AnimationPhase,
  AnimationPreset,
  BLEND_MODES,
  Fill,
  ImageLayer,
  LayerRole,
  LayerSizing,
  SizeLayout,
  TextLayer,
} from '@placard/domain/ad-builder'

/** English texts of the properties of layers and the artboard. */
export const propertiesPanelLabels = {
  properties: 'Properties',
  selectOne: 'Select one layer to change its look.',

  // Artboard
  artboard: 'Artboard',
  size: 'Size',
  custom: 'Custom',
  artboardWidth: 'Artboard width',
  artboardHeight: 'Artboard height',
  widthPrefix: 'W',
  heightPrefix: 'H',
  ad: 'Ad',
  clickableArea: 'Clickable area',
  clickAreas: { ad: 'Whole ad', buttons: 'Buttons only' } satisfies Record<AdDesign['clickArea'], string>,
  adDuration: 'Ad duration',
  adDurationHint: 'The ad stops after this time. 0 sets no limit.',

  // Position and order
  positionAndSize: 'Position and size',
  addKeyframe: (property: string) => `Add keyframe of ${property.toLowerCase()}`,
  removeKeyframe: (property: string) => `Remove keyframe of ${property.toLowerCase()}`,
  arrange: 'Arrange',
  align: 'Align',
  distribute: { horizontal: 'Distribute horizontally', vertical: 'Distribute vertically' },
  orderAndGroups: 'Order and groups',
  group: 'Group',
  ungroup: 'Ungroup',

  // Text
  text: 'Text',
  buttonLabel: 'Label',
  font: 'Font',
  fontSize: 'Font size',
  weight: 'Weight',
  weights: {
    300: 'Light',
    400: 'Regular',
    500: 'Medium',
    600: 'Semibold',
    700: 'Bold',
    800: 'Extra bold',
    900: 'Black',
  },
  lineHeight: 'Line height',
  letterSpacing: 'Letter spacing',
  padding: 'Padding',
  textAlignment: 'Text alignment',
  aligned: { left: 'Left', center: 'Center', right: 'Right' } satisfies Record<TextLayer['align'], string>,
  verticalAlignment: 'Vertical alignment',
  verticallyAligned: { top: 'Top', middle: 'Middle', bottom: 'Bottom' } satisfies Record<
    TextLayer['verticalAlign'],
    string
  >,
  italic: 'Italic',
  textColor: 'Text color',

  // Images and videos
  image: 'Image',
  video: 'Video',
  file: 'File',
  noFile: 'No file',
  fit: 'Fit',
  fits: { contain: 'Show all', cover: 'Fill and crop', fill: 'Stretch' } satisfies Record<ImageLayer['fit'], string>,
  altText: 'Alt text',
  altTextHint: 'Read aloud by screen readers. Leave it empty for a decoration.',
  poster: 'Poster',
  posterHint: 'Shown until the video plays, and to viewers without motion.',
  firstFrame: 'First frame',
  loop: 'Loop',

  // Look
  look: 'Look',
  fill: 'Fill',
  fills: { none: 'None', color: 'Color', gradient: 'Gradient' } satisfies Record<
    NonNullable<Fill>['kind'] | 'none',
    string
  >,
  color: 'Color',
  gradientFrom: 'From',
  gradientTo: 'To',
  angle: 'Angle',
  border: 'Border',
  borderWidth: 'Border width',
  borderColor: 'Border color',
  corners: 'Corners',
  cornerRadius: 'Corner radius',
  blendMode: 'Blend mode',
  blendModes: {
    normal: 'Normal',
    multiply: 'Multiply',
    screen: 'Screen',
    overlay: 'Overlay',
    darken: 'Darken',
    lighten: 'Lighten',
    'color-dodge': 'Color dodge',
    'color-burn': 'Color burn',
    'hard-light': 'Hard light',
    'soft-light': 'Soft light',
    difference: 'Difference',
    exclusion: 'Exclusion',
    hue: 'Hue',
    saturation: 'Saturation',
    color: 'Color',
    luminosity: 'Luminosity',
  } satisfies Record<(typeof BLEND_MODES)[number], string>,
  shadow: 'Shadow',
  shadowX: 'Shadow X',
  shadowY: 'Shadow Y',
  shadowBlur: 'Shadow blur',
  blurPrefix: 'Blur',
  shadowColor: 'Shadow color',

  // Animation
  animation: 'Animation',
  animationOfAd: 'Animation of all layers',
  phases: { in: 'In', stay: 'While shown', out: 'Out' } satisfies Record<AnimationPhase, string>,
  presets: {
    none: 'None',
    fade: 'Fade',
    'slide-right': 'Slide right',
    'slide-left': 'Slide left',
    'slide-up': 'Slide up',
    'slide-down': 'Slide down',
    pop: 'Pop',
    wipe: 'Wipe',
    pulse: 'Pulse',
    float: 'Float',
    swing: 'Swing',
    mixed: 'Mixed',
  } satisfies Record<AnimationPreset | 'none' | 'mixed', string>,
  stagger: 'Stagger',
  staggerHint: 'Time from one layer to the next, from top to bottom.',

  // Other sizes
  inOtherSizes: 'In other sizes',
  inSize: (size: string) => `In ${size}`,
  placedByHand: 'Changed in this size only. Texts, colors and animation are shared by all sizes.',
  placedByRules: 'Placed by the layout of this size. Move, resize or hide it to change this size only.',
  ownChanges: 'Changed in this size',
  visibility: 'Visibility',
  resetPart: (part: string) => `Reset ${part.toLowerCase()}`,
  changedLayers: (count: number) =>
    count === 0
      ? 'No layer is changed in this size.'
      : `${count} ${count === 1 ? 'layer is' : 'layers are'} changed in this size.`,
  layout: 'Layout',
  layouts: { roles: 'By roles, where the shape differs', rules: 'By the rules of each layer' } satisfies Record<
    SizeLayout,
    string
  >,
  role: 'Role',
  suggestedRole: (role: string) => `Automatic: ${role.toLowerCase()}`,
  roles: {
    headline: 'Headline',
    text: 'Text',
    image: 'Image',
    logo: 'Logo',
    button: 'Button',
    background: 'Background',
    none: 'None, by its rules',
  } satisfies Record<LayerRole, string>,
  rulesHint: 'The role places it in sizes of another shape, the rules in those of the same shape.',
  horizontal: 'Horizontal',
  horizontals: { left: 'Left', center: 'Center', right: 'Right', stretch: 'Stretch' } satisfies Record<
    LayerSizing['horizontal'],
    string
  >,
  vertical: 'Vertical',
  verticals: { top: 'Top', middle: 'Middle', bottom: 'Bottom', stretch: 'Stretch' } satisfies Record<
    LayerSizing['vertical'],
    string
  >,
  scale: 'Scale',
  scales: { fit: 'Fit', balance: 'Balance', fill: 'Fill', none: 'Keep size' } satisfies Record<
    LayerSizing['scale'],
    string
  >,
  hideBelowWidth: 'Hide below width',
  hideBelowHeight: 'Hide below height',
}

/** Texts of the properties of layers and the artboard. */
export type PropertiesPanelLabels = typeof propertiesPanelLabels
