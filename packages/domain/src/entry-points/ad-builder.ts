// Entry point `@placard/domain/ad-builder`: the ad builder: designs and the HTML they become. Experimental: may change in any release.
export type {
  AdBuilderState,
  AdDesign,
  AnimationPhase,
  BuilderAsset,
  DerivedSize,
  Easing,
  Keyframe,
  LayerGroup,
  LayerOverride,
  SizeLayout,
} from '../ad-builder/ad-builder.js'
export { adDesignSchema, newAdBuilder, newAdDesign } from '../ad-builder/ad-builder.js'
export type { AdBuilderAction } from '../ad-builder/ad-builder-reducer.js'
export { reduceAdBuilder } from '../ad-builder/ad-builder-reducer.js'
export type {
  Artboard,
  ButtonLayer,
  ContentLayer,
  Fill,
  ImageLayer,
  Layer,
  LayerProperty,
  LayerRole,
  LayerSizing,
  LayerStyle,
  ShapeLayer,
  TextLayer,
  VideoLayer,
} from '../ad-builder/ad-layer.js'
export { BLEND_MODES } from '../ad-builder/ad-layer.js'
export type { AnimationPreset } from '../ad-builder/animation-presets.js'
export { ANIMATION_PRESETS } from '../ad-builder/animation-presets.js'
export type { EmbeddedDesign } from '../ad-builder/builder-document.js'
export { designFromHtml } from '../ad-builder/builder-document.js'
export type { BuilderHtmlOptions } from '../ad-builder/builder-html.js'
export { builderHtml } from '../ad-builder/builder-html.js'
export type { DesignSize } from '../ad-builder/derived-sizes.js'
export type { LayerChanges, LayerClip } from '../ad-builder/design-changes.js'
export type { AnimationClip, KeyframeTimes } from '../ad-builder/keyframe-changes.js'
export { layerClips, moveClip } from '../ad-builder/keyframe-changes.js'
export type { Alignment, Box, Guide, Handle, StyleChanges } from '../ad-builder/layer-arrangement.js'
export type { CssProperties } from '../ad-builder/layer-css.js'
export type { Distance } from '../ad-builder/layer-distances.js'
export { measureDistances } from '../ad-builder/layer-distances.js'
export { contentName, isNamed } from '../ad-builder/layer-name.js'
export { findRoles } from '../ad-builder/layer-roles.js'
export type { StackMove } from '../ad-builder/layer-stack.js'
export { offsetClip } from '../ad-builder/offset-clip.js'
export type { OverridePart } from '../ad-builder/size-changes.js'
export type { SizeProblem } from '../ad-builder/size-problems.js'
export { findSizeProblems } from '../ad-builder/size-problems.js'
export type { BuilderTemplate } from '../ad-builder/templates/builder-templates.js'
export { BUILDER_TEMPLATES } from '../ad-builder/templates/builder-templates.js'
export type { LayerStyles, Track } from '../ad-builder/timeline.js'
export { excessiveTimeline } from '../ad-builder/timeline.js'
export type { BuilderLayout } from '../settings/builder-layout.js'
export { builderLayoutSchema, DEFAULT_BUILDER_LAYOUT } from '../settings/builder-layout.js'
