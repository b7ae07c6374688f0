/** The sum of what has no place of its own: no hue, no marker. */
export const OTHER_COLOR = 'var(--placard-border-control)'
