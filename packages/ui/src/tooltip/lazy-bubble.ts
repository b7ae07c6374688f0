import { lazyPart } from '../lazy-part.js'

/** What shows the words of a tooltip: most visits to a page do without, and it weighs more than most parts. */
export const lazyBubble = /* @__PURE__ */ lazyPart(async () => (await import('./tooltip-bubble.js')).TooltipBubble)
