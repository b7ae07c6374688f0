/**
 * Classes of text with `dir="auto"`, which is cut at its own end on pages of both directions. The page still decides
 * about the side to which it is aligned; Chromium knows this value with its prefix only.
 */
export const ALIGN_WITH_PARENT =
  '[text-align:-webkit-match-parent] supports-[text-align:match-parent]:[text-align:match-parent]'
