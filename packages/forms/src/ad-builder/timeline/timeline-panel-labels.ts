/** English texts of the timeline. */
export const timelinePanelLabels = {
  timeline: 'Timeline',
  goToStart: 'Go to start',
  play: 'Play',
  pause: 'Pause',
  record: 'Record keyframes',
  time: 'Time',
  timePrefix: 'At',
  length: 'Length of the animation',
  lengthPrefix: 'Of',
  loop: 'Loop',
  playhead: 'Playhead',
  empty: 'Nothing is animated yet. Select a layer, move the playhead and add a keyframe with ◆ beside a property.',
  layer: 'Layer',
  keyframeOf: (property: string, layer: string, time: string) => `${property} of ${layer || 'layer'} at ${time}`,
  selectedKeyframes: 'Selected keyframes',
  keyframeTime: 'Time of the keyframe',
  keyframeValue: (property: string) => `${property} of the keyframe`,
  easing: 'Easing to the next keyframe',
  easings: {
    linear: 'Linear',
    ease: 'Ease',
    'ease-in': 'Ease in',
    'ease-out': 'Ease out',
    'ease-in-out': 'Ease in and out',
    'step-end': 'Hold',
    custom: 'Custom curve',
  },
  curve: (coordinate: string) => `Curve ${coordinate}`,
  deleteKeyframes: (count: number) => `Delete ${count === 1 ? 'keyframe' : 'keyframes'}`,
}

/** Texts of the timeline. */
export type TimelinePanelLabels = typeof timelinePanelLabels
