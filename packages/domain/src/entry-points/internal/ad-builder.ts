// Names of ad-builder that only Placard's packages and apps use. They may change in any release.
export {
  ANIMATION_PHASES,
  contentLayers,
  EASING_CURVES,
  findArtboard,
  MAX_BUILDER_ASSETS,
  MAX_LAYERS,
  MAX_SIZES,
  MAX_TIMELINE_MS,
  pickDesign,
} from '../../ad-builder/ad-builder.js'
export { STEP_LABELS } from '../../ad-builder/ad-builder-reducer.js'
export {
  BUILDER_FONTS,
  clampProperty,
  isContentLayer,
  LAYER_PROPERTIES,
  LAYER_PROPERTY_NAMES,
  newLayer,
} from '../../ad-builder/ad-layer.js'
export { findPreset, STAGGER_MS } from '../../ad-builder/animation-presets.js'
export {
  parseClip,
  parseDesign,
  serializeClip,
  serializeDesign,
  UNREADABLE_DESIGN,
} from '../../ad-builder/builder-document.js'
export { builderHtmlProblem } from '../../ad-builder/builder-html.js'
export {
  designForSize,
  designSizes,
  findDerivedSize,
  scaleLook,
  styleOverride,
} from '../../ad-builder/derived-sizes.js'
export { copyLayers } from '../../ad-builder/design-changes.js'
export { creativeOfDesign, readAdSeconds } from '../../ad-builder/design-creative.js'
export { hasDesign } from '../../ad-builder/design-marker.js'
export {
  ALIGNMENTS,
  alignParts,
  distributeParts,
  HANDLES,
  handleDirection,
  layerBounds,
  pointerAngle,
  resizeLayer,
  resizeLayers,
  rotateLayers,
  snapAngle,
  snapBox,
  snapLine,
  unionBox,
} from '../../ad-builder/layer-arrangement.js'
export { blendCss, fillCss, layerBoxCss, layerStyleCss, mediaCss } from '../../ad-builder/layer-css.js'
export { layerTracks, minDurationMs, sampleDesign, sampleTrack } from '../../ad-builder/timeline.js'
export { endsEmpty, posterTime } from '../../ad-builder/visible-layers.js'
