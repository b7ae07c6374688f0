import type { Alignment, AnimationPhase, LayerProperty, StackMove } from '@placard/domain/ad-builder'

/**
 * English names of the steps in the history, besides the defaults in `STEP_LABELS`. The state contains them, so that
 * they are translated only when they are shown.
 */
export const STEPS = {
  add: {
    text: 'Add text',
    image: 'Add image',
    rectangle: 'Add rectangle',
    ellipse: 'Add ellipse',
    button: 'Add button',
    video: 'Add video',
  },
  duplicate: 'Duplicate',
  cut: 'Cut',
  paste: 'Paste',

  renameLayer: 'Rename layer',
  layer: { show: 'Show layer', hide: 'Hide layer', lock: 'Lock layer', unlock: 'Unlock layer' },
  group: { show: 'Show group', hide: 'Hide group', lock: 'Lock group', unlock: 'Unlock group' },

  move: 'Move',
  resize: 'Resize',
  rotate: 'Rotate',
  changeProperty: {
    x: 'Change X',
    y: 'Change Y',
    width: 'Change width',
    height: 'Change height',
    rotation: 'Change rotation',
    scale: 'Change scale',
    opacity: 'Change opacity',
    reveal: 'Change reveal',
  } satisfies Record<LayerProperty, string>,
  align: {
    left: 'Align left',
    center: 'Align center',
    right: 'Align right',
    top: 'Align top',
    middle: 'Align middle',
    bottom: 'Align bottom',
  } satisfies Record<Alignment, string>,
  distribute: 'Distribute',
  stack: {
    front: 'Bring to front',
    forward: 'Bring forward',
    backward: 'Send backward',
    back: 'Send to back',
  } satisfies Record<StackMove, string>,

  changeFill: 'Change fill',
  changeColor: 'Change color',
  changeGradient: 'Change gradient',
  changeBorder: 'Change border',
  changeCorners: 'Change corners',
  changeBlendMode: 'Change blend mode',
  changeShadow: 'Change shadow',

  editText: 'Edit text',
  changeFont: 'Change font',
  changeFontSize: 'Change font size',
  changeWeight: 'Change weight',
  changeLineHeight: 'Change line height',
  changeLetterSpacing: 'Change letter spacing',
  changePadding: 'Change padding',
  alignText: 'Align text',
  changeStyle: 'Change style',
  changeTextColor: 'Change text color',

  changeFile: 'Change file',
  changeFit: 'Change fit',
  changeAltText: 'Change alt text',
  changePoster: 'Change poster',
  changeLoop: 'Change loop',

  resizeArtboard: 'Resize artboard',
  changeClickArea: 'Change clickable area',
  changeLength: 'Change length',
  changeAdDuration: 'Change ad duration',
  changeEasing: 'Change easing',
  animate: { in: 'Animate in', stay: 'Animate while shown', out: 'Animate out' } satisfies Record<
    AnimationPhase,
    string
  >,
  changeStagger: 'Change stagger',
  moveAnimation: 'Move animation',
  trimAnimation: 'Trim animation',
  deleteAnimation: 'Delete animation',
  changeRole: 'Change role',
  changeRules: 'Change rules',
  resetToRules: 'Reset layer',
  resetChange: 'Reset change',
  resetSize: 'Reset size',
}

/** Names of steps that contain a size or the name of a template. */
export const STEP_OF = {
  addSize: (size: string) => `Add size ${size}`,
  addSizes: (count: string) => `Add ${count} sizes`,
  removeSize: (size: string) => `Remove size ${size}`,
  template: (name: string) => `Template: ${name}`,
}
