/** Replacement of a part of the text. */
export interface MacroFix {
  start: number
  end: number
  text: string
  /** Label of a button: "Replace with %%CACHEBUSTER%%". */
  label: string
}

/** Kind of a problem with a macro. */
export type MacroRule =
  | 'foreign'
  | 'misspelt'
  | 'unknown'
  | 'encoded'
  | 'unescaped'
  | 'escaped twice'
  | 'wrong place'
  | 'missing'
  | 'no tag'
  | 'insecure'

/** Problem with a macro, and where it is in the text. */
export interface MacroFinding {
  rule: MacroRule
  /** Errors lose clicks or data; warnings are to be checked. */
  severity: 'error' | 'warning'
  /** Macro, or the one that is missing. */
  macro: string
  message: string
  /** Index of the first character, and of the character after it; equal for a missing macro. */
  start: number
  end: number
  fix?: MacroFix
}
