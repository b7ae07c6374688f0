import type { AnimationPhase } from '@placard/domain/ad-builder'

/** English texts of the timeline. */
export const timelinePanelLabels = {
  timeline: 'Timeline',
  goToStart: 'Go to start',
  play: 'Play',
  pause: 'Pause',
  time: 'Time',
  timePrefix: 'At',
  length: 'Length of the animation',
  lengthPrefix: 'Of',
  loop: 'Loop',
  playhead: 'Playhead',
  empty:
    'Nothing is animated yet. Choose a preset under “Animation” in the properties, or add a keyframe with ◆ beside a property.',
  layer: 'Layer',
  clips: { in: 'In', stay: 'Stay', out: 'Out', own: 'Animation' } satisfies Record<AnimationPhase | 'own', string>,
  clipOf: (clip: string, layer: string) => `${clip} of ${layer || 'layer'}`,
  clipTimes: (clip: string, from: string, to: string) => `${clip}, ${from} to ${to}`,
  clipStart: (clip: string) => `Start: ${clip}`,
  clipEnd: (clip: string) => `End: ${clip}`,
  tooLong: (seconds: number, loops: number) =>
    `Animated for ${Math.round(seconds * 10) / 10} s in ${loops} ${loops === 1 ? 'run' : 'runs'}. Ad networks accept 15 s and three runs.`,
  endless: 'Animated without an end. Ad networks accept 15 s and three runs: set an ad duration.',
  endsEmpty: 'All layers are gone at the end, and viewers without motion see no ad. Keep one of them.',
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
